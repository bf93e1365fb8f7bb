import type { CmsBanner } from '@nusaria/contracts/cms'
import { useProductSpecOrderListQuery } from '#commerce/product/api.ts'
import { ProductCard, ProductCardSkeleton, ProductGrid } from '#commerce/product/product-card.tsx'
import { Banner } from '#commerce/sections/banner.tsx'
import { SectionBox } from '#commerce/sections/row-section.tsx'
import { toFailure } from '#platform/api/to-failure.ts'
import { cx } from '#ui/cx.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { Panel, SectionHead } from '#ui/layout/panel.tsx'
import css from './optional-sections.module.css'

/** Small banners on a page that has no big ones. */
export function SideBanners({ banners }: { readonly banners: readonly CmsBanner[] }) {
  return (
    <div className={cx('grid gap-12', css.banners)}>
      {banners.map((banner) => (
        <Banner key={banner.banner_id} banner={banner} small />
      ))}
    </div>
  )
}

export function TextPanel({ title, paragraphs }: { readonly title: string; readonly paragraphs: readonly string[] }) {
  return (
    <Panel title={title}>
      <div className={cx('grid gap-12 size-14 line-24 tone-ink-2', css.words)}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Panel>
  )
}

/** The products that a campaign names, in its order, without those no longer sold. Renders nothing when none is left. */
export function ProductsSection({ title, productNos }: { readonly title: string; readonly productNos: readonly string[] }) {
  const { data, isError, isFetching, error, refetch } = useProductSpecOrderListQuery({ product_nos: [...productNos] })
  if (data?.list.length === 0) return null
  return (
    <SectionBox>
      <SectionHead title={title} />
      {isError && !data ? (
        <InlineError failure={toFailure(error)} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ProductGrid>
          {data
            ? data.list.map((product) => <ProductCard key={product.product_no} product={product} />)
            : productNos.map((productNo) => <ProductCardSkeleton key={productNo} />)}
        </ProductGrid>
      )}
    </SectionBox>
  )
}
