import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useBack } from '../../shared/browser/use-back.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { paths } from '../../shared/paths.ts'
import { ErrorBoundary } from '../../shared/ui/feedback/error-boundary.tsx'
import { IconButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { routeOf } from '../routes.tsx'
import { FailedPage } from './failed-page.tsx'
import css from './full-page.module.css'

/** A page on mobile has its way back in a bar of its own, which failed with it. */
function BackBar() {
  const { t } = useTranslation()
  const back = useBack(paths.home)
  return (
    <div className={css.bar}>
      <IconButton label={t('action.back')} onClick={back}>
        <Icon of={ChevronLeft} size={24} />
      </IconButton>
    </div>
  )
}

/** A page that can't be shown leaves header and tabs standing, and the way to other pages: each is tried on its own. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname, key } = useLocation()
  const bar = useLayout() === 'mobile' && !routeOf(pathname).tab
  const failed = (
    <>
      {bar && <BackBar />}
      <FailedPage />
    </>
  )
  return (
    <ErrorBoundary visit={key} fallback={failed}>
      {children}
    </ErrorBoundary>
  )
}
