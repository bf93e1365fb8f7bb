import type { Namespace } from '@nusaria/locales/namespaces'
import { Suspense, useEffect, useRef } from 'react'
import { type Location, Route, Routes, useLocation } from 'react-router-dom'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { isAvailable, type PageRoute, routeGroups, routeOf, type TitleKey } from '../routes.tsx'
import { layouts } from './layouts.tsx'

const LoginOverlay = lazyWithRetry(() => import('./login-overlay.tsx').then((m) => ({ default: m.LoginOverlay })))

const home: Location = { pathname: paths.home, search: '', hash: '', state: null, key: 'home' }

/** The page under a desktop login dialog: the previous page; home on a deep link or after a member's page. */
function useBackgroundLocation(): Location {
  const location = useLocation()
  const last = useRef(home)
  useEffect(() => {
    if (!routeOf(location.pathname).login) last.current = location
  }, [location])
  if (!routeOf(location.pathname).login) return location
  // Not on a member's page: its overlay would be above the login dialog and close with it.
  return routeOf(last.current.pathname).member ? home : last.current
}

function RouteTitle({ of }: { readonly of: TitleKey }) {
  const { t } = useTranslation(of.split(':')[0] as Namespace)
  usePageTitle(t(of as never))
  return null
}

/** The page, then its title: texts of the title load with the page's own. */
function TitledPage({ route: { Page, title } }: { readonly route: PageRoute }) {
  return (
    <>
      <Page />
      {title !== null && <RouteTitle of={title} />}
    </>
  )
}

/** The page of the address in its layout. On desktop a login address keeps the previous page under the login dialog. */
export function PageRoutes() {
  const desktop = useLayout() === 'desktop'
  const location = useLocation()
  const background = useBackgroundLocation()
  return (
    <>
      <Routes location={desktop ? background : location}>
        {routeGroups.map(([name, routes]) => {
          const Layout = layouts[name]
          return (
            <Route key={name} element={<Layout />}>
              {routes
                .filter((route) => isAvailable(route))
                .map((route) => (
                  <Route key={route.path} path={route.path} element={<TitledPage route={route} />} />
                ))}
            </Route>
          )
        })}
      </Routes>
      {desktop && (
        <ErrorBoundary fallback={null} visit={location.key}>
          <Suspense fallback={null}>
            <LoginOverlay background={background} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
