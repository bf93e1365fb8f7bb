import type { SavedCard } from '@nusaria/contracts/wallet-entities'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../shared/api/failure.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Note } from '../../shared/ui/note.tsx'
import { useGatewayRedirect } from './use-go-to.ts'
import css from './wallet.module.css'
import { useWalletCardProveMutation } from './wallet-api.ts'
import { PaymentMethodError } from './wallet-failure.tsx'

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
