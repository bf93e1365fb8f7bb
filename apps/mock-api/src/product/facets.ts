import type { Language } from '@nusaria/contracts/headers'
import type { ListFacets } from '@nusaria/contracts/search'
import type { ProductRow } from '../catalogue/types.ts'
import type { InventoryCtx } from '../inventory/inventory.ts'
import { type Changed, changedIn, changesTo } from './changes.ts'
import { type Lineup, lineupOf, MARK } from './lineup.ts'

interface FacetCtx extends InventoryCtx {
  readonly language: Language
}

type Changes = ReadonlyMap<number, Changed>

/** What is counted: products of each child type, and those with each mark. */
interface Tally {
  readonly types: ReadonlyMap<string, number>
  readonly in_stock: number
  readonly free_shipping: number
}

/** What the catalogue's own lists count, before any world changed them. */
const tallies = new WeakMap<Lineup, Tally>()

function tallyOf(lineup: Lineup): Tally {
  const known = tallies.get(lineup)
  if (known) return known
  const types = new Map<string, number>()
  for (const { nav_type_id } of lineup.rows) types.set(nav_type_id, (types.get(nav_type_id) ?? 0) + 1)
  let [in_stock, free_shipping] = [0, 0]
  for (const marks of lineup.marks) {
    if (marks & MARK.inStock) in_stock++
    if (marks & MARK.freeShipping) free_shipping++
  }
  const tally = { types, in_stock, free_shipping }
  tallies.set(lineup, tally)
  return tally
}

/** The tally as this world would have it: each changed product taken out as it was and put in as it is. */
function tallyNow(lineup: Lineup, changes: Changes): Tally {
  const begun = tallyOf(lineup)
  if (changes.size === 0) return begun
  const types = new Map(begun.types)
  let { in_stock, free_shipping } = begun
  const count = (nav_type_id: string, marks: number, by: 1 | -1) => {
    types.set(nav_type_id, (types.get(nav_type_id) ?? 0) + by)
    if (marks & MARK.inStock) in_stock += by
    if (marks & MARK.freeShipping) free_shipping += by
  }
  for (const [rank, { product, on_sale, marks }] of changes) {
    count(product.nav_type_id, lineup.marks[rank] ?? 0, -1)
    if (on_sale) count(product.nav_type_id, marks, 1)
  }
  return { types, in_stock, free_shipping }
}

/** Lowest and highest price, Rupiah; null when nothing is on sale. */
function pricesNow(lineup: Lineup, changes: Changes): ListFacets['price_range'] {
  const order = lineup.order('price_asc')
  const unchanged = (rank: number) => !changes.has(rank)
  const ends = [order.find(unchanged), order.findLast(unchanged)].flatMap((rank) => (rank === undefined ? [] : (lineup.prices[rank] ?? 0)))
  const moved = [...changes.values()].flatMap(({ on_sale, price }) => (on_sale ? price : []))
  const prices = [...ends, ...moved]
  return prices.length === 0 ? null : { lowest: Math.min(...prices), highest: Math.max(...prices) }
}

/** What a list can be narrowed by, as the world sells it now. Types with most products first, equals in the tree's order. */
export function facetsOf(ctx: FacetCtx, products: readonly ProductRow[]): ListFacets {
  const lineup = lineupOf(products)
  const changes = changesTo(ctx, lineup, changedIn(ctx))
  const { types, in_stock, free_shipping } = tallyNow(lineup, changes)
  const named = (nav_type_id: string) => ctx.catalogue.navType(nav_type_id)?.nav_type_name[ctx.language] ?? ''
  return {
    types: [...types]
      .filter(([, count]) => count > 0)
      .map(([nav_type_id, count]) => ({ nav_type_id, nav_type_name: named(nav_type_id), count }))
      .sort((a, b) => b.count - a.count || Number(a.nav_type_id) - Number(b.nav_type_id)),
    price_range: pricesNow(lineup, changes),
    in_stock,
    free_shipping,
  }
}
