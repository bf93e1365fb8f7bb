import BanknoteArrowDown from 'lucide/dist/esm/icons/banknote-arrow-down.mjs'
import Bell from 'lucide/dist/esm/icons/bell.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import CircleHelp from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import Coins from 'lucide/dist/esm/icons/coins.mjs'
import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs'
import FileText from 'lucide/dist/esm/icons/file-text.mjs'
import Globe from 'lucide/dist/esm/icons/globe.mjs'
import IdCard from 'lucide/dist/esm/icons/id-card.mjs'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import MapPinned from 'lucide/dist/esm/icons/map-pinned.mjs'
import Package from 'lucide/dist/esm/icons/package.mjs'
import PackageCheck from 'lucide/dist/esm/icons/package-check.mjs'
import History from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs'
import ScrollText from 'lucide/dist/esm/icons/scroll-text.mjs'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import TicketPercent from 'lucide/dist/esm/icons/ticket-percent.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import Wallet from 'lucide/dist/esm/icons/wallet.mjs'
import { type ReactNode, Suspense, useState } from 'react'
import { useMember } from '#commerce/member/use-member.ts'
import { MessageBell } from '#commerce/message/message-bell.tsx'
import { useOrderStatusSummaryQuery } from '#commerce/order/api.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { currentLanguage, LANGUAGE_NAMES } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional, lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { ALWAYS_REFETCH } from '#platform/polling/query-options.ts'
import { agreementPath, ordersPath, paths, policyTermsPath } from '#platform/routing/paths.ts'
import { useAppSelector, useIsMember } from '#platform/state/hooks.ts'
import { LogoutDialog } from '#session/logout-dialog.tsx'
import { useOpenLogin } from '#session/pending-action.ts'
import { cx } from '#ui/cx.ts'
import { SlowHint } from '#ui/feedback/slow-hint.tsx'
import { InlineError } from '#ui/feedback/state.tsx'
import { InViewTrigger } from '#ui/layout/in-view-trigger.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { KawungPattern, Logo } from '#ui/primitives/kawung.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Badge } from '#ui/primitives/tag.tsx'
import { BuyAgain } from './buy-again.tsx'
import css from './me-page.module.css'
import { MembershipCard, MembershipSkeleton } from './membership-card.tsx'
import { Menu, type MenuEntry } from './menu.tsx'
import { SavedItemsLinks } from './saved-items-links.tsx'

const shortcuts = [
  { tab: 'unpaid', icon: Wallet, counted: true },
  { tab: 'processing', icon: Package, counted: true },
  { tab: 'shipped', icon: Truck, counted: true },
  { tab: 'completed', icon: PackageCheck, counted: false },
] as const

interface Props {
  /** Number of orders in each state; undefined until loaded. */
  readonly counts: Readonly<Record<(typeof shortcuts)[number]['tab'], number>> | undefined
}

/** Links to the tabs of the order list with the number of orders, and to the after-sales requests. */
function OrderShortcuts({ counts }: Props) {
  const { t } = useTranslation('account')
  return (
    <Panel
      title={t('orders.title')}
      action={
        <Link to={ordersPath('all')} className="row hitArea gap-2 inline size-13 line-24 weight-700 tone-ink-2">
          <span>{t('orders.all')}</span>
          <Icon of={ChevronRight} size={16} stroke={2.25} />
        </Link>
      }
    >
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
      <Button size="lg" className={css.login} onClick={() => openLogin()}>
        {t('guest.action')}
      </Button>
    </section>
  )
}

const PageHelp = lazyOptional(() => import('#commerce/customer-service/page-help.tsx').then((m) => m.PageHelp))

const RecommendedSection = lazyOptional(() => import('#commerce/product/recommended-section.tsx').then((m) => m.RecommendedSection))

const Dashboard = lazyWithRetry(() => import('./dashboard.tsx').then((m) => ({ default: m.Dashboard })))

/** At the end of the page: nothing moves when it comes. */
function BuyAgainWhenNear() {
  const [near, setNear] = useState(false)
  return near ? <BuyAgain /> : <InViewTrigger ahead={200} onSeen={() => setNear(true)} />
}

/** A guest sees only what a guest can use. On desktop the header, side menu and footer have the other links. */
function useMenus(): { readonly member: MenuEntry[]; readonly guest: MenuEntry[]; readonly everyone: MenuEntry[] } {
  const { t } = useTranslation(['account', 'common'])
  const unread = useAppSelector((state) => state.userInfo.messageNumber)
  const language = currentLanguage()
  return {
    member: [
      { to: paths.setting, icon: IdCard, label: t('account:information') },
      { to: paths.wallet, icon: TicketPercent, label: t('account:vouchers') },
      { to: paths.points, icon: Coins, label: t('account:coins'), note: t('account:coinHistory') },
      { to: paths.addresses, icon: MapPin, label: t('account:addresses') },
      { to: paths.paymentOption, icon: CreditCard, label: t('account:paymentOption') },
      { to: paths.refunds, icon: BanknoteArrowDown, label: t('account:refunds') },
      {
        to: paths.messages,
        icon: Bell,
        label: t('account:messages'),
        badge: { count: unread, label: t('common:header.messageCount', { count: unread }) },
      },
    ],
    guest: [{ to: paths.viewed, icon: History, label: t('account:viewed') }],
    everyone: [
      { to: paths.setLanguage, icon: Globe, label: t('account:language'), note: LANGUAGE_NAMES[language] },
      { to: paths.faqs, icon: CircleHelp, label: t('account:faqs') },
      { to: paths.privacy, icon: ShieldCheck, label: t('account:privacy') },
      { to: agreementPath(language), icon: FileText, label: t('account:agreement') },
      { to: policyTermsPath(language), icon: ScrollText, label: t('account:terms') },
    ],
  }
}

function MemberSection({ desktop }: { readonly desktop: boolean }) {
  const { t } = useTranslation('account')
  const { member, failure, retry, retrying } = useMember()
  const summary = useOrderStatusSummaryQuery(undefined, ALWAYS_REFETCH)
  const { member: entries } = useMenus()
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
      <OrderShortcuts counts={summary.data} />
      {desktop ? (
        <Suspense fallback={<div className={css.below} />}>
          <Dashboard />
        </Suspense>
      ) : (
        <>
          <SavedItemsLinks />
          <Menu label={t('menu')} entries={entries} />
        </>
      )}
    </>
  )
}

/** On mobile it is one of the four tabs, so it has a title without a back button. */
function MeLayout({ desktop, children }: { readonly desktop: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation('account')
  const { t: common } = useTranslation()
  const title = t(desktop ? 'center' : 'me')
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
          below: <RecommendedSection title={common('notFound.instead')} />,
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
  const { guest, everyone } = useMenus()
  const [leaving, setLeaving] = useState(false)
  return (
    <MeLayout desktop={desktop}>
      <div className="grid gap-panels">
        {isMember ? <MemberSection desktop={desktop} /> : <GuestPanel />}
        {(!desktop || !isMember) && <Menu label={t('account:more')} entries={isMember ? everyone : [...guest, ...everyone]} />}
        {!desktop && isMember && (
          <Button variant="outline" size="lg" block className={css.logout} onClick={() => setLeaving(true)}>
            {t('auth:logout.action')}
          </Button>
        )}
        {!desktop && isMember && <BuyAgainWhenNear />}
      </div>
      <LogoutDialog open={leaving} onClose={() => setLeaving(false)} />
    </MeLayout>
  )
}
