import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { createContext, useContext } from 'react'
import type { SkuSelection } from '#commerce/sku/sku-selection.ts'
import type { Failure } from '#platform/api/failure.ts'

export interface ShownProduct {
  readonly product: ProductDetail
  readonly selection: SkuSelection
  readonly onAdd: () => void
  readonly onBuy: () => void
  readonly adding: boolean
  /** Why adding failed, unless a toast has said so. */
  readonly failure: Failure | undefined
  /** Fetches the product again, where what the page shows is out of date. */
  readonly refetch: () => void
}

export const ShownProductContext = createContext<ShownProduct>(null as never)

export const useShownProduct = () => useContext(ShownProductContext)
