import type { ProductDetail, Sku } from '@nusaria/contracts/product'
import { useState } from 'react'
import type { Choice } from './sku-choice.ts'
import { canChoose, choose, firstChoice, mostPieces, skuOf } from './sku-choice.ts'

/** What the shopper has chosen of a product, and how to change it. */
export interface ProductChoice {
  readonly product: ProductDetail
  readonly choice: Choice
  /** undefined while the choice is incomplete or isn't sold */
  readonly sku: Sku | undefined
  readonly quantity: number
  /** pieces that can be bought; 0 = none */
  readonly most: number
  readonly isOpen: (option: number, value: string) => boolean
  readonly take: (option: number, value: string) => void
  readonly setQuantity: (quantity: number) => void
}

/** The choice of a SKU and a number of pieces; begins with what can be bought. */
export function useProductChoice(product: ProductDetail): ProductChoice {
  const [choice, setChoice] = useState(() => firstChoice(product))
  const [wanted, setWanted] = useState(1)
  const sku = skuOf(product, choice)
  const most = sku ? mostPieces(sku) : 0
  return {
    product,
    choice,
    sku,
    quantity: Math.max(1, Math.min(wanted, most)),
    most,
    isOpen: (option, value) => canChoose(product, choice, option, value),
    take: (option, value) => setChoice(choose(choice, option, value)),
    setQuantity: setWanted,
  }
}
