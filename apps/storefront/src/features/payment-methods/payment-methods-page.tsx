import { useSearchParams } from 'react-router-dom'
import { isOffered } from '#platform/config/offered.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { CardVerificationResult } from './card-verification.tsx'
import { PaymentMethodsView } from './payment-methods-view.tsx'
import { SavedCards } from './saved-cards.tsx'
import { SavedEWallets } from './saved-e-wallets.tsx'

const PageHelp = lazyOptional(() => import('#commerce/customer-service/page-help.tsx').then((m) => m.PageHelp))

/** `/payment-option`: saved cards and e-wallets. With `card_id`: the return from that card's verification at the gateway. */
export function PaymentMethodsPage() {
  const { t } = useTranslation('wallet')
  const [params] = useSearchParams()
  const cardId = params.get('card_id')
  return (
    <PageLayout title={t('paymentOption')} back={paths.me} column="form" aside={<PageHelp topic="payment" />}>
      <PaymentMethodsView>
        {({ cards, e_wallets, max }, skew) => (
          <>
            {cardId !== null && <CardVerificationResult cardId={cardId} />}
            {isOffered('card') && <SavedCards cards={cards} max={max} skew={skew} />}
            {isOffered('e_wallet') && <SavedEWallets purpose="payment" eWallets={e_wallets} max={max} />}
            <LinkButton to={paths.refundSettings} variant="outline" block>
              {t('toRefundSettings')}
            </LinkButton>
          </>
        )}
      </PaymentMethodsView>
    </PageLayout>
  )
}
