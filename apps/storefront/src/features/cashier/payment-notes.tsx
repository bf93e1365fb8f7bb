import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
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
