import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { RefundAccounts } from '../features/wallet/refund-cards.tsx'
import { SavedEWallets } from '../features/wallet/saved-e-wallets.tsx'
import { usePaymentMethods } from '../features/wallet/use-wallet.ts'
import css from '../features/wallet/wallet.module.css'
import { PaymentMethodsSkeleton } from '../features/wallet/wallet-skeleton.tsx'
import { paths } from '../shared/paths.ts'
import { safePath } from '../shared/safe-path.ts'
import { LinkButton } from '../shared/ui/button.tsx'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { QueryState } from '../shared/ui/query-state.tsx'

/** The form that led here, if one did: the path in the navigation's state. */
function useBackTo(): string | null {
  const state = useLocation().state as { readonly backTo?: unknown } | null
  return typeof state?.backTo === 'string' ? safePath(state.backTo) : null
}

/** `/refund-settings`: where refunds of orders paid in cash can go; back to the form that asked for it. */
export function RefundAccountsPage() {
  const { t } = useTranslation('wallet')
  const query = usePaymentMethods()
  const backTo = useBackTo()
  return (
    <PageLayout title={t('refundSettings')} back={paths.paymentOption}>
      <QueryState query={query} loading={<PaymentMethodsSkeleton />}>
        {({ refund_cards, e_wallets, max }) => (
          <div className={css.parts}>
            <p className={css.lead}>{t('refundLead')}</p>
            <RefundAccounts refundCards={refund_cards} max={max} />
            <SavedEWallets purpose="refund" eWallets={e_wallets} max={max} />
            {backTo !== null && (
              <LinkButton to={backTo} variant="outline" block>
                {t('backToRequest')}
              </LinkButton>
            )}
          </div>
        )}
      </QueryState>
    </PageLayout>
  )
}
