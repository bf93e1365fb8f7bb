import type { CmsBanner, CmsSection } from '@nusaria/contracts/cms'
import type { ReactNode } from 'react'
import { CategoryLink, CategoryLinkSkeleton, useNavTypeListQuery } from '#commerce/category/category-link.tsx'
import { RecommendedWhenNear } from '#commerce/product/recommended-section.tsx'
import bannerCss from '#commerce/sections/banner.module.css'
import { Banner } from '#commerce/sections/banner.tsx'
import { DeferredSection } from '#commerce/sections/deferred-section.tsx'
import { SectionBox, SectionWidth } from '#commerce/sections/row-section.tsx'
import { toFailure } from '#platform/api/to-failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { Streamed } from '#platform/rendering/streamed.tsx'
import { cx } from '#ui/cx.ts'
import { InlineError, PartBoundary } from '#ui/feedback/state.tsx'
import { SectionHead } from '#ui/layout/panel.tsx'
import css from './cms-sections.module.css'
import { HeroCarousel } from './hero-carousel.tsx'
import { HotSection } from './hot-section.tsx'
import type * as OptionalSections from './optional-sections.tsx'
import { VouchersSection } from './vouchers-section.tsx'

const optional = () => import('./optional-sections.tsx')

/** The kinds of section that home rarely has. */
const lazySections: typeof OptionalSections = {
  TextPanel: lazyWithRetry(() => optional().then((m) => ({ default: m.TextPanel }))),
  ProductsSection: lazyWithRetry(() => optional().then((m) => ({ default: m.ProductsSection }))),
  SideBanners: lazyWithRetry(() => optional().then((m) => ({ default: m.SideBanners }))),
}

interface Props {
  /** Shown in this order. A kind that only a newer server knows is left out. */
  readonly sections: readonly CmsSection[]
  /** Right below the banners. */
  readonly belowHero?: ReactNode
  /** Each refresh of the page starts the recommended products from their first page. */
  readonly refreshCount?: number
  /** For a page that loads these with its own code: loaded later, they would move the content below them. */
  readonly optionalSections?: typeof OptionalSections
}

interface HeroProps {
  /** Empty while the page's content is loading: a placeholder keeps its room. */
  readonly banners: readonly CmsBanner[]
  /** Small ones: beside the big ones on desktop, in the same carousel on mobile. */
  readonly side: readonly CmsBanner[] | undefined
}

function HeroSection({ banners, side = [] }: HeroProps) {
  const desktop = useLayout() === 'desktop'
  const loading = banners.length === 0
  return (
    <div className={cx(css.hero, !loading && side.length === 0 && css.alone)}>
      <div className={css.heroMain}>
        {loading ? (
          <div className={cx('shine', css.heroPlaceholder)} data-picture={bannerCss.goods} />
        ) : (
          <HeroCarousel banners={desktop ? banners : [...banners, ...side]} />
        )}
      </div>
      {desktop && (loading || side.length > 0) && (
        <div className={css.heroSide}>
          {loading ? <div className="shine" /> : side.map((banner) => <Banner key={banner.banner_id} banner={banner} small />)}
        </div>
      )}
    </div>
  )
}

/** Two rows of five categories, or one of ten. */
const SHORTCUT_COUNT = 10

function CategoryShortcuts() {
  const size = useLayout() === 'desktop' ? 84 : 52
  const { data: categories, isError, isFetching, error, refetch } = useNavTypeListQuery()
  if (isError && !categories)
    return (
      <div className={css.categoriesError}>
        <InlineError failure={toFailure(error)} onRetry={refetch} retrying={isFetching} />
      </div>
    )
  return (
    <div className={css.categories}>
      {categories
        ? categories
            .slice(0, SHORTCUT_COUNT)
            .map((category, index) => <CategoryLink key={category.nav_type_id} category={category} size={size} index={index} />)
        : [...Array(SHORTCUT_COUNT).keys()].map((key) => <CategoryLinkSkeleton key={key} size={size} />)}
    </div>
  )
}

type SectionProps = Omit<Props, 'sections'> & { readonly section: CmsSection; readonly all: readonly CmsSection[] }

function Section({ section, all, belowHero, refreshCount, optionalSections = lazySections }: SectionProps) {
  const { TextPanel, ProductsSection, SideBanners } = optionalSections
  switch (section.type) {
    case 'hero':
      return (
        <SectionWidth top>
          <HeroSection banners={section.banners} side={all.find((other) => other.type === 'side_banners')?.banners} />
          {belowHero}
        </SectionWidth>
      )
    case 'side_banners':
      return all.some((other) => other.type === 'hero') ? null : (
        <SectionBox>
          <SideBanners banners={section.banners} />
        </SectionBox>
      )
    case 'categories':
      return (
        <SectionWidth>
          <CategoryShortcuts />
        </SectionWidth>
      )
    case 'vouchers':
      return (
        <SectionBox>
          <VouchersSection title={section.title} couponNos={section.coupon_nos} />
        </SectionBox>
      )
    case 'flash_sale':
    case 'buy_again':
    case 'recently_viewed':
      return <DeferredSection section={section} />
    case 'hot':
      return <HotSection title={section.title} text={section.text} />
    case 'recommended':
      return (
        <SectionBox key={refreshCount}>
          <SectionHead title={section.title} note={section.text || undefined} />
          <RecommendedWhenNear />
        </SectionBox>
      )
    case 'products':
      return <ProductsSection title={section.title} productNos={section.product_nos} />
    case 'text':
      return (
        <SectionBox>
          <TextPanel title={section.title} paragraphs={section.paragraphs} />
        </SectionBox>
      )
    default:
      return null
  }
}

export function CmsSections({ sections, ...props }: Props) {
  return sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page may have two sections of one kind with the same title; each keeps its position
    <PartBoundary key={`${section.type}-${index}`}>
      <Streamed fallback={<div className={css.placeholder} />}>
        <Section section={section} all={sections} {...props} />
      </Streamed>
    </PartBoundary>
  ))
}
