import type { Cart, CartLine } from '@nusaria/contracts/cart'
import { type CurrentSku, currentSku, type InventoryCtx } from '../inventory/index.ts'
import { excessOf } from '../order/index.ts'
import { availabilityOf, troubleOf } from './rules.ts'
import type { CartLineRow } from './tables.ts'

/** A cart line with the current data of its SKU. */
export interface PricedLine {
  readonly row: CartLineRow
  readonly current: CurrentSku
  readonly trouble: CartLine['trouble']
}

/** The lines of a cart, latest added first. Unknown SKUs are left out. */
export function pricedLines(ctx: InventoryCtx, owner: string | null): PricedLine[] {
  if (owner === null) return []
  const rows = ctx.db.cart_lines.all({ owner }).reverse()
  return rows.flatMap((row) => {
    const current = currentSku(ctx, row.sku_no)
    return current ? [{ row, current, trouble: troubleOf(row.quantity, availabilityOf(current)) }] : []
  })
}

/** The selected lines that can be bought: the lines an order from this cart has. */
export function buyableLines(lines: readonly PricedLine[]): PricedLine[] {
  return lines.filter(({ row, trouble }) => row.selected && trouble === null)
}

function cartLine({ row, current, trouble }: PricedLine): CartLine {
  const { sku, product, price, scribing_price } = current
  return {
    line_id: row.line_id,
    product_no: product.product_no,
    sku_no: row.sku_no,
    product_name: product.product_name,
    spec_values: [...sku.spec_values],
    thumb_image_url: sku.image_url,
    quantity: row.quantity,
    price,
    scribing_price,
    added_price: row.added_price,
    line_amount: price * row.quantity,
    stock: current.stock,
    nav_type_id: product.nav_type_id,
    left_behind: row.left_behind,
    purchase_limit: product.purchase_limit,
    selected: row.selected,
    trouble,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** How the selected lines exceed the limits of one order; null when they don't. */
function orderExcess(chosen: readonly PricedLine[]): Cart['order_excess'] {
  const excess = excessOf(chosen.map(({ row, current }) => ({ quantity: row.quantity, weight: current.sku.gross_weight_g })))
  if (!excess) return null
  const { at, ...more } = excess
  return { ...more, line_id: chosen[at]?.row.line_id ?? '' }
}

/** The cart as the API returns it. */
export function cartView(ctx: InventoryCtx, owner: string | null): Cart {
  const lines = pricedLines(ctx, owner)
  const chosen = buyableLines(lines)
  const choosable = lines.filter(({ trouble }) => trouble === null)
  const product_amount = sum(chosen.map(({ row, current }) => current.price * row.quantity))
  const original_amount = sum(chosen.map(({ row, current }) => current.scribing_price * row.quantity))
  return {
    lines: lines.map(cartLine),
    total_quantity: sum(lines.filter(({ trouble }) => trouble !== 'sold_out' && trouble !== 'off_sale').map(({ row }) => row.quantity)),
    selected_quantity: sum(chosen.map(({ row }) => row.quantity)),
    is_select_all: choosable.length > 0 && choosable.every(({ row }) => row.selected),
    original_amount,
    saved_amount: original_amount - product_amount,
    product_amount,
    order_excess: orderExcess(chosen),
  }
}
