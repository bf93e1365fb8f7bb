import type { CmsSection } from '@nusaria/contracts/cms'
import Banknote from 'lucide/dist/esm/icons/banknote.mjs'
import Globe from 'lucide/dist/esm/icons/globe.mjs'
import Search from 'lucide/dist/esm/icons/search.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { MessageBell } from '#commerce/message/message-bell.tsx'
import { HOT_LIST_ARGS, RECOMMENDED_ARGS, useProductHotListQuery, useProductRecommendInfiniteQuery } from '#commerce/product/api.ts'
import { RotatingKeyword, useRotatingKeyword } from '#commerce/search/rotating-keyword.tsx'
import { SectionWidth } from '#commerce/sections/row-section.tsx'
import { api } from '#platform/api/api.ts'
import { toFailure } from '#platform/api/to-failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { isOffered, linkTo } from '#platform/config/config.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { agreementPath, paths, policyTermsPath } from '#platform/routing/paths.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { cx } from '#ui/cx.ts'
import { ErrorState, SlowHint } from '#ui/feedback/state.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { RefreshByPull } from '#ui/paging/refresh-by-pull.tsx'
import { resetPageCount } from '#ui/paging/use-page-count.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { KawungPattern, Logo } from '#ui/primitives/kawung.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { useNewTab } from '#ui/primitives/new-tab.ts'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { useCmsGetByIdQuery } from './api.ts'
import css from './home-page.module.css'
import { CmsSections } from './sections/cms-sections.tsx'

/** `flat`: without room for the banner that overlaps it. */
function MobileHomeHeader({ flat }: { readonly flat: boolean }) {
  const { t } = useTranslation(['home', 'common'])
  const keyword = useRotatingKeyword()
  return (
    <header className={cx(css.top, flat && css.flat)}>
      <KawungPattern color="var(--on-dark)" opacity={0.07} />
      <div className={cx('row justify-between', css.bar)}>
        <h1>
          <Logo on="dark" />
        </h1>
        <div className={css.ways}>
          <Link to={paths.setLanguage} className={cx('center', css.language)} aria-label={t('language')}>
            <Icon of={Globe} size={24} />
          </Link>
          <MessageBell on="sambal" />
        </div>
      </div>
      <Link
        to={paths.search}
        className={cx('row above-8 gap-10 size-14 weight-600', css.search)}
        aria-label={t('common:header.searchLabel')}
      >
        <Icon of={Search} size={18} stroke={2.25} />
        <RotatingKeyword keyword={keyword ?? t('common:header.searchPlaceholder')} />
        <span className={css.go} aria-hidden="true">
          {t('search')}
        </span>
      </Link>
    </header>
  )
}

const GuaranteePanel = lazyWithRetry(() => import('./guarantee-panel.tsx').then((m) => ({ default: m.GuaranteePanel })))

/** While the page's content is loading: the sections that are usually first. */
const LOADING_SECTIONS: readonly CmsSection[] = [{ type: 'hero', banners: [] }, { type: 'categories' }]

function LegalLinks() {
  const { t } = useTranslation(['common', 'home'])
  const newTab = useNewTab(true)
  const language = currentLanguage()
  return (
    <nav className={cx('row align-fill justify-center wrap size-11 tone-ink-3', css.legal)} aria-label={t('home:legal')}>
      <a href={linkTo('about')} {...newTab} rel="noopener noreferrer">
        {t('footer.about')}
      </a>
      <Link to={agreementPath(language)}>{t('footer.agreement')}</Link>
      <Link to={policyTermsPath(language)}>{t('footer.terms')}</Link>
      <Link to={paths.faqs}>{t('footer.faqs')}</Link>
      <Link to={paths.accessibility}>{t('footer.accessibility')}</Link>
    </nav>
  )
}

/** The front page. The CMS decides its sections and their order; without the CMS it still shows categories and products. */
export function HomePage() {
  const { t } = useTranslation(['home', 'common'])
  const { key } = useLocation()
  const dispatch = useAppDispatch()
  const mobile = useLayout() === 'mobile'
  const page = useCmsGetByIdQuery({ project_id: 'home' })
  const [touched, setTouched] = useState(false)
  const [refreshCount, setRefreshCount] = useState(0)
  usePageTitle()
  // The product lists load together with the page's content, rather than after it.
  useProductHotListQuery(HOT_LIST_ARGS)
  useProductRecommendInfiniteQuery(RECOMMENDED_ARGS)
  const failed = page.isError && !page.data
  const fallback: readonly CmsSection[] = [
    { type: 'categories' },
    { type: 'hot', title: t('hot'), text: t('hotText') },
    { type: 'recommended', title: t('recommended'), text: '' },
  ]
  const sections = page.data?.sections ?? (failed ? fallback : LOADING_SECTIONS)
  // The end of the page waits until the sections above it are known: earlier it would only move down.
  const loaded = sections !== LOADING_SECTIONS
  const retry = () => dispatch(api.util.invalidateTags(['Session']))
  const refresh = () => {
    resetPageCount(key)
    setRefreshCount((count) => count + 1)
  }
  return (
    <div className={css.page} onTouchStart={mobile && !touched ? () => setTouched(true) : undefined}>
      {mobile ? (
        <MobileHomeHeader flat={!failed && sections[0]?.type !== 'hero'} />
      ) : (
        <VisuallyHidden as="h1">{t('common:appName')}</VisuallyHidden>
      )}
      {touched && <RefreshByPull tags={['Session']} onRefresh={refresh} />}
      {failed && (
        <SectionWidth top>
          <div className={css.failed}>
            <ErrorState inline failure={toFailure(page.error)} onRetry={retry} retrying={page.isFetching} />
          </div>
          {mobile && <GuaranteeBadges />}
        </SectionWidth>
      )}
      <CmsSections sections={sections} belowHero={mobile && <GuaranteeBadges />} refreshCount={refreshCount} />
      {!loaded && <SlowHint />}
      {loaded && !mobile && (
        <SectionWidth>
          <Suspense fallback={null}>
            <GuaranteePanel />
          </Suspense>
        </SectionWidth>
      )}
      {loaded && mobile && <LegalLinks />}
    </div>
  )
}

const promises = [
  { key: 'ship', icon: Truck },
  { key: 'cod', icon: Banknote },
  { key: 'return', icon: Undo2 },
] as const

function GuaranteeBadges() {
  const { t } = useTranslation('home')
  return (
    <ul className={cx('row wrap gap-8 align-fill justify-between size-11 line-16 weight-600 tone-ink-2', css.row)}>
      {promises
        .filter(({ key }) => key !== 'cod' || isOffered(key))
        .map(({ key, icon }) => (
          <li className="row nowrap" key={key}>
            <Icon of={icon} size={16} stroke={2} />
            <span>{t(`promise.${key}`)}</span>
          </li>
        ))}
    </ul>
  )
}
