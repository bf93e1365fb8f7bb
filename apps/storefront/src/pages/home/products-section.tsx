import { useProductSpecOrderListQuery } from '../../entities/product/product-api.ts'
import { ProductCard, ProductCardSkeleton } from '../../entities/product/product-card.tsx'
import { ProductGrid } from '../../entities/product/product-grid.tsx'
import { failureOf } from '../../shared/api/failure-of.ts'
import { InlineError } from '../../shared/ui/feedback/inline-error.tsx'
import { SectionHead } from '../../shared/ui/layout/panel.tsx'
import css from './page.module.css'

interface Props {
  readonly title: string
  readonly productNos: readonly string[]
}

/** The products that a campaign names, in its order; those no longer sold are left out, and the section with the last of them. */
export function ProductsSection({ title, productNos }: Props) {
  const { data, isError, isFetching, error, refetch } = useProductSpecOrderListQuery({ product_nos: [...productNos] })
  if (data?.list.length === 0) return null
  return (
    <section className={css.wrap}>
      <div className={css.section}>
        <SectionHead title={title} />
        {isError && !data ? (
          <InlineError failure={failureOf(error)} onRetry={refetch} retrying={isFetching} />
        ) : (
          <ProductGrid>
            {data
              ? data.list.map((product) => <ProductCard key={product.product_no} product={product} />)
              : productNos.map((productNo) => <ProductCardSkeleton key={productNo} />)}
          </ProductGrid>
        )}
      </div>
    </section>
  )
}
