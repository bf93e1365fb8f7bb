import type { Failure } from '#platform/api/failure.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { isOutcomeUnknown } from '#platform/forms/submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { StorageNote } from '#ui/feedback/storage-note.tsx'
import type { Cashier } from '../api.ts'
import { findPayErrorTarget } from './pay-refusals.ts'
import type { PayOutcome } from './use-cashier-form.ts'

interface Props {
  readonly failure: Failure | undefined
  readonly outcome: PayOutcome | null
  /** The redirect URL of the payment isn't a page. */
  readonly badRedirect: boolean
  readonly leaving: boolean
  /** Refetches the cashier. */
  readonly onCheck: () => void
}

/** The result of pressing the button. Refusals of a card or of cash on delivery are shown beside these instead. */
export function PaymentNotes({ failure, outcome, badRedirect, leaving, onCheck }: Props) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const target = failure && findPayErrorTarget(failure)
  const shown = target === 'card' || target === 'cod' ? undefined : failure
  const checkButton = (label: string) => (
    <button type="button" onClick={onCheck}>
      {label}
    </button>
  )
  return (
    <>
      <StorageNote />
      {badRedirect && (
        <Note tone="red" role="alert">
          {t('cashier.badRedirect')}
        </Note>
      )}
      <FailureNote failure={shown}>
        {shown && isOutcomeUnknown(shown) && (
          <>
            <span>{t(`cashier.${outcome ?? 'unsure'}`)}</span> {outcome === null && checkButton(t('cashier.pending.check'))}
          </>
        )}
        {target === 'amount' && checkButton(t('cashier:refresh'))}
        {target === 'order' && <span>{t('cashier:moved')}</span>}
      </FailureNote>
      {leaving && (
        <Note tone="grey" role="status">
          {t('cashier.redirecting')}
        </Note>
      )}
    </>
  )
}

type Facts = Pick<Cashier, 'last_payment' | 'refunded_late' | 'flag_may_come_late'>

/** How the last payment failed, what happened with its money, and which late payment was refunded. */
export function EndedNote({ cashier: { last_payment, refunded_late, flag_may_come_late } }: { readonly cashier: Facts }) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const status = last_payment?.status
  const ended = status === 'failed' || status === 'cancelled' || status === 'expired' ? status : null
  const money = flag_may_come_late ? 'mayComeLate' : ended === 'failed' ? 'nothingCharged' : null
  return (
    <>
      {ended && (
        <Note tone={ended === 'failed' ? 'red' : 'amber'} role="alert">
          <span>{t(`checkout:cashier.ended.${ended}`)}</span> {money && <span>{t(`cashier:result.${money}`)}</span>}
        </Note>
      )}
      {refunded_late > 0 && (
        <Note tone="amber" role="status">
          {t('cashier:refunded', { amount: formatRupiah(refunded_late) })}
        </Note>
      )}
    </>
  )
}
