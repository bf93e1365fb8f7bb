import { ShieldCheck } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFields } from '../../entities/payment-method/card/card-fields.tsx'
import { useCardForm } from '../../entities/payment-method/card/use-card-form.ts'
import css from '../../entities/payment-method/payment-method.module.css'
import { paymentMethodApi } from '../../entities/payment-method/payment-method-api.ts'
import { PaymentMethodError } from '../../entities/payment-method/payment-method-error.tsx'
import { failedWith } from '../../shared/api/failure.ts'
import { useSensitiveMutation } from '../../shared/api/use-sensitive-mutation.ts'
import { useSubmission } from '../../shared/submission/use-submission.ts'
import { clockSkew } from '../../shared/time/server-clock.ts'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { useGatewayRedirect } from './use-gateway-redirect.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** The card is kept; the sheet stays until the gateway's page comes. */
  readonly onSaved: () => void
  /** ISO 8601: cards expire by it. */
  readonly serverTime: string
}

/** The form of a new card; once kept, it is proven at the gateway. What was typed ends with the sheet. */
export function AddCardSheet({ open, onClose, onSaved, serverTime }: Props) {
  const { t } = useTranslation('wallet')
  return (
    <Sheet open={open} onClose={onClose} title={t('cards.add')} overlayCloses={false}>
      <AddCardForm serverTime={serverTime} onSaved={onSaved} onAdded={onClose} />
    </Sheet>
  )
}

interface AddCardProps extends Pick<Props, 'serverTime' | 'onSaved'> {
  /** It is in the wallet already. */
  readonly onAdded: () => void
}

function AddCardForm({ serverTime, onSaved, onAdded }: AddCardProps) {
  const { t } = useTranslation('wallet')
  const form = useCardForm({ skew: useRef(clockSkew(serverTime, Date.now())).current })
  const [add, { isLoading, failure }] = useSensitiveMutation(paymentMethodApi.endpoints.walletCardAdd)
  const { submit: sendOnce } = useSubmission('wallet.cardAdd', null)
  const { goTo, leaving, lost } = useGatewayRedirect()

  const submit = async () => {
    if (isLoading || leaving || form.validate()) return
    const card = form.toCard()
    if (!card) return
    const outcome = await sendOnce(add, card, 'goesOn')
    if (outcome.kind === 'done') {
      form.reset()
      onSaved()
      goTo(outcome.data.verify_url)
      return
    }
    // The card is in the wallet now: its proof continues there.
    if (outcome.kind === 'made') return onAdded()
    const error = outcome.failure
    if (error.kind === 'business') form.setServerError(error.field, failedWith(error, 'PAYMENT_FAILED') ? 'declined' : 'invalid')
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
      <PaymentMethodError failure={failure ?? undefined} />
      <Button type="submit" size="lg" block loading={isLoading || leaving}>
        {t('cards.save')}
      </Button>
    </Form>
  )
}
