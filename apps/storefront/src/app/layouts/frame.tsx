import type { Namespace } from '@nusaria/locales/namespaces'
import { isHomeAlias } from '@nusaria/server/site/home-alias'
import House from 'lucide/dist/esm/icons/house.mjs'
import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs'
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import UserRound from 'lucide/dist/esm/icons/user-round.mjs'
import { type MouseEvent, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useCartCount } from '#commerce/cart/cart-count.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import type { QualifiedKey } from '#platform/i18n/text-key.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { repeatsEarlyPress } from '#platform/rendering/early-press.ts'
import { rendered } from '#platform/rendering/rendered.ts'
import { requestScope } from '#platform/rendering/request-scope.ts'
import { Streamed } from '#platform/rendering/streamed.tsx'
import { paths } from '#platform/routing/paths.ts'
import { useAppSelector } from '#platform/state/hooks.ts'
import { cx } from '#ui/cx.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Badge } from '#ui/primitives/tag.tsx'
import { findRoute, isAvailable, notFound, type PageRoute, routes } from '../routes.tsx'
import { AfterHydration } from '../startup/startup-tasks.tsx'
import css from './frame.module.css'
import { layouts, useMemberRedirect } from './layouts.tsx'
import type { Background } from './login-overlay.tsx'
import { Loading } from './page-boundary.tsx'
import { useScrollRestoration } from './use-scroll-restoration.ts'

// A phone never loads header and footer.
const DesktopHeader = lazyWithRetry(() => import('../desktop/desktop-header.tsx').then((m) => ({ default: m.DesktopHeader })))
const Footer = lazyWithRetry(() => import('../desktop/footer.tsx').then((m) => ({ default: m.Footer })))
const LoginOverlay = lazyWithRetry(() => import('./login-overlay.tsx').then((m) => ({ default: m.LoginOverlay })))

const home: Location = { pathname: paths.home, search: '', hash: '', state: null, key: 'home' }

/** The page under a desktop login dialog: the last one that guests may see, with its place in the history; home on a deep link. */
function useBackground() {
  const location = useLocation()
  const last = useRef<Background>({ location: home, entry: null })
  useEffect(() => {
    const { login, member } = findRoute(location.pathname)
    // Not a member's page: its overlay would be above the login dialog and close with it.
    if (!login && !member) last.current = { location, entry: (window.history.state as { readonly idx?: number } | null)?.idx ?? null }
  }, [location])
  return last
}

function RouteTitle({ title }: { readonly title: QualifiedKey }) {
  const { t } = useTranslation(title.split(':')[0] as Namespace)
  usePageTitle(t(title as never))
  return null
}

/** The page, then its title: texts of the title load with the page's own. */
function TitledPage({ route: { Page, title } }: { readonly route: PageRoute }) {
  return (
    <>
      <Page />
      {title !== null && <RouteTitle title={title} />}
    </>
  )
}

/** On desktop a login address, and a guest's way there, keeps the previous page under the login dialog. */
export function PageRoutes() {
  const desktop = useLayout() === 'desktop'
  const location = useLocation()
  const memberRedirect = useMemberRedirect()
  const background = useBackground()
  const requested = useAppSelector((state) => state.loginInfo.loginOpen)
  if (memberRedirect && (!desktop || memberRedirect.wasShown)) return memberRedirect.redirect
  const below = desktop && (memberRedirect !== null || findRoute(location.pathname).login)
  return (
    <>
      {memberRedirect?.redirect}
      <Routes location={below ? background.current.location : location}>
        {Object.entries(layouts).map(([name, Layout]) => (
          <Route key={name} element={<Layout />}>
            {[...routes, notFound]
              .filter((route) => route.layout === name && isAvailable(route))
              .map((route) => (
                <Route key={route.path} path={route.path} element={<TitledPage route={route} />} />
              ))}
          </Route>
        ))}
      </Routes>
      {(desktop || requested) && (
        <ErrorBoundary fallback={null} visit={location.key}>
          <Suspense fallback={null}>
            <LoginOverlay background={background.current} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

const tabs = [
  { key: 'home', to: paths.home, icon: House },
  { key: 'category', to: paths.category, icon: LayoutGrid },
  { key: 'cart', to: paths.cart, icon: ShoppingCart },
  { key: 'me', to: paths.me, icon: UserRound },
] as const

function MobileTabs() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const count = useCartCount()
  return (
    <nav className={css.tabs} aria-label={t('tabs.label')}>
      {tabs.map(({ key, to, icon }) => {
        const on = pathname === to
        return (
          <Link
            key={key}
            to={to}
            className={cx('column align-center justify-center size-11 line-14 weight-600 tone-ink-3', css.tab, on && css.on)}
            aria-current={on ? 'page' : undefined}
            aria-label={key === 'cart' && count > 0 ? t('header.cartCount', { count }) : undefined}
          >
            <span className={css.icon}>
              <Icon of={icon} stroke={on ? 2 : 1.75} />
              {key === 'cart' && <Badge count={count} className={css.badge} />}
            </span>
            <span>{t(`tabs.${key}`)}</span>
          </Link>
        )
      })}
    </nav>
  )
}

function markLeaving({ destination }: NavigateEvent): void {
  if (!destination.sameDocument || new URL(destination.url).pathname === location.pathname) return
  document.documentElement.dataset.leaving = ''
}

/** Marks the document while another page is on its way (`base.css` shows it): a touch is answered with the next frame, before that page is rendered. */
function useNavigationProgress(location: Location): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation
  useLayoutEffect(() => {
    delete document.documentElement.dataset.leaving
  }, [location])
  useEffect(() => {
    const { navigation } = window
    navigation?.addEventListener('navigate', markLeaving)
    return () => navigation?.removeEventListener('navigate', markLeaving)
  }, [])
}

/** Past the account menu, where there is one. */
function skipMenu(event: MouseEvent): void {
  const page = document.getElementById('page')
  if (!page) return
  event.preventDefault()
  page.focus()
}

export function Frame() {
  const { t } = useTranslation()
  const location = useLocation()
  const desktop = useLayout() === 'desktop'
  const { tab, bare, step } = findRoute(location.pathname)
  useScrollRestoration(location)
  useNavigationProgress(location)
  if (isHomeAlias(location.pathname)) return <Navigate to={{ pathname: paths.home, search: location.search }} replace />
  const framed = desktop && !bare
  // The page keeps its place among the others: it stays as it is when the window crosses from one layout to the other.
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, before the scripts are there too */}
      <a className={css.skip} href="#content" onClick={skipMenu}>
        {t('skip')}
      </a>
      {framed && (
        <ErrorBoundary fallback={<div className={css.headerRoom} />}>
          <Streamed fallback={<div className={css.headerRoom} />}>
            <DesktopHeader />
          </Streamed>
        </ErrorBoundary>
      )}
      <main id="content" tabIndex={-1} className={css.main} {...repeatsEarlyPress}>
        <Streamed fallback={<Loading />}>
          {requestScope()?.placeholder ?? <PageRoutes />}
          {!import.meta.env.SSR && rendered && <AfterHydration />}
        </Streamed>
      </main>
      {framed && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Footer short={step} />
          </Suspense>
        </ErrorBoundary>
      )}
      {!desktop && tab && <MobileTabs />}
    </>
  )
}
