import { useLocation } from 'react-router-dom'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { safePath } from '#platform/routing/safe-path.ts'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { PaymentMethodsView } from './payment-methods-view.tsx'
import { RefundAccounts } from './refund-accounts.tsx'
import { SavedEWallets } from './saved-e-wallets.tsx'

const PageHelp = lazyOptional(() => import('#commerce/customer-service/page-help.tsx').then((m) => m.PageHelp))

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
