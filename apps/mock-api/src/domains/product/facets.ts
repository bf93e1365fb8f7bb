import type { Language } from '@nusaria/contracts/headers'
import type { ListFacets } from '@nusaria/contracts/search'
import type { InventoryCtx } from '../inventory/index.ts'
import { changedProducts, changesByPosition } from './changes.ts'
import { FLAG, type ProductList } from './product-list.ts'

interface FacetCtx extends InventoryCtx {
  readonly language: Language
}

/** The filter options of a list, with the world's current data. Types with most products first, then in the tree's order. */
export function facetsOf(ctx: FacetCtx, assortment: ProductList): ListFacets {
  const changes = changesByPosition(ctx, assortment, changedProducts(ctx))
  const tally = assortment.tally(changes)
  const counts = new Map(assortment.columns.typeIds.map((nav_type_id, number) => [nav_type_id, tally.types[number] ?? 0]))
  let { in_stock, free_shipping, lowest, highest } = tally
  for (const { product, card, on_sale, marks } of changes.values()) {
    if (!on_sale) continue
    counts.set(product.nav_type_id, (counts.get(product.nav_type_id) ?? 0) + 1)
    if (marks & FLAG.inStock) in_stock++
    if (marks & FLAG.freeShipping) free_shipping++
    lowest = Math.min(lowest, card.price)
    highest = Math.max(highest, card.price)
  }
  const named = (nav_type_id: string) => ctx.catalogue.navType(nav_type_id)?.nav_type_name[ctx.language] ?? ''
  return {
    types: [...counts]
      .filter(([, count]) => count > 0)
      .map(([nav_type_id, count]) => ({ nav_type_id, nav_type_name: named(nav_type_id), count }))
      .sort((a, b) => b.count - a.count || Number(a.nav_type_id) - Number(b.nav_type_id)),
    price_range: lowest <= highest ? { lowest, highest } : null,
    in_stock,
    free_shipping,
  }
}
