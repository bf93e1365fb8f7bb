import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import css from '../../entities/payment-method/payment-method.module.css'
import { PaymentMethodsSkeleton } from '../../features/payment-methods/payment-methods-skeleton.tsx'
import { RefundAccounts } from '../../features/payment-methods/refund-accounts.tsx'
import { SavedEWallets } from '../../features/payment-methods/saved-e-wallets.tsx'
import { usePaymentMethods } from '../../features/payment-methods/use-payment-methods.ts'
import { paths } from '../../shared/paths.ts'
import { safePath } from '../../shared/safe-path.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'

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
