import type { VoucherKind } from '@nusaria/contracts/voucher'
import { Suspense, useRef, useState } from 'react'
import { useVoucherWallet, VoucherWalletList } from '#commerce/voucher/voucher-wallet-list.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { globalStateChanged, selectGlobalState } from '#platform/state/global-state.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Chip } from '#ui/primitives/tag.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { useOneStop } from '#ui/primitives/use-one-stop.ts'
import css from './voucher-wallet-page.module.css'

const VoucherCodeForm = lazyWithRetry(() => import('#commerce/voucher/voucher-code-form.tsx').then((m) => ({ default: m.VoucherCodeForm })))

const tabs = ['unused', 'used', 'expired'] as const
const kinds: readonly (VoucherKind | undefined)[] = [undefined, 'discount', 'shipping']

/** `/couponsList`: the member's vouchers and the code form. The tab is remembered. */
export function VoucherWalletPage() {
  const { t } = useTranslation(['promotion', 'errors'])
  const dispatch = useAppDispatch()
  const stored = useAppSelector(selectGlobalState).couponTab
  const tab = tabs.find((each) => each === stored) ?? 'unused'
  const [chosenKind, setChosenKind] = useState<VoucherKind>()
  const kindRow = useRef<HTMLFieldSetElement>(null)
  const onKindKey = useOneStop(kindRow)
  const kind = tab === 'unused' ? chosenKind : undefined
  const list = useVoucherWallet(tab, kind)
  const counts = list.query.data?.pages.at(-1)?.counts
  const kindText = kind && t(`promotion:wallet.kinds.${kind}`)
  return (
    <PageLayout
      title={t('promotion:wallet.title')}
      back={paths.me}
      action={
        <Link to={paths.coupons} className={cx('hitArea size-13 weight-700 tone-sambal-700', css.link)}>
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
        onChange={(couponTab) => dispatch(globalStateChanged({ couponTab }))}
      >
        {tab === 'unused' && (
          <>
            <div className={css.code}>
              <Suspense fallback={null}>
                <VoucherCodeForm onRedeemed={() => setChosenKind(undefined)} />
              </Suspense>
            </div>
            <fieldset ref={kindRow} onKeyDown={onKindKey} className="row below-16 gap-8 align-fill wrap">
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
              action={<LinkButton to={paths.coupons}>{t('promotion:wallet.empty.action')}</LinkButton>}
            />
          }
        />
      </Tabs>
    </PageLayout>
  )
}
