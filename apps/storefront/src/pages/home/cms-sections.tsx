import type { CmsSection } from '@nusaria/contracts/cms'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { cx } from '../../shared/ui/cx.ts'
import { CategoryShortcuts } from './category-shortcuts.tsx'
import { HeroSection } from './hero-section.tsx'
import { HotSection } from './hot-section.tsx'
import css from './page.module.css'
import type { ProductsSection } from './products-section.tsx'
import { RecommendedSection } from './recommended-section.tsx'
import type { SideBannersSection } from './side-banners-section.tsx'
import type { TextSection } from './text-section.tsx'
import { VouchersSection } from './vouchers-section.tsx'

/** What draws the kinds of section that home rarely has. */
export interface OptionalSections {
  readonly Text: typeof TextSection
  readonly Products: typeof ProductsSection
  readonly Side: typeof SideBannersSection
}

/** They come when a page has them. */
const lazySections = {
  Text: lazyWithRetry(() => import('./text-section.tsx').then((m) => ({ default: m.TextSection }))),
  Products: lazyWithRetry(() => import('./products-section.tsx').then((m) => ({ default: m.ProductsSection }))),
  Side: lazyWithRetry(() => import('./side-banners-section.tsx').then((m) => ({ default: m.SideBannersSection }))),
}

interface Props {
  /** Drawn in this order; kinds that a newer server knows and this shop doesn't are left out. */
  readonly sections: readonly CmsSection[]
  /** Right below the banners. */
  readonly belowHero?: ReactNode
  /** Counts how often the page was asked for anew: its endless list begins again. */
  readonly turn?: number
  /** For a page that brings them along: fetched on demand, they would move what stands below. */
  readonly rare?: OptionalSections | typeof lazySections
}

type SectionProps = Omit<Props, 'sections'> & { readonly section: CmsSection; readonly all: readonly CmsSection[] }

function CmsSectionView({ section, all, belowHero, turn, rare = lazySections }: SectionProps) {
  switch (section.type) {
    case 'hero':
      return (
        <div className={cx(css.wrap, css.first)}>
          <HeroSection banners={section.banners} side={all.find((other) => other.type === 'side_banners')?.banners} />
          {belowHero}
        </div>
      )
    case 'side_banners':
      return all.some((other) => other.type === 'hero') ? null : <rare.Side banners={section.banners} />
    case 'categories':
      return (
        <div className={css.wrap}>
          <CategoryShortcuts />
        </div>
      )
    case 'vouchers':
      return <VouchersSection title={section.title} couponNos={section.coupon_nos} />
    case 'hot':
      return <HotSection title={section.title} text={section.text} />
    case 'recommended':
      return <RecommendedSection key={turn} title={section.title} text={section.text} />
    case 'products':
      return <rare.Products title={section.title} productNos={section.product_nos} />
    case 'text':
      return <rare.Text title={section.title} paragraphs={section.paragraphs} />
    default:
      return null
  }
}

/** The sections of a page of the CMS: home, a campaign. */
export function CmsSections({ sections, ...props }: Props) {
  return sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page may have two of a kind with the same title; what is on the way keeps its place
    <Suspense key={`${section.type}-${index}`} fallback={<div className={css.room} />}>
      <CmsSectionView section={section} all={sections} {...props} />
    </Suspense>
  ))
}
