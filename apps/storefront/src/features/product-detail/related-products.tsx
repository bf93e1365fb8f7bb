import { LIMITS } from '@nusaria/contracts/limits'
import type { ProductDetail } from '@nusaria/contracts/product'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { ProductCard, ProductGrid, ProductSkeletons } from '../../entities/product/product-card.tsx'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { categoryProductsLink } from '../../shared/paths.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { InViewTrigger } from '../../shared/ui/layout/in-view-trigger.tsx'
import { SectionHead } from '../../shared/ui/layout/panel.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { useProductRelatedListQuery } from './product-detail-api.ts'
import css from './related-products.module.css'

function RelatedSkeletons() {
  return (
    <ProductGrid>
      <ProductSkeletons />
    </ProductGrid>
  )
}

function RelatedCards({ productNo, typeId }: { readonly productNo: string; readonly typeId: string | undefined }) {
  const { t } = useTranslation(['product', 'common'])
  const query = useProductRelatedListQuery({ product_no: productNo, page_num: 1, page_size: LIMITS.recommendPageSize })
  if (query.data?.list.length === 0) return null
  return (
    <>
      <SectionHead
        title={t('related')}
        action={
          typeId !== undefined && (
            <Link {...categoryProductsLink(typeId)} className={css.all}>
              {t('common:action.seeAll')} <Icon of={ChevronRight} size={16} />
            </Link>
          )
        }
      />
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
  const [near, setNear] = useState(false)
  return (
    <section className={css.related}>
      {near ? (
        <RelatedCards productNo={product_no} typeId={nav_type_id} />
      ) : (
        <InViewTrigger onSeen={() => setNear(true)}>
          <RelatedSkeletons />
        </InViewTrigger>
      )}
    </section>
  )
}
