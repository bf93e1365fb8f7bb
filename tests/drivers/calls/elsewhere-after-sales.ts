import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { WorldControl } from '../../support/control.ts'
import { pictureFile } from '../picture-file.ts'
import { type DeviceOwner, elsewhereActions, otherDeviceOf } from './elsewhere.ts'
import { paymentActions } from './paying.ts'
import { addRefundAccount } from './refund-accounts.ts'
import { fillForm } from './requesting.ts'
import { findProduct } from './shopping.ts'
import type { StoryContext } from './story-context.ts'

/** Somebody whose story goes on with what another device bought and asked for. */
interface OrderOwner extends DeviceOwner {
  readonly world: WorldControl
  order_no: string
  after_sale_no: string
  sku_no: string
  product_no: string
}

/** From a placed order to where the story takes it up. */
async function progressOrder(story: StoryContext, world: WorldControl, { paid, order }: Verbs['hasOrder']): Promise<void> {
  await paymentActions.pays(story, { method: paid === 'in cash' ? 'cod' : 'qris' })
  if (paid === 'online') await paymentActions.choosesAtGateway(story, { result: 'success' })
  const { order_no } = story
  if (order !== 'paid') await world.event('order', order_no, 'ship')
  if (order !== 'completed') return
  await world.event('order', order_no, 'deliver')
  await story.client.call('order.confirmReceipt', { order_no })
}

/** What is bought next costs so much. */
async function repriceFirst(owner: OrderOwner, like: string, price: number): Promise<void> {
  const { sku } = await findProduct(otherDeviceOf(owner).client, { like })
  await owner.world.event('sku', sku.sku_no, 'reprice', { price })
}

/** What the other device does about orders and requests, by calls whatever the depth. */
export const elsewhereAfterSaleActions = {
  async hasOrder(owner: OrderOwner, wanted: Verbs['hasOrder']): Promise<void> {
    const { like, pieces, price, coins } = wanted
    if (price !== undefined) await repriceFirst(owner, like, price)
    await elsewhereActions.buys(owner, { like, pieces, coins })
    const story = otherDeviceOf(owner)
    await progressOrder(story, owner.world, wanted)
    const { order_no, sku_no, product_no } = story
    Object.assign(owner, { order_no, sku_no, product_no })
  },

  async filesRequest(owner: OrderOwner, wanted: Verbs['filesRequest']): Promise<void> {
    const { client } = otherDeviceOf(owner)
    const form = await fillForm(client, owner.order_no, wanted)
    owner.after_sale_no = (await client.call('afterSale.apply', form)).after_sale_no
  },

  savesRefundAccount: (owner: OrderOwner, wanted: Verbs['savesRefundAccount']): Promise<void> =>
    addRefundAccount(otherDeviceOf(owner).client, wanted),

  async uploadsPictures(owner: OrderOwner, { pictures }: Verbs['uploadsPictures']): Promise<void> {
    const { client } = otherDeviceOf(owner)
    for (let nth = 0; nth < pictures; nth += 1) await client.call('picture.upload', { purpose: 'evidence', file: pictureFile('small') })
  },
}
