import type { VoucherKind } from '@nusaria/contracts/voucher'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import campaign from '../../entities/voucher/voucher-list.module.css'
import { AppOnlyHelp } from '../../features/claim-voucher/claim-error.tsx'
import entry from '../../features/voucher-wallet/voucher-code-form.module.css'
import { useVoucherWallet, VoucherWalletList } from '../../features/voucher-wallet/voucher-wallet-list.tsx'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { paths } from '../../shared/paths.ts'
import { globalStateChanged, selectGlobalState } from '../../shared/state/global-state.ts'
import { useAppDispatch, useAppSelector } from '../../shared/state/hooks.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { Tabs } from '../../shared/ui/layout/tabs.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { Chip } from '../../shared/ui/paint/tag.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'

const CodeEntry = lazyWithRetry(async () => ({
  default: (await import('../../features/voucher-wallet/voucher-code-form.tsx')).VoucherCodeForm,
}))

const tabs = ['unused', 'used', 'expired'] as const
const kinds: readonly (VoucherKind | undefined)[] = [undefined, 'discount', 'shipping']

/** `/couponsList`: the member's vouchers, and a field for the code of another one; the tab is remembered. */
export function VoucherWalletPage() {
  const { t } = useTranslation(['promotion', 'errors'])
  const dispatch = useAppDispatch()
  const stored = useAppSelector(selectGlobalState).couponTab
  const tab = tabs.find((each) => each === stored) ?? 'unused'
  const [wanted, setWanted] = useState<VoucherKind>()
  const kind = tab === 'unused' ? wanted : undefined
  const list = useVoucherWallet(tab, kind)
  const counts = list.query.data?.pages.at(-1)?.counts
  const choose = (couponTab: (typeof tabs)[number]) => dispatch(globalStateChanged({ couponTab }))
  const claim = <LinkButton to={paths.coupons}>{t('promotion:wallet.empty.action')}</LinkButton>
  const kindNow = kind && t(`promotion:wallet.kinds.${kind}`)
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
      <Tabs
        sticky
        even
        label={t('promotion:wallet.tabs.label')}
        tabs={tabs.map((value) => ({ value, label: t(`promotion:wallet.tabs.${value}`), count: counts?.[value] }))}
        value={tab}
        onChange={choose}
      />
      {tab === 'unused' && (
        <>
          <div className={entry.place}>
            <Suspense fallback={null}>
              <CodeEntry
                onRedeemed={() => setWanted(undefined)}
                renderHelp={(failure) => (
                  <div className={entry.wayOn}>
                    <AppOnlyHelp failure={failure} />
                  </div>
                )}
              />
            </Suspense>
          </div>
          <fieldset className={campaign.kinds}>
            <legend>
              <VisuallyHidden>{t('promotion:wallet.kinds.label')}</VisuallyHidden>
            </legend>
            {kinds.map((each) => (
              <Chip key={each ?? 'all'} chosen={each === kind} onClick={() => setWanted(each)}>
                {t(`promotion:wallet.kinds.${each ?? 'all'}`)}
              </Chip>
            ))}
          </fieldset>
        </>
      )}
      <VisuallyHidden as="h2">{t(`promotion:wallet.tabs.${tab}`)}</VisuallyHidden>
      <VoucherWalletList
        list={list}
        empty={
          <EmptyState
            inline={kindNow !== undefined}
            title={kindNow === undefined ? t(`promotion:wallet.empty.${tab}`) : t('promotion:wallet.empty.kind', { kind: kindNow })}
            text={t('promotion:wallet.empty.text')}
            action={claim}
          />
        }
      />
    </PageLayout>
  )
}
