import { ShieldCheck } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFields } from '../../entities/payment-method/card/card-fields.tsx'
import { useCardForm } from '../../entities/payment-method/card/use-card-form.ts'
import { paymentMethodApi } from '../../entities/payment-method/payment-method-api.ts'
import { PaymentMethodError } from '../../entities/payment-method/payment-method-error.tsx'
import css from '../../entities/payment-method/payment-method-form.module.css'
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
  /** The card is saved. The sheet stays open until the gateway's page opens. */
  readonly onSaved: () => void
  /** ISO 8601; cards expire by the server's clock. */
  readonly serverTime: string
}

/** The form of a new card, in a sheet. A saved card is verified at the gateway. Closing the sheet discards what was typed. */
export function AddCardSheet({ open, onClose, onSaved, serverTime }: Props) {
  const { t } = useTranslation('wallet')
  return (
    <Sheet open={open} onClose={onClose} title={t('cards.add')} overlayCloses={false}>
      <AddCardForm serverTime={serverTime} onSaved={onSaved} onAdded={onClose} />
    </Sheet>
  )
}

interface AddCardProps extends Pick<Props, 'serverTime' | 'onSaved'> {
  /** The card was saved by an earlier request. */
  readonly onAdded: () => void
}

function AddCardForm({ serverTime, onSaved, onAdded }: AddCardProps) {
  const { t } = useTranslation('wallet')
  const form = useCardForm({ skew: useRef(clockSkew(serverTime, Date.now())).current })
  const [add, { isLoading, failure }] = useSensitiveMutation(paymentMethodApi.endpoints.walletCardAdd)
  const { submit: submitOnce } = useSubmission('wallet.cardAdd', null)
  const { redirect, redirecting, invalidUrl } = useGatewayRedirect()

  const submit = async () => {
    if (isLoading || redirecting || form.validate()) return
    const card = form.toCard()
    if (!card) return
    const outcome = await submitOnce(add, card, 'send')
    if (outcome.kind === 'done') {
      form.reset()
      onSaved()
      redirect(outcome.data.verify_url)
      return
    }
    // An earlier request has saved the card; its verification continues on the list.
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
      {invalidUrl && (
        <Note tone="red" role="alert">
          {t('failure.page')}
        </Note>
      )}
      <PaymentMethodError failure={failure ?? undefined} />
      <Button type="submit" size="lg" block loading={isLoading || redirecting}>
        {t('cards.save')}
      </Button>
    </Form>
  )
}
