import { encryptPassword } from '@nusaria/mock-api/testing/encrypt-password'
import type { PaidOrder } from '@nusaria/scenarios/dsl/verbs/elsewhere'
import { MEMBERS } from '@nusaria/scenarios/members'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import type { Args } from '../../support/client.ts'
import { findProduct } from '../../support/find-product.ts'
import { assertSame, assertStep, found } from '../driver.ts'
import { findAddress } from './account.ts'
import { fillForm, uploadPictures } from './after-sales.ts'
import { discoveryActions } from './discovery.ts'
import { loginActions } from './login.ts'
import { orderActions } from './orders.ts'
import { addRefundAccount, paymentActions } from './payment.ts'
import { productActions } from './product.ts'
import { type OwnerActs, type StoryContext, type StoryMemory, storyContext } from './story-context.ts'

function encryptPasswords(args: Args): Args {
  const encrypt = (name: string, value: unknown) => (/^(old_)?password$/.test(name) ? encryptPassword(String(value)) : value)
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, encrypt(name, value)]))
}

/** An act on the other device of the story's owner. */
const onDevice =
  <A>(act: (story: StoryContext, args: A, owner: StoryMemory) => Promise<unknown>) =>
  async (owner: StoryMemory, args: A) =>
    act(found(owner.other, 'The other device is not signed in'), args, owner)

/** Brings a placed order to the state that the story needs. */
async function progressOrder(story: StoryContext, { paid, order }: PaidOrder): Promise<void> {
  await paymentActions.pays(story, { method: paid === 'in cash' ? 'cod' : 'qris' })
  if (paid === 'online') await paymentActions.choosesAtGateway(story, { result: 'success' })
  const { order_no } = story
  if (order !== 'paid') await story.world.event('order', order_no, 'ship')
  if (order !== 'completed') return
  await story.world.event('order', order_no, 'deliver')
  await story.client.call('order.confirmReceipt', { order_no })
}

export const elsewhereActions: OwnerActs<'elsewhere'> = {
  /** By e-mail, because the phone may just have been sent a code. */
  async signsIn(owner, { member }) {
    owner.other = storyContext(owner.client.host, owner.world, 'device-elsewhere')
    await loginActions.logsIn(owner.other, { account: MEMBERS[member].email })
  },

  sends: onDevice(async ({ client }, { call, args = {}, count = 1 }) => {
    for (let sent = 0; sent < count; sent += 1) await client.ask(call, encryptPasswords(args))
  }),

  buys: onDevice(async (story, { like, pieces: quantity = 1, to, coins = false, orders = 1 }) => {
    await discoveryActions.looksAt(story, { wish: { like } })
    story.use_coins = coins
    if (to !== undefined) story.address_id = (await findAddress(story.client, to)).address_id
    for (let made = 0; made < orders; made += 1) {
      await productActions.buysNow(story, { quantity })
      if (!story.confirmation?.address) await orderActions.addsAddress(story, { home: MENTENG })
      await orderActions.placesOrder(story)
    }
  }),

  fillsCart: onDevice(async ({ client }, { lines }) => {
    const { list } = await client.call('product.list', { page_num: 1, page_size: 50, in_stock: true })
    let there = (await client.call('cart.detail')).lines.length
    for (const { product_no } of list) {
      const { sku_list } = await client.call('product.minSkuDetail', { id: product_no })
      for (const { sku_no } of sku_list.filter(({ stock }) => stock > 0)) {
        if (there < lines) there = (await client.call('cart.add', { sku_no, quantity: 1 })).lines.length
      }
    }
    assertSame('The number of lines in the cart', there, lines)
  }),

  pays: onDevice((story, args, { order_no }) => paymentActions.pays(Object.assign(story, { order_no }), args)),

  hasOrder: onDevice(async (story, args, owner) => {
    const { like, price } = args
    if (price !== undefined) await owner.world.event('sku', (await findProduct(story.client, { like })).sku.sku_no, 'reprice', { price })
    await elsewhereActions.buys(owner, args)
    await progressOrder(story, args)
    const { order_no, sku_no, product_no } = story
    Object.assign(owner, { order_no, sku_no, product_no })
  }),

  filesRequest: onDevice(async ({ client }, args, owner) => {
    assertStep(!args.again, 'The other device files no request again')
    owner.after_sale_no = (await client.call('afterSale.apply', await fillForm(client, owner.order_no, args))).after_sale_no
  }),

  savesRefundAccount: onDevice(({ client }, args) => addRefundAccount(client, args)),
  uploadsPictures: onDevice(({ client }, { pictures }) => uploadPictures(client, pictures, 'evidence')),
}
