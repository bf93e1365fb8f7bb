import type { CmsSection } from '@nusaria/contracts/cms'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCmsGetByIdQuery } from '../features/cms/cms-api.ts'
import { api } from '../shared/api/api.ts'
import { failureOf } from '../shared/api/failure-of.ts'
import { useLayout } from '../shared/layout/use-layout.ts'
import { useDispatch } from '../shared/state/hooks.ts'
import { cx } from '../shared/ui/cx.ts'
import { usePageTitle } from '../shared/ui/page-title.ts'
import { ErrorState } from '../shared/ui/state.tsx'
import { Unseen } from '../shared/ui/unseen.tsx'
import { HeroSection } from './home/hero-section.tsx'
import css from './home/home.module.css'
import { HomeSection } from './home/home-section.tsx'
import { HomeTop } from './home/home-top.tsx'
import { Legal } from './home/legal.tsx'
import { Promises } from './home/promises.tsx'
import { Types } from './home/types.tsx'
import { useEarlyLists } from './home/use-early-lists.ts'

const PromisePanel = lazy(() => import('./home/promise-panel.tsx').then((m) => ({ default: m.PromisePanel })))

/** Drawn at fixed places, before the shop says what else is on the page. */
const fixed: readonly CmsSection['type'][] = ['hero', 'side_banners', 'categories']

/** The front page: what it shows, and in which order, comes from the shop; without that it still shows what sells. */
export function HomePage() {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  const dispatch = useDispatch()
  const mobile = useLayout() === 'mobile'
  const page = useCmsGetByIdQuery({ project_id: 'home' })
  usePageTitle()
  useEarlyLists()
  const fallback: readonly CmsSection[] = [
    { type: 'hot', title: t('hot'), text: t('hotText') },
    { type: 'recommended', title: t('recommended'), text: '' },
  ]
  const sections = page.data?.sections ?? (page.isError ? fallback : [])
  // Until it is known what stands above them, the last things of the page would only move.
  const known = sections.length > 0
  // Whatever of the page failed is asked for again.
  const retry = () => dispatch(api.util.invalidateTags(['Everything']))
  const hero = sections.find((section) => section.type === 'hero')
  const side = sections.find((section) => section.type === 'side_banners')
  return (
    <div className={css.page}>
      {mobile ? <HomeTop /> : <Unseen as="h1">{common('appName')}</Unseen>}
      <div className={cx(css.wrap, css.first)}>
        {page.isError && !page.data ? (
          <div className={css.failed}>
            <ErrorState inline failure={failureOf(page.error)} onRetry={retry} retrying={page.isFetching} />
          </div>
        ) : (
          <HeroSection hero={hero?.banners} side={side?.banners} />
        )}
        {mobile && <Promises />}
        <Types />
      </div>
      {sections
        .filter((section) => !fixed.includes(section.type))
        .map((section) => (
          <HomeSection key={`${section.type}-${'title' in section ? section.title : ''}`} section={section} />
        ))}
      {known && !mobile && (
        <div className={css.wrap}>
          <Suspense fallback={null}>
            <PromisePanel />
          </Suspense>
        </div>
      )}
      {known && mobile && <Legal />}
    </div>
  )
}
