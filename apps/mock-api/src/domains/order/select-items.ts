import type { LineTrouble } from '@nusaria/contracts/cart'
import type { OrderSource } from '@nusaria/contracts/order-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { FailDetail } from '../../engine/http/reply.ts'
import { availabilityOf, buyableLines, pricedLines, TROUBLE_ERROR, troubleOf, troubleParams } from '../cart/index.ts'
import { type CurrentSku, currentSku } from '../inventory/index.ts'
import { type Excess, excessOf, type OrderLoad } from './limits.ts'

/** Pieces of one SKU to be ordered. */
export interface SelectedItem {
  readonly current: CurrentSku
  readonly quantity: number
  /** The cart line it comes from; null for "buy now". */
  readonly line_id: string | null
}

export type SelectionError =
  | 'NO_PRODUCT_SELECTED'
  | 'SKU_INFO_MISSING'
  | 'PRODUCT_OFF_SALE'
  | 'STOCK_INSUFFICIENT'
  | 'PURCHASE_LIMIT_EXCEEDED'
  | 'SKU_COUNT_LIMIT'
  | 'MAXIMUM_PURCHASE_QUANTITY'
  | 'SHIPPING_TEMPLATE_MISSING'

/** The error for each exceeded limit. */
const EXCESS_ERROR = {
  kinds: 'SKU_COUNT_LIMIT',
  pieces: 'MAXIMUM_PURCHASE_QUANTITY',
  weight: 'SHIPPING_TEMPLATE_MISSING',
} as const satisfies Record<Excess['limit'], SelectionError>

/** A selected line that can't be bought now. */
export interface ExcludedLine {
  readonly current: CurrentSku
  readonly trouble: LineTrouble
}

/** The error for a line that can't be bought now. */
export function excludedError({ current, trouble }: ExcludedLine) {
  const { product_no, product_name } = current.product
  const params = { ...troubleParams(current), sku_no: current.sku.sku_no, product_no, product_name }
  const error = TROUBLE_ERROR[trouble]
  return { error, detail: { field: 'source', params } satisfies FailDetail<typeof error> } as const
}

type Selection =
  | { readonly ok: true; readonly items: readonly SelectedItem[]; readonly left_out: readonly ExcludedLine[] }
  | { readonly ok: false; readonly error: SelectionError; readonly detail: FailDetail<SelectionError> }

function selectSku(ctx: WorldCtx, sku_no: string, quantity: number): Selection {
  const current = currentSku(ctx, sku_no)
  if (!current) return { ok: false, error: 'SKU_INFO_MISSING', detail: { field: 'source.sku_no' } }
  const trouble = troubleOf(quantity, availabilityOf(current))
  if (trouble) return { ok: false, ...excludedError({ current, trouble }) }
  return { ok: true, items: [{ current, quantity, line_id: null }], left_out: [] }
}

/** The selected lines that can be bought, and the others separately. */
function selectCartLines(ctx: WorldCtx, owner: string): Selection {
  const selected = pricedLines(ctx, owner).filter(({ row }) => row.selected)
  const items = buyableLines(selected).map(({ row, current }) => ({ current, quantity: row.quantity, line_id: row.line_id }))
  const left_out = selected.flatMap(({ current, trouble }) => (trouble ? [{ current, trouble }] : []))
  const [first] = left_out
  if (items.length > 0) return { ok: true, items, left_out }
  return first ? { ok: false, ...excludedError(first) } : { ok: false, error: 'NO_PRODUCT_SELECTED', detail: { field: 'source' } }
}

/** What an item counts for the limits of one order. */
function loadOf({ current, quantity }: SelectedItem): OrderLoad {
  return { quantity, weight: current.sku.gross_weight_g }
}

/** The items that the shopper is about to order. */
export function selectItems(ctx: WorldCtx, source: OrderSource, owner: string): Selection {
  const picks = source.type === 'cart' ? selectCartLines(ctx, owner) : selectSku(ctx, source.sku_no, source.quantity)
  if (!picks.ok) return picks
  const excess = excessOf(picks.items.map(loadOf))
  if (!excess) return picks
  const params = { [excess.limit === 'weight' ? 'kilograms' : 'limit']: excess.most, fits: excess.fits }
  return { ok: false, error: EXCESS_ERROR[excess.limit], detail: { field: 'source', params } }
}
