import type { ProductCard as Product } from '@nusaria/contracts/product-entities'
import type { ReactNode } from 'react'
import { PagedList, type PagedListState } from '#ui/paging/paged-list.tsx'
import css from './paged-product-grid.module.css'
import { ProductCard, ProductGrid, ProductSkeletons } from './product-card.tsx'

export interface ProductPage {
  readonly list: readonly Product[]
  readonly total: number
}

export function productKey({ product_no }: Product): string {
  return product_no
}

/** Rows from one on are under a heading of their own. */
export interface SecondPart {
  readonly from: number
  readonly title: string
}

const productGrid = (second?: SecondPart) => (rows: readonly ReactNode[], skeletons: ReactNode) => {
  const { from, title } = second ?? { from: rows.length + 1, title: '' }
  const first = rows.slice(0, from)
  return (
    <>
      {(first.length > 0 || from > 0) && (
        <ProductGrid>
          {first}
          {from >= rows.length && skeletons}
        </ProductGrid>
      )}
      {from < rows.length && (
        <>
          <h2 className={css.second}>{title}</h2>
          <ProductGrid>
            {rows.slice(from)}
            {skeletons}
          </ProductGrid>
        </>
      )}
    </>
  )
}

interface Props<P extends ProductPage> {
  readonly list: PagedListState<P>
  /** See `LoadMore`. */
  readonly autoPages?: number
  readonly empty?: ReactNode
  readonly onOpen?: (product: Product) => void
  readonly second?: SecondPart | undefined
  /** A button over each card. */
  readonly renderAction?: (product: Product) => ReactNode
}

export function PagedProductGrid<P extends ProductPage>({ list, autoPages, empty, second, onOpen, renderAction }: Props<P>) {
  return (
    <PagedList
      list={list}
      layout={productGrid(second)}
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
