import type { ProductCard as Product } from '@nusaria/contracts/product-entities'
import type { ReactNode } from 'react'
import { PagedList, type PagedListState } from '#ui/paging/paged-list.tsx'
import { ProductCard, ProductGrid, ProductSkeletons } from './product-card.tsx'

export interface ProductPage {
  readonly list: readonly Product[]
  readonly total: number
}

export function productKey({ product_no }: Product): string {
  return product_no
}

const productGrid = (rows: readonly ReactNode[], skeletons: ReactNode) => (
  <ProductGrid>
    {rows}
    {skeletons}
  </ProductGrid>
)

interface Props<P extends ProductPage> {
  readonly list: PagedListState<P>
  /** See `LoadMore`. */
  readonly autoPages?: number
  readonly empty?: ReactNode
  readonly onOpen?: (product: Product) => void
  /** See `PagedList`. */
  readonly layout?: typeof productGrid | undefined
  /** A button over each card. */
  readonly renderAction?: (product: Product) => ReactNode
}

export function PagedProductGrid<P extends ProductPage>({ list, autoPages, empty, layout = productGrid, onOpen, renderAction }: Props<P>) {
  return (
    <PagedList
      list={list}
      layout={layout}
      renderRow={(product, index) => (
        <ProductCard
          key={product.product_no}
          product={product}
          early={index < 2 ? 'first' : index < 4}
          onOpen={onOpen && (() => onOpen(product))}
          action={renderAction?.(product)}
        />
      )}
      skeletons={<ProductSkeletons />}
      empty={empty}
      inline
      wide
      autoPages={autoPages}
    />
  )
}
