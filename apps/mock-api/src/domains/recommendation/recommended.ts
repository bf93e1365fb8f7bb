import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { Ctx } from '../../engine/contract/context.ts'
import { ownerOf } from '../cart/index.ts'
import type { CompleteCard } from '../inventory/index.ts'
import { cardFactory, changedProducts, columnsOf, interestsOf, isOnSale, recentViews } from '../product/index.ts'
import { Interleaving } from './interleaving.ts'
import type { RecommendationRow } from './tables.ts'

type RecommendCtx = Pick<Ctx, 'db' | 'catalogue' | 'member' | 'device' | 'now'>

/** Maximum number of recommended categories. */
const INTERESTS = 3

type RecommendationBasis = Omit<RecommendationRow, 'owner'>

const plain: RecommendationBasis = { interests: [], without: [], last: [] }

/** The newest orders whose products come last. */
const ORDERS = 5

/** The products that the shopper has already: in the cart, or bought lately. */
function ownedProducts({ db, catalogue, member }: RecommendCtx, owner: string): readonly ProductRow[] {
  const orders = member ? db.orders.all({ member_no: member.member_no }, { created_at: 'desc' }).slice(0, ORDERS) : []
  const skus = [...db.cart_lines.all({ owner }), ...orders.flatMap(({ lines }) => lines)]
  return skus.flatMap(({ sku_no }) => catalogue.product(catalogue.sku(sku_no)?.product_no ?? '') ?? [])
}

/** The basis of recommendations requested now. */
function currentBasis(ctx: RecommendCtx, owner: string): RecommendationBasis {
  const types = recentViews(ctx).flatMap(({ product_no }) => ctx.catalogue.product(product_no)?.nav_type_id ?? [])
  const changed = changedProducts(ctx)
  const without = new Set(changed.filter((product) => !isOnSale(ctx, product)))
  const cardOf = cardFactory(ctx, changed)
  const soldOut = changed.filter((product) => cardOf(product).flag_sold_out === 1)
  const last = new Set([...ownedProducts(ctx, owner), ...soldOut].filter((product) => !without.has(product)))
  const numbers = (products: Iterable<ProductRow>) => Array.from(products, ({ product_no }) => product_no)
  return { interests: [...interestsOf(types, INTERESTS)], without: numbers(without), last: numbers(last) }
}

/** The basis of the pages: fixed with the first page, so that later views or sales don't shift the next pages. */
function basisFor(ctx: RecommendCtx, page_num: number): RecommendationBasis {
  const owner = ownerOf(ctx.member?.member_no ?? null, ctx.device)
  if (owner === null) return plain
  const known = ctx.db.recommendations.get(owner)
  if (page_num > 1) return known ?? plain
  const beginning = currentBasis(ctx, owner)
  if (known) ctx.db.recommendations.update(owner, beginning)
  else if (beginning.interests.length + beginning.without.length + beginning.last.length > 0)
    ctx.db.recommendations.insert({ owner, ...beginning })
  return beginning
}

/** Positions of each category's products in a list, cached. */
const positionsCache = new WeakMap<readonly ProductRow[], ReadonlyMap<string, readonly number[]>>()

function positionsByType(row: readonly ProductRow[]): ReadonlyMap<string, readonly number[]> {
  const known = positionsCache.get(row)
  if (known) return known
  const places = new Map<string, number[]>()
  row.forEach(({ nav_type_id }, place) => {
    const those = places.get(nav_type_id)
    if (those) those.push(place)
    else places.set(nav_type_id, [place])
  })
  positionsCache.set(row, places)
  return places
}

interface PageRequest {
  readonly page_num: number
  readonly page_size: number
}

/** The positions of a page's products in the recommended list, and how many products there are. */
function placesOf({ catalogue: { recommended } }: RecommendCtx, { interests, without, last }: RecommendationBasis, page: PageRequest) {
  const places = positionsByType(recommended)
  const liked = interests.flatMap((type) => places.get(type) ?? []).sort((a, b) => a - b)
  const columns = without.length + last.length === 0 ? null : columnsOf(recommended)
  const placed = (numbers: readonly string[]) => numbers.flatMap((product_no) => columns?.place(product_no) ?? []).sort((a, b) => a - b)
  const end = placed(last)
  const order = new Interleaving(recommended.length, liked, placed([...without, ...last]))
  const first = (page.page_num - 1) * page.page_size - order.length
  const rest = end.slice(Math.max(0, first), Math.max(0, first + page.page_size))
  return { places: [...order.page(page.page_num, page.page_size), ...rest], total: order.length + end.length }
}

/**
 * A page of recommendations. Products taken off sale since the first page are missing on their own page only, so a page may be short.
 * `total` counts all positions and stays as on the first page.
 */
export function recommendationPage(ctx: RecommendCtx, request: PageRequest): { list: CompleteCard[]; total: number } {
  const { places, total } = placesOf(ctx, basisFor(ctx, request.page_num), request)
  const products = places.flatMap((place) => ctx.catalogue.recommended[place] ?? [])
  const changed = changedProducts(ctx)
  const onSale = changed.length === 0 ? products : products.filter((product) => isOnSale(ctx, product))
  return { list: onSale.map(cardFactory(ctx, changed)), total }
}
