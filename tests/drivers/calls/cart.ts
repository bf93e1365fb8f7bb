import type { CartLine } from '@nusaria/contracts/cart'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { assertStep } from '../driver.ts'
import type { StoryContext } from './story-context.ts'

/** The line of the SKU viewed last, or else the first. */
async function cartLineOf({ client, sku_no }: StoryContext): Promise<CartLine> {
  const { lines } = await client.call('cart.detail')
  const line = lines.find((one) => one.sku_no === sku_no) ?? lines[0]
  assertStep(line, 'The cart is empty')
  return line
}

/** The cart. */
export const cartActions = {
  /** Uses the line as it was when the cart was opened. */
  async setsPieces({ client, cart_line: line_id }: StoryContext, { pieces: quantity }: Verbs['setsPieces']): Promise<void> {
    await client.call('cart.updateQuantity', { line_id, quantity })
  },

  async changesVariant(story: StoryContext): Promise<void> {
    const { client } = story
    const line = await cartLineOf(story)
    const { sku_list } = await client.call('product.minSkuDetail', { id: line.product_no })
    const other = sku_list.find(({ sku_no, stock }) => sku_no !== line.sku_no && stock >= line.quantity)
    assertStep(other, `${line.product_name} has no other variant in stock`)
    await client.call('cart.changeSku', { line_id: line.line_id, sku_no: other.sku_no })
    story.sku_no = other.sku_no
  },

  async acceptsPrice(story: StoryContext): Promise<void> {
    const { line_id, price, added_price } = await cartLineOf(story)
    assertStep(price !== added_price, 'The price is what it was')
    await story.client.call('cart.acceptPrices', { line_ids: [line_id] })
  },

  async movesToFavourites(story: StoryContext): Promise<void> {
    await story.client.call('cart.moveToFavourites', { line_ids: [(await cartLineOf(story)).line_id] })
  },

  async clearsUnavailable({ client }: StoryContext): Promise<void> {
    const { lines } = await client.call('cart.detail')
    const gone = lines.filter(({ trouble }) => trouble === 'sold_out' || trouble === 'off_sale')
    await client.call('cart.remove', { line_ids: gone.map(({ line_id }) => line_id) })
  },
}
