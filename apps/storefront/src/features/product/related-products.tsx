import { LIMITS } from '@nusaria/contracts/limits'
import type { ProductDetail } from '@nusaria/contracts/product-entities'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { type ReactNode, useState } from 'react'
import { ProductCard, ProductGrid, ProductSkeletons } from '#commerce/product/product-card.tsx'
import { useProductRelatedListQuery } from '#commerce/sku/api.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { categoryProductsLink } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { InViewTrigger } from '#ui/layout/in-view-trigger.tsx'
import { SectionHead } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './related-products.module.css'

const page_size = LIMITS.recommendPageSize

/** As high as the products, so that nothing below moves when they come. */
function RelatedSkeletons() {
  return (
    <ProductGrid>
      <ProductSkeletons count={page_size} />
    </ProductGrid>
  )
}

function RelatedCards({ productNo, head }: { readonly productNo: string; readonly head: ReactNode }) {
  const query = useProductRelatedListQuery({ product_no: productNo, page_num: 1, page_size })
  if (query.data?.list.length === 0) return null
  return (
    <>
      {head}
      <QueryState query={query} loading={<RelatedSkeletons />} inline>
        {({ list }) => (
          <ProductGrid>
            {list.map((product) => (
              <ProductCard key={product.product_no} product={product} />
            ))}
          </ProductGrid>
        )}
      </QueryState>
    </>
  )
}

/** Related products, loaded when the shopper scrolls near them. */
export function RelatedProducts({ product: { product_no, nav_type_id } }: { readonly product: ProductDetail }) {
  const { t } = useTranslation(['product', 'common'])
  const [near, setNear] = useState(false)
  const toCategory = nav_type_id !== undefined && (
    <Link {...categoryProductsLink(nav_type_id)} className={cx('row gap-4 inline size-13 weight-700 tone-ink-2 nowrap', css.all)}>
      <span>{t('common:action.seeAll')}</span> <Icon of={ChevronRight} size={16} />
    </Link>
  )
  const head = <SectionHead title={t('related')} action={toCategory} />
  return (
    <section className={css.related}>
      {near ? (
        <RelatedCards productNo={product_no} head={head} />
      ) : (
        <InViewTrigger onSeen={() => setNear(true)}>
          {head}
          <RelatedSkeletons />
        </InViewTrigger>
      )}
    </section>
  )
}
