import { useLocation } from 'react-router-dom'
import { PaymentMethodsView } from '../../features/payment-methods/payment-methods-view.tsx'
import { RefundAccounts } from '../../features/payment-methods/refund-accounts.tsx'
import { SavedEWallets } from '../../features/payment-methods/saved-e-wallets.tsx'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { lazyOptional } from '../../shared/lazy-with-retry.ts'
import { paths } from '../../shared/paths.ts'
import { safePath } from '../../shared/safe-path.ts'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'

const PageHelp = lazyOptional(() => import('../../entities/customer-service/page-help.tsx').then((m) => m.PageHelp))

/** The path of the form that linked here, from the navigation state; null without one. */
function useReturnPath(): string | null {
  const state = useLocation().state as { readonly backTo?: unknown } | null
  return typeof state?.backTo === 'string' ? safePath(state.backTo) : null
}

/** `/refund-settings`: the accounts for refunds of orders paid in cash, and a link back to the previous form. */
export function RefundAccountsPage() {
  const { t } = useTranslation('wallet')
  const returnPath = useReturnPath()
  return (
    <PageLayout title={t('refundSettings')} back={paths.paymentOption} column="form" aside={<PageHelp topic="refund" />}>
      <PaymentMethodsView>
        {({ refund_cards, e_wallets, max }) => (
          <>
            <RefundAccounts refundCards={refund_cards} max={max} />
            <SavedEWallets purpose="refund" eWallets={e_wallets} max={max} />
            {returnPath !== null && (
              <LinkButton to={returnPath} variant="outline" block>
                {t('backToRequest')}
              </LinkButton>
            )}
          </>
        )}
      </PaymentMethodsView>
    </PageLayout>
  )
}
