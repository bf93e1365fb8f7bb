import { encryptPassword } from '@nusaria/mock-api/testing/encrypt-password'
import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import type { Args } from '../../support/client.ts'
import type { WorldControl } from '../../support/control.ts'
import type { Host } from '../../support/hosts.ts'
import { assertStep } from '../driver.ts'
import { pictureFile } from '../sample-values.ts'
import { findAddress } from './addresses.ts'
import { fillForm } from './after-sales.ts'
import { loginActions } from './login.ts'
import { orderActions } from './orders.ts'
import { paymentActions } from './payment.ts'
import { type RefContext, resolveRefs } from './resolve-refs.ts'
import { findProduct, shoppingActions } from './shopping.ts'
import { type StoryContext, storyContext } from './story-context.ts'
import { addRefundAccount } from './wallet.ts'

/** Logs in on another device. By e-mail, because the phone may just have been sent a code. */
async function signIn(host: Host, world: WorldControl, { member }: Verbs['signsIn']): Promise<StoryContext> {
  const story = storyContext(host, world, 'device-elsewhere')
  await loginActions.entersEmail(story, { email: MEMBERS[member].email })
  await loginActions.answersCaptcha(story, { answer: 'right' })
  await loginActions.entersCode(story, { code: 'right' })
  return story
}

const PASSWORDS = new Set(['password', 'old_password'])

/** Encrypts the passwords among the arguments. */
function encryptPasswords(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, PASSWORDS.has(name) ? encryptPassword(String(value)) : value]),
  )
}

/** A user who may have another device. */
export interface DeviceOwner extends RefContext {
  other: StoryContext | null
}

export function otherDeviceOf({ other }: DeviceOwner): StoryContext {
  assertStep(other, 'The other device is not signed in')
  return other
}

/** Adds an address for a member without one. */
async function ensureAddress(story: StoryContext): Promise<void> {
  if (!story.confirmation?.address) await orderActions.addsAddress(story, { home: MENTENG })
}

/** What the other device does, by calls for every driver. */
export const elsewhereActions = {
  async signsIn(owner: DeviceOwner, host: Host, world: WorldControl, args: Verbs['signsIn']): Promise<void> {
    owner.other = await signIn(host, world, args)
  },

  async sends(owner: DeviceOwner, { call, args }: Verbs['sends']): Promise<void> {
    const { client } = otherDeviceOf(owner)
    await client.ask(call, encryptPasswords(await resolveRefs(client, owner, args)))
  },

  async buys(owner: DeviceOwner, { like, pieces: quantity = 1, to, coins = false, orders = 1 }: Verbs['buys']): Promise<void> {
    const story = otherDeviceOf(owner)
    await shoppingActions.looksAt(story, { wish: { like } })
    story.use_coins = coins
    if (to !== undefined) story.address_id = (await findAddress(story.client, to)).address_id
    for (let made = 0; made < orders; made += 1) {
      await shoppingActions.buysNow(story, { quantity })
      await ensureAddress(story)
      await orderActions.placesOrder(story)
    }
  },

  /** Adds one piece each of products in stock. */
  async fillsCart(owner: DeviceOwner, { lines }: Verbs['fillsCart']): Promise<void> {
    const { client } = otherDeviceOf(owner)
    const { list } = await client.call('product.list', { page_num: 1, page_size: 50, in_stock: true })
    let there = (await client.call('cart.detail')).lines.length
    for (const { product_no } of list) {
      const { sku_list } = await client.call('product.minSkuDetail', { id: product_no })
      for (const { sku_no } of sku_list.filter(({ stock }) => stock > 0)) {
        if (there < lines) there = (await client.call('cart.add', { sku_no, quantity: 1 })).lines.length
      }
    }
    assertStep(there === lines, `The cart has ${there} lines, not ${lines}`)
  },

  async paysElsewhere(owner: DeviceOwner, { method }: Verbs['paysElsewhere']): Promise<void> {
    await paymentActions.pays(Object.assign(otherDeviceOf(owner), { order_no: owner.order_no }), { method })
  },
}

/** A user whose story continues with the other device's order and request. */
export interface OrderOwner extends DeviceOwner {
  readonly world: WorldControl
  order_no: string
  after_sale_no: string
  sku_no: string
  product_no: string
}

/** Brings a placed order to the state that the story needs. */
async function progressOrder(story: StoryContext, world: WorldControl, { paid, order }: Verbs['hasOrder']): Promise<void> {
  await paymentActions.pays(story, { method: paid === 'in cash' ? 'cod' : 'qris' })
  if (paid === 'online') await paymentActions.choosesAtGateway(story, { result: 'success' })
  const { order_no } = story
  if (order !== 'paid') await world.event('order', order_no, 'ship')
  if (order !== 'completed') return
  await world.event('order', order_no, 'deliver')
  await story.client.call('order.confirmReceipt', { order_no })
}

/** Sets the price of the product bought next. */
async function repriceFirst(owner: OrderOwner, like: string, price: number): Promise<void> {
  const { sku } = await findProduct(otherDeviceOf(owner).client, { like })
  await owner.world.event('sku', sku.sku_no, 'reprice', { price })
}

/** What the other device does with orders and requests. */
export const elsewhereAfterSaleActions = {
  async hasOrder(owner: OrderOwner, args: Verbs['hasOrder']): Promise<void> {
    const { like, pieces, price, coins } = args
    if (price !== undefined) await repriceFirst(owner, like, price)
    await elsewhereActions.buys(owner, { like, pieces, coins })
    const story = otherDeviceOf(owner)
    await progressOrder(story, owner.world, args)
    const { order_no, sku_no, product_no } = story
    Object.assign(owner, { order_no, sku_no, product_no })
  },

  async filesRequest(owner: OrderOwner, args: Verbs['filesRequest']): Promise<void> {
    const { client } = otherDeviceOf(owner)
    const form = await fillForm(client, owner.order_no, args)
    owner.after_sale_no = (await client.call('afterSale.apply', form)).after_sale_no
  },

  savesRefundAccount: (owner: OrderOwner, args: Verbs['savesRefundAccount']): Promise<void> =>
    addRefundAccount(otherDeviceOf(owner).client, args),

  async uploadsPictures(owner: OrderOwner, { pictures }: Verbs['uploadsPictures']): Promise<void> {
    const { client } = otherDeviceOf(owner)
    for (let nth = 0; nth < pictures; nth += 1) await client.call('picture.upload', { purpose: 'evidence', file: pictureFile('small') })
  },
}
