import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { CardVerificationResult } from '../features/wallet/proof-outcome.tsx'
import { SavedCards } from '../features/wallet/saved-cards.tsx'
import { SavedEWallets } from '../features/wallet/saved-e-wallets.tsx'
import { usePaymentMethods } from '../features/wallet/use-wallet.ts'
import css from '../features/wallet/wallet.module.css'
import { PaymentMethodsSkeleton } from '../features/wallet/wallet-skeleton.tsx'
import { paths } from '../shared/paths.ts'
import { LinkButton } from '../shared/ui/button.tsx'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { QueryState } from '../shared/ui/query-state.tsx'

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
