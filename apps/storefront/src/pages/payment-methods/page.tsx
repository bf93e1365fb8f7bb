import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import css from '../../entities/payment-method/payment-method.module.css'
import { CardVerificationResult } from '../../features/payment-methods/card-verification-result.tsx'
import { PaymentMethodsSkeleton } from '../../features/payment-methods/payment-methods-skeleton.tsx'
import { SavedCards } from '../../features/payment-methods/saved-cards.tsx'
import { SavedEWallets } from '../../features/payment-methods/saved-e-wallets.tsx'
import { usePaymentMethods } from '../../features/payment-methods/use-payment-methods.ts'
import { paths } from '../../shared/paths.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'

/** `/payment-option`: saved cards and e-wallets. `card_id` in the address: back from that card's proof at the gateway. */
export function PaymentMethodsPage() {
  const { t } = useTranslation('wallet')
  const [search] = useSearchParams()
  const cardId = search.get('card_id')
  const query = usePaymentMethods()
  return (
    <PageLayout title={t('paymentOption')} back={paths.me}>
      <QueryState query={query} loading={<PaymentMethodsSkeleton />}>
        {({ cards, e_wallets, max, server_time }) => (
          <div className={css.parts}>
            {cardId !== null && <CardVerificationResult cardId={cardId} />}
            <SavedCards cards={cards} max={max} serverTime={server_time} />
            <SavedEWallets purpose="payment" eWallets={e_wallets} max={max} />
            <LinkButton to={paths.refundSettings} variant="outline" block>
              {t('toRefundSettings')}
            </LinkButton>
          </div>
        )}
      </QueryState>
    </PageLayout>
  )
}
