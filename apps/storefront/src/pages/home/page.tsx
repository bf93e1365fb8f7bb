import type { CmsSection } from '@nusaria/contracts/cms'
import HandCoins from 'lucide/dist/esm/icons/hand-coins.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  HOT_LIST_ARGS,
  RECOMMENDED_ARGS,
  useProductHotListQuery,
  useProductRecommendInfiniteQuery,
} from '../../entities/product/product-api.ts'
import { VouchersSection } from '../../features/claim-voucher/vouchers-section.tsx'
import { useCmsGetByIdQuery } from '../../features/cms/cms-api.ts'
import { CmsSections } from '../../features/cms/cms-sections.tsx'
import { SectionWidth } from '../../features/cms/section-box.tsx'
import { api } from '../../shared/api/api.ts'
import { failureOf } from '../../shared/api/failure-of.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { currentLanguage } from '../../shared/i18n/language.ts'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { linkTo } from '../../shared/links.ts'
import { isOffered } from '../../shared/offered.ts'
import { RefreshByPull } from '../../shared/paging/refresh-by-pull.tsx'
import { resetPageCount } from '../../shared/paging/use-page-count.ts'
import { agreementPath, paths, policyTermsPath } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { SlowHint } from '../../shared/ui/feedback/slow-hint.tsx'
import { ErrorState } from '../../shared/ui/feedback/state.tsx'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import { MobileHomeHeader } from './mobile-home-header.tsx'
import css from './page.module.css'

const GuaranteePanel = lazyWithRetry(() => import('./guarantee-panel.tsx').then((m) => ({ default: m.GuaranteePanel })))

/** Shown while the page's content is loading: the sections that usually come first. */
const LOADING_SECTIONS: readonly CmsSection[] = [{ type: 'hero', banners: [] }, { type: 'categories' }]

/** Starts to load the product lists together with the page's content, rather than after it. */
function usePrefetchLists(): void {
  useProductHotListQuery(HOT_LIST_ARGS)
  useProductRecommendInfiniteQuery(RECOMMENDED_ARGS)
}

function LegalLinks() {
  const { t } = useTranslation()
  const { t: home } = useTranslation('home')
  const language = currentLanguage()
  return (
    <nav className={css.legal} aria-label={home('legal')}>
      <a href={linkTo('about')} target="_blank" rel="noopener noreferrer">
        {t('footer.about')}
      </a>
      <Link to={agreementPath(language)}>{t('footer.agreement')}</Link>
      <Link to={policyTermsPath(language)}>{t('footer.terms')}</Link>
      <Link to={paths.faqs}>{t('footer.faqs')}</Link>
    </nav>
  )
}

/** The front page. The CMS decides its sections and their order; without the CMS it still shows categories and products. */
export function HomePage() {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  const { key } = useLocation()
  const dispatch = useAppDispatch()
  const mobile = useLayout() === 'mobile'
  const page = useCmsGetByIdQuery({ project_id: 'home' })
  const [touched, setTouched] = useState(false)
  const [refreshCount, setRefreshCount] = useState(0)
  usePageTitle()
  usePrefetchLists()
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
        <VisuallyHidden as="h1">{common('appName')}</VisuallyHidden>
      )}
      {touched && <RefreshByPull tags={['Session']} onRefresh={refresh} />}
      {failed && (
        <SectionWidth top>
          <div className={css.failed}>
            <ErrorState inline failure={failureOf(page.error)} onRetry={retry} retrying={page.isFetching} />
          </div>
          {mobile && <GuaranteeBadges />}
        </SectionWidth>
      )}
      <CmsSections
        sections={sections}
        renderVouchers={({ title, coupon_nos }) => <VouchersSection title={title} couponNos={coupon_nos} />}
        belowHero={mobile && <GuaranteeBadges />}
        refreshCount={refreshCount}
      />
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
  { key: 'cod', icon: HandCoins },
  { key: 'return', icon: Undo2 },
] as const

/** Mobile: the shop's guarantees in one line. */
function GuaranteeBadges() {
  const { t } = useTranslation('home')
  return (
    <ul className={css.row}>
      {promises
        .filter(({ key }) => key !== 'cod' || isOffered(key))
        .map(({ key, icon }) => (
          <li key={key}>
            <Icon of={icon} size={16} stroke={2} />
            <span>{t(`promise.${key}`)}</span>
          </li>
        ))}
    </ul>
  )
}
