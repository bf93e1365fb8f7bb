import { useTranslation } from 'react-i18next'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'
import type { PaymentOutcome } from './payment-outcome.ts'
import css from './payment-result.module.css'

interface Props {
  readonly outcome: PaymentOutcome
  readonly orderNo: string
}

/** What came of a payment, in a sentence or two that its own facts bear out. */
export function OutcomeText({ outcome: { result, detail, money, refunded, late }, orderNo }: Props) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const values = { no: orderNo, amount: formatRupiah(refunded + late) }
  return (
    <>
      <p>{detail ? t(`cashier:result.${detail}`, values) : t(`checkout:result.${result}.text`, values)}</p>
      {money && <p>{t(`cashier:result.${money}`)}</p>}
    </>
  )
}

/** Money that was given back on an order that stands: what came in too late, and what after-sales requests gave back. */
export function RefundNotes({ outcome: { result, late, refunded } }: Pick<Props, 'outcome'>) {
  const { t } = useTranslation('cashier')
  if (result === 'closed') return null
  const notes = [
    late > 0 && t('refunded', { amount: formatRupiah(late) }),
    refunded > 0 && t('result.refundedPart', { amount: formatRupiah(refunded) }),
  ]
  return notes.map(
    (words) =>
      words && (
        <Note key={words} tone="amber" role="status" className={css.note}>
          {words}
        </Note>
      ),
  )
}
