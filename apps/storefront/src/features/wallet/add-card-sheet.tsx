import { ShieldCheck } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { failedWith } from '../../shared/api/failure.ts'
import { useSensitive } from '../../shared/api/use-sensitive.ts'
import { CardFields } from '../../shared/card-form/card-fields.tsx'
import { useCardForm } from '../../shared/card-form/use-card-form.ts'
import { useSubmission } from '../../shared/submission/use-submission.ts'
import { skewOf } from '../../shared/time/server-clock.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Form } from '../../shared/ui/form.tsx'
import { Note } from '../../shared/ui/note.tsx'
import { Sheet } from '../../shared/ui/sheet.tsx'
import { useGoTo } from './use-go-to.ts'
import css from './wallet.module.css'
import { walletApi } from './wallet-api.ts'
import { WalletFailure } from './wallet-failure.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** The card is kept; the sheet stays until the gateway's page comes. */
  readonly onKept: () => void
  /** ISO 8601: cards expire by it. */
  readonly serverTime: string
}

/** The form of a new card; once kept, it is proven at the gateway. What was typed ends with the sheet. */
export function AddCardSheet({ open, onClose, onKept, serverTime }: Props) {
  const { t } = useTranslation('wallet')
  return (
    <Sheet open={open} onClose={onClose} title={t('cards.add')} overlayCloses={false}>
      <AddCard serverTime={serverTime} onKept={onKept} onAdded={onClose} />
    </Sheet>
  )
}

interface AddCardProps extends Pick<Props, 'serverTime' | 'onKept'> {
  /** It is in the wallet already. */
  readonly onAdded: () => void
}

function AddCard({ serverTime, onKept, onAdded }: AddCardProps) {
  const { t } = useTranslation('wallet')
  const form = useCardForm({ skew: useRef(skewOf(serverTime, Date.now())).current })
  const [add, { isLoading, failure }] = useSensitive(walletApi.endpoints.walletCardAdd)
  const { submit: sendOnce } = useSubmission('wallet.cardAdd', null)
  const { goTo, leaving, lost } = useGoTo()

  const submit = async () => {
    if (isLoading || leaving || form.check()) return
    const card = form.value()
    if (!card) return
    const outcome = await sendOnce(add, card, 'goesOn')
    if (outcome.kind === 'done') {
      form.clear()
      onKept()
      goTo(outcome.data.verify_url)
      return
    }
    // The card is in the wallet now: its proof continues there.
    if (outcome.kind === 'made') return onAdded()
    const error = outcome.failure
    if (error.kind === 'business') form.refuse(error.field, failedWith(error, 'PAYMENT_FAILED') ? 'declined' : 'invalid')
  }
  return (
    <Form className={css.form} onSubmit={() => void submit()}>
      <CardFields form={form} />
      <Note tone="grey" icon={ShieldCheck}>
        {t('proof.notice')}
      </Note>
      {lost && (
        <Note tone="red" role="alert">
          {t('failure.page')}
        </Note>
      )}
      <WalletFailure failure={failure ?? undefined} />
      <Button type="submit" size="lg" block loading={isLoading || leaving}>
        {t('cards.save')}
      </Button>
    </Form>
  )
}
