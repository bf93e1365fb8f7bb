import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useWalletCardVerifyMutation } from '../../entities/payment-method/payment-method-api.ts'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import { FailureNote, Note } from '../../shared/ui/feedback/note.tsx'

/** Back from the gateway: how the proof of a card stands, asked for once more whenever the page is opened. */
export function CardVerificationResult({ cardId }: { readonly cardId: string }) {
  const { t } = useTranslation('wallet')
  const [verify, { data, error }] = useWalletCardVerifyMutation()
  useEffect(() => void verify({ card_id: cardId }), [verify, cardId])
  if (data)
    return (
      <Note tone="green" role="status">
        {t('proof.verified', { number: data.masked_number })}
      </Note>
    )
  if (failedWith(error, 'PAYMENT_FAILED'))
    return (
      <Note tone="red" role="alert">
        {t('proof.failed')}
      </Note>
    )
  if (failedWith(error, 'PAYMENT_PROCESSING', 'PAYMENT_CANCELLED', 'PAYMENT_NOT_FOUND')) return null
  return <FailureNote failure={failureOf(error)} />
}
