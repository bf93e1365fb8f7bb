import { useTranslation } from 'react-i18next'
import campaign from '../features/promotion/campaign.module.css'
import type { WalletTab } from '../features/promotion/wallet-list.tsx'
import { WalletList } from '../features/promotion/wallet-list.tsx'
import { paths } from '../shared/paths.ts'
import { globalStateChanged, selectGlobalState } from '../shared/state/global-state.ts'
import { useClientState, useDispatch } from '../shared/state/hooks.ts'
import { LinkButton } from '../shared/ui/button.tsx'
import { Link } from '../shared/ui/link.tsx'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { EmptyState } from '../shared/ui/state.tsx'
import { Tabs } from '../shared/ui/tabs.tsx'
import { Unseen } from '../shared/ui/unseen.tsx'
import css from './order-list-page.module.css'

const tabs: readonly WalletTab[] = ['unused', 'used', 'expired']

/** `/couponsList`: the member's vouchers; the tab is remembered. */
export function WalletPage() {
  const { t } = useTranslation(['promotion', 'errors'])
  const dispatch = useDispatch()
  const stored = useClientState(selectGlobalState).couponTab
  const tab = tabs.find((each) => each === stored) ?? 'unused'
  return (
    <PageLayout
      title={t('promotion:wallet.title')}
      back={paths.me}
      action={
        <Link to={paths.coupons} className={campaign.link}>
          {t('promotion:wallet.empty.action')}
        </Link>
      }
    >
      <div className={css.tabs}>
        <Tabs
          even
          label={t('promotion:wallet.tabs.label')}
          tabs={tabs.map((value) => ({ value, label: t(`promotion:wallet.tabs.${value}`) }))}
          value={tab}
          onChange={(couponTab) => dispatch(globalStateChanged({ couponTab }))}
        />
      </div>
      <Unseen as="h2">{t(`promotion:wallet.tabs.${tab}`)}</Unseen>
      <WalletList
        key={tab}
        tab={tab}
        empty={
          <EmptyState
            title={t(`promotion:wallet.empty.${tab}`)}
            text={t('promotion:wallet.empty.text')}
            action={<LinkButton to={paths.coupons}>{t('promotion:wallet.empty.action')}</LinkButton>}
          />
        }
      />
    </PageLayout>
  )
}
