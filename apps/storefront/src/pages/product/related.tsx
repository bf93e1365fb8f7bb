import { useTranslation } from 'react-i18next'
import { useProductRelatedListQuery } from '../../features/product/product-api.ts'
import { SectionHead } from '../../shared/ui/panel.tsx'
import { ProductCard } from '../../shared/ui/product-card.tsx'
import { ProductGrid, ProductSkeletons } from '../../shared/ui/product-grid.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import css from './product.module.css'

/** How many: one row on a wide screen. */
const COUNT = 6

/** Products that go with this one. Nothing when there are none. */
export function Related({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation('product')
  const related = useProductRelatedListQuery({ product_no: productNo, page_num: 1, page_size: COUNT })
  if (related.currentData?.list.length === 0) return null
  return (
    <section className={css.related}>
      <SectionHead title={t('related')} />
      <QueryState
        query={related}
        inline
        loading={
          <ProductGrid>
            <ProductSkeletons />
          </ProductGrid>
        }
      >
        {({ list }) => (
          <ProductGrid>
            {list.map((product) => (
              <ProductCard key={product.product_no} product={product} />
            ))}
          </ProductGrid>
        )}
      </QueryState>
    </section>
  )
}
