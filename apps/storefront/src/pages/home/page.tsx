import type { CmsSection } from '@nusaria/contracts/cms'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCmsGetByIdQuery } from '../../features/cms/cms-api.ts'
import { api } from '../../shared/api/api.ts'
import { failureOf } from '../../shared/api/failure-of.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { cx } from '../../shared/ui/cx.ts'
import { ErrorState } from '../../shared/ui/feedback/state.tsx'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import { CmsSections } from './cms-sections.tsx'
import { GuaranteeBadges } from './guarantee-badges.tsx'
import { LegalLinks } from './legal-links.tsx'
import { MobileHomeHeader } from './mobile-home-header.tsx'
import css from './page.module.css'
import { usePrefetchLists } from './use-prefetch-lists.ts'

const PromisePanel = lazyWithRetry(() => import('./guarantee-panel.tsx').then((m) => ({ default: m.GuaranteePanel })))
const Refresh = lazyWithRetry(() => import('./home-pull-to-refresh.tsx').then((m) => ({ default: m.HomePullToRefresh })))

/** What usually stands first, while the shop hasn't said: room for the banners. */
const LOADING_SECTIONS: readonly CmsSection[] = [{ type: 'hero', banners: [] }, { type: 'categories' }]

/** The front page: what it shows, and in which order, comes from the shop; without that it still shows what sells. */
export function HomePage() {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  const dispatch = useAppDispatch()
  const mobile = useLayout() === 'mobile'
  const page = useCmsGetByIdQuery({ project_id: 'home' })
  const [touched, setTouched] = useState(false)
  const [turn, setTurn] = useState(0)
  usePageTitle()
  usePrefetchLists()
  const failed = page.isError && !page.data
  const fallback: readonly CmsSection[] = [
    { type: 'categories' },
    { type: 'hot', title: t('hot'), text: t('hotText') },
    { type: 'recommended', title: t('recommended'), text: '' },
  ]
  const sections = page.data?.sections ?? (failed ? fallback : LOADING_SECTIONS)
  // Until it is known what stands above them, the last things of the page would only move.
  const known = sections !== LOADING_SECTIONS
  // Whatever of the page failed is asked for again.
  const retry = () => dispatch(api.util.invalidateTags(['Everything']))
  return (
    <div className={css.page} onTouchStart={mobile && !touched ? () => setTouched(true) : undefined}>
      {mobile ? (
        <MobileHomeHeader flat={!failed && sections[0]?.type !== 'hero'} />
      ) : (
        <VisuallyHidden as="h1">{common('appName')}</VisuallyHidden>
      )}
      {mobile && touched && (
        <Suspense fallback={null}>
          <Refresh onAgain={() => setTurn((now) => now + 1)} />
        </Suspense>
      )}
      {failed && (
        <div className={cx(css.wrap, css.first)}>
          <div className={css.failed}>
            <ErrorState inline failure={failureOf(page.error)} onRetry={retry} retrying={page.isFetching} />
          </div>
          {mobile && <GuaranteeBadges />}
        </div>
      )}
      <CmsSections sections={sections} belowHero={mobile && <GuaranteeBadges />} turn={turn} />
      {known && !mobile && (
        <div className={css.wrap}>
          <Suspense fallback={null}>
            <PromisePanel />
          </Suspense>
        </div>
      )}
      {known && mobile && <LegalLinks />}
    </div>
  )
}
