import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { placeButton } from '../drivers/browser/orders.ts'
import type { Person } from '../drivers/browser/person.ts'
import { orderActions } from '../drivers/calls/orders.ts'
import { productActions } from '../drivers/calls/product.ts'
import { storyContext } from '../drivers/calls/story-context.ts'
import { found } from '../drivers/driver.ts'
import { findProduct } from './find-product.ts'
import { expect } from './test.ts'

const COFFEE = { like: 'kopi mandailing' } as const

async function finds(person: Person): Promise<void> {
  const { product, sku } = await findProduct(person.client, COFFEE)
  Object.assign(person, { product_no: product.product_no, sku_no: sku.sku_no })
}

/** Prepares, by calls, what a test isn't about. The member is logged in. */
export const prepare = {
  /** Finds a product that can be bought; a guest may too. */
  finds,

  /** Some coffee in the member's cart. */
  async cart(person: Person, quantity = 1): Promise<void> {
    await finds(person)
    await person.client.call('cart.add', { sku_no: person.sku_no, quantity })
  },

  /** Opens the confirm page for some coffee. */
  async confirm(person: Person, quantity = 1): Promise<void> {
    await finds(person)
    await person.page.goto(`/orderConfirm?sku_no=${person.sku_no}&quantity=${quantity}`)
    await expect(placeButton(person)).toBeEnabled()
  },

  /** Places an unpaid order. The member has an address. */
  async unpaidOrder(person: Person): Promise<void> {
    await finds(person)
    const story = Object.assign(storyContext(person.client.host, person.world), { client: person.client, sku_no: person.sku_no })
    await productActions.buysNow(story, { quantity: 1 })
    await orderActions.placesOrder(story)
    person.order_no = story.order_no
  },

  /** Opens the form to file the member's request again, which the shop has refused. Returns what was filed. */
  async filingAgain({ client, world, page }: Person) {
    const [request] = (await client.call('afterSale.list', { status: AFTER_SALE_STATUS.awaitingReview, page_num: 1, page_size: 1 })).list
    const after_sale_no = found(request, 'The member has no request that awaits review').after_sale_no
    const filed = await client.call('afterSale.detail', { after_sale_no })
    await world.event('after_sale', after_sale_no, 'refuse')
    await page.goto(`/applyRefund?after_sale_no=${after_sale_no}`)
    return filed
  },
}
