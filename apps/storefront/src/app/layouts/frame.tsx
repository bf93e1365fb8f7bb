import { HOME_ALIAS } from '@nusaria/contracts/home-alias'
import { Navigate, useLocation } from 'react-router-dom'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { repeatsEarlyPress } from '#platform/rendering/early-press.ts'
import { rendered } from '#platform/rendering/rendered.ts'
import { requestScope } from '#platform/rendering/request-scope.ts'
import { Streamed } from '#platform/rendering/streamed.tsx'
import { paths } from '#platform/routing/paths.ts'
import { FrameFooter, FrameHeader } from '../desktop/desktop-frame.tsx'
import { routeOf } from '../routes.tsx'
import { AfterHydration } from '../startup/after-hydration.tsx'
import css from './frame.module.css'
import { MobileTabs } from './mobile-tabs.tsx'
import { Loading } from './page-boundary.tsx'
import { PageRoutes } from './page-routes.tsx'
import { useNavigationProgress } from './use-navigation-progress.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** Around every page: header and footer on desktop, bottom tabs on mobile. */
export function Frame() {
  const { t } = useTranslation()
  const location = useLocation()
  const desktop = useLayout() === 'desktop'
  const { tab, bare } = routeOf(location.pathname)
  useScrollRestoration(location)
  useNavigationProgress(location)
  if (location.pathname === HOME_ALIAS) return <Navigate to={{ pathname: paths.home, search: location.search }} replace />
  const framed = desktop && !bare
  // The page keeps its place among the others: it stays as it is when the window crosses from one layout to the other.
  return (
    <>
      <a className={css.skip} href="#content">
        {t('skip')}
      </a>
      {framed && <FrameHeader />}
      <main id="content" tabIndex={-1} className={css.main} {...repeatsEarlyPress}>
        <Streamed fallback={<Loading />}>
          {requestScope()?.placeholder ?? <PageRoutes />}
          {!import.meta.env.SSR && rendered && <AfterHydration />}
        </Streamed>
      </main>
      {framed && <FrameFooter />}
      {!desktop && tab && <MobileTabs />}
    </>
  )
}
