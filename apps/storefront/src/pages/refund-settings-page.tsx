import { useTranslation } from 'react-i18next'
import { RefundCards } from '../features/wallet/refund-cards.tsx'
import { SavedEWallets } from '../features/wallet/saved-e-wallets.tsx'
import { useWallet } from '../features/wallet/use-wallet.ts'
import css from '../features/wallet/wallet.module.css'
import { WalletSkeleton } from '../features/wallet/wallet-skeleton.tsx'
import { paths } from '../shared/paths.ts'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { QueryState } from '../shared/ui/query-state.tsx'

/** `/refund-settings`: where refunds of orders paid in cash can go. */
export function RefundSettingsPage() {
  const { t } = useTranslation('wallet')
  const query = useWallet()
  return (
    <PageLayout title={t('refundSettings')} back={paths.paymentOption}>
      <QueryState query={query} loading={<WalletSkeleton />}>
        {({ refund_cards, e_wallets, max }) => (
          <div className={css.parts}>
            <p className={css.lead}>{t('refundLead')}</p>
            <RefundCards refundCards={refund_cards} max={max} />
            <SavedEWallets eWallets={e_wallets} max={max} />
          </div>
        )}
      </QueryState>
    </PageLayout>
  )
}
