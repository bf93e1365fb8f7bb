import type { VoucherKind } from '@nusaria/contracts/voucher'
import { Suspense, useState } from 'react'
import { AppOnlyHelp } from '../../features/claim-voucher/claim-error.tsx'
import { useVoucherWallet, VoucherWalletList } from '../../features/voucher-wallet/voucher-wallet-list.tsx'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
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
import css from './page.module.css'

const VoucherCodeForm = lazyWithRetry(() =>
  import('../../features/voucher-wallet/voucher-code-form.tsx').then((m) => ({ default: m.VoucherCodeForm })),
)

const tabs = ['unused', 'used', 'expired'] as const
const kinds: readonly (VoucherKind | undefined)[] = [undefined, 'discount', 'shipping']

/** `/couponsList`: the member's vouchers and the code form. The tab is remembered. */
export function VoucherWalletPage() {
  const { t } = useTranslation(['promotion', 'errors'])
  const dispatch = useAppDispatch()
  const stored = useAppSelector(selectGlobalState).couponTab
  const tab = tabs.find((each) => each === stored) ?? 'unused'
  const [chosenKind, setChosenKind] = useState<VoucherKind>()
  const kind = tab === 'unused' ? chosenKind : undefined
  const list = useVoucherWallet(tab, kind)
  const counts = list.query.data?.pages.at(-1)?.counts
  const setTab = (couponTab: (typeof tabs)[number]) => dispatch(globalStateChanged({ couponTab }))
  const claimLink = <LinkButton to={paths.coupons}>{t('promotion:wallet.empty.action')}</LinkButton>
  const kindText = kind && t(`promotion:wallet.kinds.${kind}`)
  return (
    <PageLayout
      title={t('promotion:wallet.title')}
      back={paths.me}
      action={
        <Link to={paths.coupons} className={css.link}>
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
        onChange={setTab}
      />
      {tab === 'unused' && (
        <>
          <div className={css.code}>
            <Suspense fallback={null}>
              <VoucherCodeForm onRedeemed={() => setChosenKind(undefined)} renderHelp={(failure) => <AppOnlyHelp failure={failure} />} />
            </Suspense>
          </div>
          <fieldset className={css.kinds}>
            <legend>
              <VisuallyHidden>{t('promotion:wallet.kinds.label')}</VisuallyHidden>
            </legend>
            {kinds.map((each) => (
              <Chip key={each ?? 'all'} chosen={each === kind} onClick={() => setChosenKind(each)}>
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
            drawing="vouchers"
            inline={kindText !== undefined}
            title={kindText === undefined ? t(`promotion:wallet.empty.${tab}`) : t('promotion:wallet.empty.kind', { kind: kindText })}
            text={t('promotion:wallet.empty.text')}
            action={claimLink}
          />
        }
      />
    </PageLayout>
  )
}
