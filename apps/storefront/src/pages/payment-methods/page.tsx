import { useSearchParams } from 'react-router-dom'
import { CardVerificationResult } from '../../features/payment-methods/card-verification.tsx'
import { PaymentMethodsView } from '../../features/payment-methods/payment-methods-view.tsx'
import { SavedCards } from '../../features/payment-methods/saved-cards.tsx'
import { SavedEWallets } from '../../features/payment-methods/saved-e-wallets.tsx'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { lazyOptional } from '../../shared/lazy-with-retry.ts'
import { isOffered } from '../../shared/offered.ts'
import { paths } from '../../shared/paths.ts'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'

const PageHelp = lazyOptional(() => import('../../entities/customer-service/page-help.tsx').then((m) => m.PageHelp))

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
