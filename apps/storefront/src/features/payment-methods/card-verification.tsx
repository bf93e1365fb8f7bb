import type { SavedCard } from '@nusaria/contracts/payment-method-entities'
import { useEffect } from 'react'
import { useWalletCardProveMutation, useWalletCardVerifyMutation } from '#commerce/payment-method/api.ts'
import { PaymentMethodError } from '#commerce/payment-method/payment-method-error.tsx'
import { failedWith, toFailure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/primitives/button.tsx'
import css from './payment-methods.module.css'
import { useGatewayRedirect } from './use-gateway-redirect.ts'

/** The state of a card's verification and a button that starts it. Shows nothing for a verified card. */
export function CardVerification({ card: { card_id, verification, masked_number } }: { readonly card: SavedCard }) {
  const { t } = useTranslation('wallet')
  const [prove, { isLoading, error }] = useWalletCardProveMutation()
  const { redirect, redirecting, invalidUrl } = useGatewayRedirect()
  if (verification === undefined || verification === 'verified') return null
  const start = async () => {
    const { data } = await prove({ card_id })
    if (data) redirect(data.verify_url)
  }
  return (
    <div className={cx('grid gap-8', css.verification)}>
      <Note tone={verification === 'failed' ? 'red' : 'amber'}>{t(`proof.${verification}`)}</Note>
      {verification !== 'pending' && (
        <Button
          size="sm"
          variant="outline"
          loading={isLoading || redirecting}
          onClick={() => void start()}
          aria-label={`${t('proof.action')}: ${masked_number}`}
        >
          {t('proof.action')}
        </Button>
      )}
      {invalidUrl && (
        <Note tone="red" role="alert">
          {t('failure.page')}
        </Note>
      )}
      <PaymentMethodError failure={toFailure(error)} />
    </div>
  )
}

/** After the return from the gateway: the result of the card's verification. Asks the server again each time the page opens. */
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
  return <FailureNote failure={toFailure(error)} />
}
