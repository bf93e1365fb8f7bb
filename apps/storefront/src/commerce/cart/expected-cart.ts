import type { Cart } from '@nusaria/contracts/cart'

export interface QuantityEdit {
  readonly quantity: number
  /** Why the quantity was refused; the server's quantity is shown again. */
  readonly error?: unknown
}

/** The cart as it will be when the server accepts these quantities. It is shown until the server's reply, whose sums count. */
export function expectedCart(cart: Cart, edits: ReadonlyMap<string, QuantityEdit>): Cart {
  let { total_quantity, selected_quantity, product_amount, original_amount, saved_amount } = cart
  let changed = false
  const lines = cart.lines.map((line) => {
    const edit = edits.get(line.line_id)
    if (!edit || edit.error !== undefined || edit.quantity === line.quantity) return line
    changed = true
    const { quantity } = edit
    const more = quantity - line.quantity
    total_quantity += more
    if (line.selected && line.trouble === null) {
      selected_quantity += more
      product_amount += line.price * more
      original_amount += line.scribing_price * more
      saved_amount = original_amount - product_amount
    }
    return { ...line, quantity, line_amount: line.price * quantity }
  })
  return changed ? { ...cart, lines, total_quantity, selected_quantity, product_amount, original_amount, saved_amount } : cart
}
