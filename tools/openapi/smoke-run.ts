import { CODE_TYPE } from '@nusaria/contracts/login-types'
import type { CallName } from '@nusaria/contracts/registry'
import { unwrapField } from '@nusaria/contracts/unwrap-field'
import type { JournalLine } from '@nusaria/mock-api/control/types'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import { orderActions } from '@nusaria/scenario-runner/drivers/calls/orders'
import { paymentActions } from '@nusaria/scenario-runner/drivers/calls/payment'
import { productActions } from '@nusaria/scenario-runner/drivers/calls/product'
import { type StoryContext, storyContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { type Args, ShopClient } from '@nusaria/scenario-runner/support/client'
import { createWorld } from '@nusaria/scenario-runner/support/control'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import type { Host, WireReply } from '@nusaria/scenario-runner/support/hosts'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import { account } from './smoke-run-account.ts'
import { afterSales } from './smoke-run-after-sale.ts'
import { memberLists, messages, questions, reviews } from './smoke-run-lists.ts'
import { wallet } from './smoke-run-wallet.ts'

/** One call, and its reply as it came over the wire. */
export interface SmokeStep extends WireReply {
  readonly call: CallName
  readonly args: Args
}

/** Keeps every reply. */
class Recorder extends ShopClient {
  readonly steps: SmokeStep[] = []

  override async send(name: CallName, args: Args = {}): Promise<WireReply> {
    const reply = await super.send(name, args)
    this.steps.push({ call: name, args, ...reply })
    return reply
  }
}

export const SMOKE_RUN_START = '2026-03-02T09:00:00+07:00'
const page = { page_num: 1, page_size: 12 }

/** Makes every call at least once with success, in one frozen world. Returns all replies and the journal. */
export async function smokeRun(host: Host): Promise<{ stops: readonly SmokeStep[]; journal: readonly Omit<JournalLine, 'ms'>[] }> {
  const world = await createWorld(host.control, { frozen: true, now: SMOKE_RUN_START, seed: 7 })
  const client = new Recorder(host, world.id, 'device-smoke-run')
  const story = Object.assign(storyContext(host, world), { client })
  await browsing(story)
  await cart(story)
  await loginActions.logsIn(story, { account: '81377700099' })
  await memberCalls(story)
  await memberLists(story)
  await addresses(story)
  await payAtGateway(story)
  await reviews(story)
  await questions(story)
  await afterSales(story)
  await payInCash(story)
  await coins(story)
  await wallet(story)
  await messages(story)
  await account(story)
  await client.call('auth.logout', {})
  await loginByEmail(story)
  const journal = await world.journal()
  await world.remove()
  return { stops: client.steps, journal: journal.map(({ ms: _ms, ...entry }) => entry) }
}

async function browsing({ client }: StoryContext): Promise<void> {
  await client.call('member.visit', { device_id: client.device })
  await client.call('member.setDeviceLanguage', { device_id: client.device, language: 'id' })
  await client.call('member.deviceLanguage', { device_id: client.device })
  await client.call('nav.typeList')
  await client.call('cms.getById', { project_id: 'home' })
  await client.call('cms.projectList', {})
  await client.call('product.list', page)
  await client.call('product.hotList', page)
  await client.call('product.flashSale')
  await client.call('product.productRecommend', page)
  const { product } = await findProduct(client, { like: 'kopi mandailing' })
  const { product_no } = product
  await client.call('product.specOrderList', { product_nos: [product_no] })
  await client.call('product.relatedList', { product_no, ...page })
  await client.call('review.summary', { product_no })
  await client.call('review.list', { product_no, ...page })
  await client.call('product.visitViews', { product_no })
  await client.call('search.suggest', { keyword: 'ko' })
  await client.call('search.facets', { keyword: 'kopi' })
  await client.call('product.delivery', { product_no, city_code: '3578' })
  await client.call('search.records', {})
  await client.call('search.rankList', { search_type: 1, page_num: 1, page_size: 10 })
  await client.call('search.clickUpdate', { keyword: 'kopi', product_no })
  await client.call('search.recommend')
  await client.call('search.hotSearch', { keyword: null })
  await client.call('search.recordsDel', {})
  const { list } = await client.call('promotion.offers', {})
  const coupon_no = list.find(({ product_scope }) => product_scope === 'selected')?.coupon_no ?? list[0]?.coupon_no ?? ''
  await client.call('promotion.terms', { coupon_no })
  await client.call('promotion.couponProductList', { coupon_no, ...page })
  await client.call('search.couponSearch', { coupon_no, keyword: '', ...page })
  await client.call('promotion.minimumPurchaseShortfall', {})
  await client.call('promotion.virtualMapping', { virtual_id: 'ongkir' })
}

async function cart(story: StoryContext): Promise<void> {
  const { client } = story
  const { product, sku } = await findProduct(client, { like: 'kopi mandailing', variants: true })
  const other = product.sku_list.find(({ sku_no, stock }) => sku_no !== sku.sku_no && stock > 3)
  await client.call('product.boughtTogether', { sku_no: sku.sku_no })
  await client.call('cart.addSet', { sku_nos: [sku.sku_no] })
  const added = await client.call('cart.add', { sku_no: sku.sku_no, quantity: 1 })
  const line_id = added.lines[0]?.line_id ?? ''
  await client.call('cart.updateQuantity', { line_id, quantity: 2 })
  if (other) await client.call('cart.changeSku', { line_id, sku_no: other.sku_no })
  await client.call('cart.select', { selected: false })
  await client.call('cart.remove', { line_ids: [(await client.call('cart.detail')).lines[0]?.line_id ?? ''] })
  const { lines } = await client.call('cart.add', { sku_no: sku.sku_no, quantity: 2 })
  await client.call('cart.acceptPrices', { line_ids: lines.map((line) => line.line_id) })
}

async function memberCalls({ client }: StoryContext): Promise<void> {
  await client.call('member.info')
  const { sku } = await findProduct(client, { like: 'keripik' })
  const { lines } = await client.call('cart.add', { sku_no: sku.sku_no, quantity: 1 })
  const aside = lines.filter(({ sku_no }) => sku_no === sku.sku_no)
  await client.call('cart.moveToFavourites', { line_ids: aside.map(({ line_id }) => line_id) })
  const { list } = await client.call('promotion.offers', {})
  const claimable = list.find(({ claim_state, flag_app_exclusive }) => claim_state === 'claimable' && !flag_app_exclusive)
  await client.call('promotion.claim', { coupon_no: claimable?.coupon_no ?? '' })
  await client.call('promotion.redeemCode', { code: 'SALAM25' })
  await client.call('promotion.wallet', { state: 'unused', ...page })
  const sku_nos = (await client.call('cart.detail')).lines.map(({ sku_no }) => sku_no)
  await client.call('promotion.usableForSkus', { sku_nos })
}

async function addresses(story: StoryContext): Promise<void> {
  const { client } = story
  await productActions.goesToConfirm(story)
  await orderActions.addsAddress(story, { home: MENTENG })
  const address_id = story.address_id ?? ''
  const { name, surname, phone, district_code, postal_code, address_line1, address_line2, label } = await client.call('address.detail', {
    address_id,
  })
  const form = { name, surname, phone, district_code, postal_code, address_line1, address_line2, label }
  await client.call('address.update', { address_id, ...form, address_line2: 'Lantai 2', flag_default: true })
  const second = await client.call('address.create', { ...form, flag_default: false })
  await client.call('address.list')
  await client.call('address.remove', { address_id: second.address_id })
}

async function payAtGateway(story: StoryContext): Promise<void> {
  const { client, world } = story
  await productActions.goesToConfirm(story)
  await orderActions.placesOrder(story)
  await client.call('submission.settle', { call: 'order.place', request_id: story.request_id })
  await paymentActions.pays(story, { method: 'qris' })
  await client.call('payment.status', { payment_no: story.payment_no })
  await client.call('payment.abandon', { payment_no: story.payment_no })
  await paymentActions.pays(story, { method: 'qris' })
  await paymentActions.choosesAtGateway(story, { result: 'success' })
  await client.call('order.addressChoices', { order_no: story.order_no })
  await client.call('order.changeAddress', { order_no: story.order_no, address_id: story.address_id ?? '' })
  await client.call('order.statusSummary')
  await world.event('order', story.order_no, 'ship')
  const { list } = await client.call('order.shipments', { order_no: story.order_no })
  await client.call('order.parcelsUnderWay', page)
  await client.call('order.parcel', { parcel_no: list[0]?.parcel_no ?? '' })
  await world.event('order', story.order_no, 'deliver')
  await orderActions.confirmsReceipt(story)
  await orderActions.seesOrder(story, { status: 'completed' })
}

async function payInCash(story: StoryContext): Promise<void> {
  await story.client.call('order.buyAgain', { order_no: story.order_no })
  await productActions.goesToConfirm(story)
  await orderActions.placesOrder(story)
  await paymentActions.pays(story, { method: 'cod' })
  await orderActions.cancelsOrder(story)
}

/** Coins earned by the completed order. */
async function coins({ client }: StoryContext): Promise<void> {
  await client.call('points.balance')
  const { list } = await client.call('points.record', { ...page, direction: 'in' })
  await client.call('points.recordDetail', { record_no: list[0]?.record_no ?? '' })
}

/** A login code by e-mail. */
async function loginByEmail({ client, world }: StoryContext): Promise<void> {
  const account = 'smoke-run@example.com'
  const image_id = await client.captcha(account)
  await client.call('auth.randomCodeSpoken', { image_id })
  const image_code = await world.captchaAnswer(image_id)
  const check = { country_code: '', account, type_id: '1', device_id: client.device, check_code: image_code, image_id } as const
  const image_nonce = unwrapField(await client.call('auth.randomCodeCheck', check), 'nonce')
  await client.call('auth.sendEmailCode', { code_type: CODE_TYPE.login, email: account, image_code, image_nonce })
}
