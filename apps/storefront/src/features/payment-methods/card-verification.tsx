import type { SavedCard } from '@nusaria/contracts/payment-method-entities'
import { useTranslation } from 'react-i18next'
import css from '../../entities/payment-method/payment-method.module.css'
import { useWalletCardProveMutation } from '../../entities/payment-method/payment-method-api.ts'
import { PaymentMethodError } from '../../entities/payment-method/payment-method-error.tsx'
import { failureOf } from '../../shared/api/failure.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { useGatewayRedirect } from './use-gateway-redirect.ts'

/** How the proof of a card stands, and the way on with it. Nothing for a proven one. */
export function CardVerification({ card: { card_id, verification, masked_number } }: { readonly card: SavedCard }) {
  const { t } = useTranslation('wallet')
  const [prove, { isLoading, error }] = useWalletCardProveMutation()
  const { goTo, leaving, lost } = useGatewayRedirect()
  if (verification === undefined || verification === 'verified') return null
  const begin = async () => {
    const { data } = await prove({ card_id })
    if (data) goTo(data.verify_url)
  }
  return (
    <div className={css.proof}>
      <Note tone={verification === 'failed' ? 'red' : 'amber'}>{t(`proof.${verification}`)}</Note>
      {verification !== 'pending' && (
        <Button
          size="sm"
          variant="outline"
          loading={isLoading || leaving}
          onClick={() => void begin()}
          aria-label={`${t('proof.action')}: ${masked_number}`}
        >
          {t('proof.action')}
        </Button>
      )}
      {lost && (
        <Note tone="red" role="alert">
          {t('failure.page')}
        </Note>
      )}
      <PaymentMethodError failure={failureOf(error)} />
    </div>
  )
}
