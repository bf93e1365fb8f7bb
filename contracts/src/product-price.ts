interface Stocked {
  /** pieces that can be bought now */
  readonly stock: number
}

interface Priced extends Stocked {
  /** Rupiah */
  readonly price: number
}

/** The SKUs that make a product's price: those in stock; all of them when it is sold out. */
export function pricedSkus<S extends Stocked>(skus: readonly S[]): readonly S[] {
  const inStock = skus.filter(({ stock }) => stock > 0)
  return inStock.length > 0 ? inStock : skus
}

/** The SKU with the lowest available price, and the highest price; undefined without SKUs. */
export function priceRange<S extends Priced>(skus: readonly S[]): { readonly lowest: S; readonly max_price: number } | undefined {
  const [first, ...rest] = pricedSkus(skus)
  if (!first) return undefined
  const lowest = rest.reduce((best, sku) => (sku.price < best.price ? sku : best), first)
  return { lowest, max_price: Math.max(first.price, ...rest.map(({ price }) => price)) }
}
