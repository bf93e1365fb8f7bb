import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import MapPinned from 'lucide/dist/esm/icons/map-pinned.mjs'
import Package from 'lucide/dist/esm/icons/package.mjs'
import PackageCheck from 'lucide/dist/esm/icons/package-check.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import Wallet from 'lucide/dist/esm/icons/wallet.mjs'
import { type ReactNode, Suspense, useState } from 'react'
import { useMember } from '#commerce/member/use-member.ts'
import { MessageBell } from '#commerce/message/message-bell.tsx'
import { useOrderStatusSummaryQuery } from '#commerce/order/api.ts'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional, lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { ordersPath, paths } from '#platform/routing/paths.ts'
import { useIsMember } from '#platform/state/hooks.ts'
import { LogoutDialog } from '#session/logout-dialog.tsx'
import { useOpenLogin } from '#session/pending-action.ts'
import { cx } from '#ui/cx.ts'
import { InlineError, SlowHint } from '#ui/feedback/state.tsx'
import { InViewTrigger } from '#ui/layout/in-view-trigger.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { KawungPattern, Logo } from '#ui/primitives/kawung.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Badge } from '#ui/primitives/tag.tsx'
import { CommonMenu, MemberMenu } from './account-menus.tsx'
import { AllLink, BuyAgain, SavedItemsLinks } from './account-sections.tsx'
import css from './me-page.module.css'
import { MembershipCard, MembershipSkeleton } from './membership-card.tsx'

const shortcuts = [
  { tab: 'unpaid', icon: Wallet, counted: true },
  { tab: 'processing', icon: Package, counted: true },
  { tab: 'shipped', icon: Truck, counted: true },
  { tab: 'completed', icon: PackageCheck, counted: false },
] as const

/** Links to the tabs of the order list with the number of orders, and to the after-sales requests. */
function OrderShortcuts() {
  const { t } = useTranslation('account')
  const { data: counts } = useOrderStatusSummaryQuery(undefined, ALWAYS_REFETCH)
  return (
    <Panel title={t('orders.title')} action={<AllLink to={ordersPath('all')}>{t('orders.all')}</AllLink>}>
      <ul className={css.row}>
        {shortcuts.map(({ tab, icon, counted }) => {
          const count = (counted && counts?.[tab]) || 0
          const state = t(`orders.${tab}`)
          return (
            <li key={tab}>
              <Link to={ordersPath(tab)} aria-label={count > 0 ? t('orders.count', { state, count }) : undefined}>
                <span className={cx('center', css.icon)}>
                  <Icon of={icon} />
                  <Badge count={count} className={css.badge} />
                </span>
                <span>{state}</span>
              </Link>
            </li>
          )
        })}
        <li>
          <Link to={paths.afterSales}>
            <span className={cx('center', css.icon)}>
              <Icon of={Undo2} />
            </span>
            <span>{t('orders.afterSales')}</span>
          </Link>
        </li>
      </ul>
      <Link to={paths.tracking} className={cx('row above-12 hitArea gap-6 size-13 line-20 weight-600 tone-ink-2', css.tracking)}>
        <Icon of={MapPinned} size={16} />
        <span>{t('orders.tracking')}</span>
        <Icon of={ChevronRight} size={16} />
      </Link>
    </Panel>
  )
}

/** Shown to a guest in place of the account: a reason to log in and a button. */
function GuestPanel() {
  const { t } = useTranslation('account')
  const openLogin = useOpenLogin()
  return (
    <section className={css.panel}>
      <KawungPattern tile={64} color="var(--on-dark)" opacity={0.075} />
      <Logo size={38} on="dark" />
      <h2>{t('guest.title')}</h2>
      <p>{t('guest.text')}</p>
      <Button size="lg" className={css.login} onClick={openLogin}>
        {t('guest.action')}
      </Button>
    </section>
  )
}

const PageHelp = lazyOptional(() => import('#commerce/customer-service/page-help.tsx').then((m) => m.PageHelp))

const RecommendedSection = lazyOptional(() => import('#commerce/product/recommended-section.tsx').then((m) => m.RecommendedSection))

const Dashboard = lazyWithRetry(() => import('./dashboard.tsx').then((m) => ({ default: m.Dashboard })))

/** At the end of the page, so that nothing moves when it is rendered. */
function BuyAgainWhenNear() {
  const [near, setNear] = useState(false)
  return near ? <BuyAgain /> : <InViewTrigger ahead={200} onSeen={() => setNear(true)} />
}

function MemberSection({ desktop }: { readonly desktop: boolean }) {
  const { member, failure, retry, retrying } = useMember()
  return (
    <>
      {member ? (
        <MembershipCard member={member} />
      ) : failure ? (
        <div className={css.failed}>
          <InlineError failure={failure} onRetry={retry} retrying={retrying} />
        </div>
      ) : (
        <>
          <MembershipSkeleton />
          <SlowHint />
        </>
      )}
      <OrderShortcuts />
      {desktop ? (
        <Suspense fallback={<div className={css.below} />}>
          <Dashboard />
        </Suspense>
      ) : (
        <>
          <SavedItemsLinks />
          <MemberMenu />
        </>
      )}
    </>
  )
}

/** On mobile it is one of the four tabs, so it has a title without a back button. */
function MeLayout({ desktop, children }: { readonly desktop: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation(['account', 'common'])
  const title = t(desktop ? 'account:center' : 'account:me')
  const isMember = useIsMember()
  usePageTitle(title)
  if (desktop)
    return (
      <PageLayout
        title={title}
        noHeading={isMember}
        {...(!isMember && {
          column: 'reading',
          aside: <PageHelp topic="shop" />,
          below: <RecommendedSection title={t('common:notFound.instead')} />,
        })}
      >
        {children}
      </PageLayout>
    )
  return (
    <div className={css.page}>
      <div className={cx('row justify-between', css.head)}>
        <h1>{title}</h1>
        {isMember && <MessageBell />}
      </div>
      {children}
    </div>
  )
}

/** `/me`: the member's account; a guest is invited to log in. */
export function MePage() {
  const { t } = useTranslation(['account', 'auth'])
  const desktop = useLayout() === 'desktop'
  const isMember = useIsMember()
  const [leaving, setLeaving] = useState(false)
  return (
    <MeLayout desktop={desktop}>
      <div className="grid gap-panels">
        {isMember ? <MemberSection desktop={desktop} /> : <GuestPanel />}
        {(!desktop || !isMember) && <CommonMenu />}
        {!desktop && isMember && (
          <>
            <Button variant="outline" size="lg" block className={css.logout} onClick={() => setLeaving(true)}>
              {t('auth:logout.action')}
            </Button>
            <BuyAgainWhenNear />
          </>
        )}
      </div>
      <LogoutDialog open={leaving} onClose={() => setLeaving(false)} />
    </MeLayout>
  )
}
