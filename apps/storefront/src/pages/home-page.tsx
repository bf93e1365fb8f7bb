import type { CmsSection } from '@nusaria/contracts/cms'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCmsGetByIdQuery } from '../features/cms/cms-api.ts'
import { api } from '../shared/api/api.ts'
import { failureOf } from '../shared/api/failure-of.ts'
import { useLayout } from '../shared/layout/use-layout.ts'
import { lazy } from '../shared/lazy.ts'
import { useDispatch } from '../shared/state/hooks.ts'
import { cx } from '../shared/ui/cx.ts'
import { usePageTitle } from '../shared/ui/page-title.ts'
import { ErrorState } from '../shared/ui/state.tsx'
import { Unseen } from '../shared/ui/unseen.tsx'
import css from './home/home.module.css'
import { HomeTop } from './home/home-top.tsx'
import { Legal } from './home/legal.tsx'
import { Promises } from './home/promises.tsx'
import { Sections } from './home/sections.tsx'
import { useEarlyLists } from './home/use-early-lists.ts'

const PromisePanel = lazy(() => import('./home/promise-panel.tsx').then((m) => ({ default: m.PromisePanel })))
const Refresh = lazy(() => import('./home/refresh.tsx').then((m) => ({ default: m.Refresh })))

/** What usually stands first, while the shop hasn't said: room for the banners. */
const onTheWay: readonly CmsSection[] = [{ type: 'hero', banners: [] }, { type: 'categories' }]

/** The front page: what it shows, and in which order, comes from the shop; without that it still shows what sells. */
export function HomePage() {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  const dispatch = useDispatch()
  const mobile = useLayout() === 'mobile'
  const page = useCmsGetByIdQuery({ project_id: 'home' })
  const [touched, setTouched] = useState(false)
  const [turn, setTurn] = useState(0)
  usePageTitle()
  useEarlyLists()
  const failed = page.isError && !page.data
  const fallback: readonly CmsSection[] = [
    { type: 'categories' },
    { type: 'hot', title: t('hot'), text: t('hotText') },
    { type: 'recommended', title: t('recommended'), text: '' },
  ]
  const sections = page.data?.sections ?? (failed ? fallback : onTheWay)
  // Until it is known what stands above them, the last things of the page would only move.
  const known = sections !== onTheWay
  // Whatever of the page failed is asked for again.
  const retry = () => dispatch(api.util.invalidateTags(['Everything']))
  return (
    <div className={css.page} onTouchStart={mobile && !touched ? () => setTouched(true) : undefined}>
      {mobile ? <HomeTop flat={!failed && sections[0]?.type !== 'hero'} /> : <Unseen as="h1">{common('appName')}</Unseen>}
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
          {mobile && <Promises />}
        </div>
      )}
      <Sections sections={sections} belowHero={mobile && <Promises />} turn={turn} />
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
