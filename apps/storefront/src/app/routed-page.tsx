import { useEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useLayout } from '../shared/layout/use-layout.ts'
import { paths } from '../shared/paths.ts'
import { useIsMember } from '../shared/state/hooks.ts'
import { saveReturnTarget } from '../shared/state/return-target.ts'
import type { PageRoute } from './routes.tsx'
import { notFound, routeOf, routes } from './routes.tsx'

const home: Location = { pathname: paths.home, search: '', hash: '', state: null, key: 'home' }

/** The page under a desktop login dialog: where the shopper was, home on a deep link or after a page for members. */
function useBackground(): Location {
  const location = useLocation()
  const last = useRef(home)
  const isMember = useIsMember()
  useEffect(() => {
    if (!routeOf(location.pathname).login) last.current = location
  }, [location])
  if (!routeOf(location.pathname).login) return location
  return routeOf(last.current.pathname).member && !isMember ? home : last.current
}

function Guarded({ route }: { readonly route: PageRoute }) {
  const location = useLocation()
  const isMember = useIsMember()
  const { Page } = route
  if (!route.member || isMember) return <Page />
  saveReturnTarget(location)
  return <Navigate to={paths.login} replace />
}

/** The page of the address. On desktop a login address keeps the page it was opened from. */
export function RoutedPage() {
  const desktop = useLayout() === 'desktop'
  const location = useLocation()
  const background = useBackground()
  return (
    <Routes location={desktop ? background : location}>
      {[...routes, notFound].map((route) => (
        <Route key={route.path} path={route.path} element={<Guarded route={route} />} />
      ))}
    </Routes>
  )
}
