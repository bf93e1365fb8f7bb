import { Suspense, useEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { Route, Routes, useLocation } from 'react-router-dom'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { paths } from '../../shared/paths.ts'
import { ErrorBoundary } from '../../shared/ui/feedback/error-boundary.tsx'
import { notFound, routeOf, routes } from '../routes.tsx'
import { RouteGuard } from './route-guard.tsx'

const LoginOverlay = lazyWithRetry(() => import('./login-overlay.tsx').then((m) => ({ default: m.LoginOverlay })))

const home: Location = { pathname: paths.home, search: '', hash: '', state: null, key: 'home' }

/** The page under a desktop login dialog: where the shopper was, home on a deep link or after a page for members. */
function useBackgroundLocation(): Location {
  const location = useLocation()
  const last = useRef(home)
  useEffect(() => {
    if (!routeOf(location.pathname).login) last.current = location
  }, [location])
  if (!routeOf(location.pathname).login) return location
  // A member's page waits until the login has gone: what opens on it by itself would lie over the login, and close with it.
  return routeOf(last.current.pathname).member ? home : last.current
}

/** The page of the address. On desktop a login address keeps the page it was opened from. */
export function PageRoutes() {
  const desktop = useLayout() === 'desktop'
  const location = useLocation()
  const background = useBackgroundLocation()
  return (
    <>
      <Routes location={desktop ? background : location}>
        {[...routes, notFound].map((route) => (
          <Route key={route.path} path={route.path} element={<RouteGuard route={route} />} />
        ))}
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
