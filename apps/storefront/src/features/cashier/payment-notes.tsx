import { useTranslation } from 'react-i18next'
import type { Cashier } from '../../entities/payment/payment-api.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { isOutcomeUnknown } from '../../shared/submission/submit.ts'
import { FailureNote, Note } from '../../shared/ui/feedback/note.tsx'
import { payErrorTargetOf } from './pay-error-target.ts'
import type { PayOutcome } from './use-pay.ts'

interface Props {
  readonly failure: Failure | undefined
  readonly outcome: PayOutcome | null
  /** The payment's page had no address to go to. */
  readonly lost: boolean
  readonly leaving: boolean
  /** Asks the shop how things stand. */
  readonly onCheck: () => void
}

/** What came of pressing the button, beside it; what concerns a card or cash stands beside those. */
export function PaymentNotes({ failure, outcome, lost, leaving, onCheck }: Props) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const spot = failure && payErrorTargetOf(failure)
  const here = spot === 'card' || spot === 'cod' ? undefined : failure
  const again = (words: string) => (
    <button type="button" onClick={onCheck}>
      {words}
    </button>
  )
  return (
    <>
      {lost && (
        <Note tone="red" role="alert">
          {t('cashier.badRedirect')}
        </Note>
      )}
      <FailureNote failure={here}>
        {here && isOutcomeUnknown(here) && (
          <>
            {t(`cashier.${outcome ?? 'unsure'}`)} {outcome === null && again(t('cashier.pending.check'))}
          </>
        )}
        {spot === 'amount' && again(t('cashier:refresh'))}
        {spot === 'moved' && t('cashier:moved')}
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

/** How the last try ended that didn't bring the money, what became of that, and what came in too late and was given back. */
export function EndedNote({ cashier: { last_payment, refunded_late, flag_may_come_late } }: { readonly cashier: Facts }) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const status = last_payment?.status
  const ended = status === 'failed' || status === 'cancelled' || status === 'expired' ? status : null
  const money = flag_may_come_late ? 'mayComeLate' : ended === 'failed' ? 'nothingCharged' : null
  return (
    <>
      {ended && (
        <Note tone={ended === 'failed' ? 'red' : 'amber'} role="alert">
          {t(`checkout:cashier.ended.${ended}`)} {money && t(`cashier:result.${money}`)}
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
