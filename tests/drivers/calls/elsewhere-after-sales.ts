import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { WorldControl } from '../../support/control.ts'
import { pictureFile } from '../picture-file.ts'
import { elsewhere, type Owner, otherOf } from './elsewhere.ts'
import { paying } from './paying.ts'
import { keepAccount } from './refund-accounts.ts'
import { filledForm } from './requesting.ts'
import { findWished } from './shopping.ts'
import type { Story } from './story.ts'

/** Somebody whose story goes on with what another device bought and asked for. */
interface Teller extends Owner {
  readonly world: WorldControl
  order_no: string
  after_sale_no: string
  sku_no: string
  product_no: string
}

/** From a placed order to where the story takes it up. */
async function brings(story: Story, world: WorldControl, { paid, order }: Verbs['has']): Promise<void> {
  await paying.pays(story, { method: paid === 'in cash' ? 'cod' : 'qris' })
  if (paid === 'online') await paying.choosesAtGateway(story, { result: 'success' })
  const { order_no } = story
  if (order !== 'paid') await world.event('order', order_no, 'ship')
  if (order !== 'completed') return
  await world.event('order', order_no, 'deliver')
  await story.client.call('order.confirmReceipt', { order_no })
}

/** What is bought next costs so much. */
async function reprices(owner: Teller, like: string, price: number): Promise<void> {
  const { sku } = await findWished(otherOf(owner).client, { like })
  await owner.world.event('sku', sku.sku_no, 'reprice', { price })
}

/** What the other device does about orders and requests, by calls whatever the depth. */
export const elsewhereAfterSales = {
  async has(owner: Teller, wanted: Verbs['has']): Promise<void> {
    const { like, pieces, price, coins } = wanted
    if (price !== undefined) await reprices(owner, like, price)
    await elsewhere.buys(owner, { like, pieces, coins })
    const story = otherOf(owner)
    await brings(story, owner.world, wanted)
    const { order_no, sku_no, product_no } = story
    Object.assign(owner, { order_no, sku_no, product_no })
  },

  async files(owner: Teller, wanted: Verbs['files']): Promise<void> {
    const { client } = otherOf(owner)
    const form = await filledForm(client, owner.order_no, wanted)
    owner.after_sale_no = (await client.call('afterSale.apply', form)).after_sale_no
  },

  keepsAccount: (owner: Teller, wanted: Verbs['keepsAccount']): Promise<void> => keepAccount(otherOf(owner).client, wanted),

  async uploads(owner: Teller, { pictures }: Verbs['uploads']): Promise<void> {
    const { client } = otherOf(owner)
    for (let nth = 0; nth < pictures; nth += 1) await client.call('picture.upload', { purpose: 'evidence', file: pictureFile('small') })
  },
}
