import type { Screen } from '@nusaria/scenarios/dsl/places'
import type { Verbs, Wish } from '@nusaria/scenarios/dsl/verbs'
import type { Client } from '../../support/client.ts'
import { must } from '../driver.ts'
import { listing, looksAtProduct } from './listing.ts'
import { orderOf, requestOf, type Story } from './story.ts'

/** The first product of a search that can be bought, with its first SKU in stock. */
export async function findWished(client: Client, { like, variants, limit, shipsFree }: Wish) {
  const { list } = await client.call('search.search', { keyword: like, page_num: 1, page_size: 24 })
  for (const card of list.filter((one) => one.flag_sold_out === 0 && (one.flag_free_shipping || !shipsFree))) {
    const product = await client.call('product.minSkuDetail', { id: card.product_no })
    const sku = product.sku_list.find((one) => one.stock >= 5 && (limit === undefined || one.purchase_limit === limit))
    if (sku && (variants === undefined || product.sku_list.length > 1 === variants)) return { product, sku }
  }
  must(false, `Nothing in stock is found by "${like}"`)
}

/** Holds what can be bought of a SKU, as anyone is told, against what a scenario says. */
export async function countStock(
  client: Client,
  { product_no, sku_no }: Pick<Story, 'product_no' | 'sku_no'>,
  { pieces }: Verbs['countsStock'],
): Promise<void> {
  const { sku_list } = await client.call('product.minSkuDetail', { id: product_no })
  const stock = sku_list.find((sku) => sku.sku_no === sku_no)?.stock
  must(stock === pieces, `${stock} pieces can be sold, not ${pieces}`)
}

/** A screen that asks for nothing by itself. */
const nothing = async () => undefined

/** What a screen asks for first; the screens that need an order or a login fail without. */
const firstCalls: Readonly<Record<Screen, (story: Story, query: Readonly<Record<string, string>>) => Promise<unknown>>> = {
  home: ({ client }) => client.call('cms.getById', { project_id: 'home' }),
  category: ({ client }) => client.call('nav.typeList'),
  search: ({ client }) => client.call('search.hotSearch', { keyword: null }),
  productList: (story, query) => (Object.keys(query).length > 0 ? listing.byAddress(story, query) : listing.again(story)),
  product: ({ client, product_no }, query) => client.call('product.minSkuDetail', { id: query.product_no ?? product_no }),
  productMissing: ({ client }) => client.call('product.productRecommend', { page_num: 1, page_size: 12 }),
  activities: (story, { project_id }) => (project_id ? campaign(story, project_id) : story.client.call('cms.projectList', {})),
  favourites: ({ client }) => client.call('favourite.list', { page_num: 1, page_size: 10 }),
  viewed: ({ client }) => client.call('favourite.viewed', { page_num: 1, page_size: 10 }),
  arrivalNotices: ({ client }) => client.call('notice.list', { page_num: 1, page_size: 10 }),
  messages: ({ client }) => client.call('message.page', { page_num: 1, page_size: 10 }),
  cart: async (story) => {
    const { lines } = await story.client.call('cart.detail')
    story.cart_line = (lines.find(({ sku_no }) => sku_no === story.sku_no) ?? lines[0])?.line_id ?? ''
  },
  orderConfirm: (story) => confirm(story),
  checkout: (story, query) => story.client.call('payment.cashier', { order_no: query.order_no ?? orderOf(story) }),
  paymentSuccess: (story) => story.client.call('order.detail', { order_no: orderOf(story) }),
  orders: ({ client }) => client.call('order.list', { tab: 'all', page_num: 1, page_size: 10 }),
  shipmentTracking: (story) => story.client.call('order.shipments', { order_no: orderOf(story) }),
  trackingDetail: ({ client }, { parcel_no = '' }) => client.call('order.parcel', { parcel_no }),
  applyRefund: (story, { order_no, after_sale_no }) =>
    after_sale_no
      ? story.client.call('afterSale.detail', { after_sale_no })
      : story.client.call('afterSale.options', { order_no: order_no ?? orderOf(story) }),
  afterSales: ({ client }) => client.call('afterSale.list', { page_num: 1, page_size: 10 }),
  afterSale: (story, { after_sale_no }) => story.client.call('afterSale.detail', { after_sale_no: after_sale_no ?? requestOf(story) }),
  refunds: ({ client }) => client.call('afterSale.refunds', { page_num: 1, page_size: 10 }),
  refundSettings: ({ client }) => client.call('wallet.list'),
  paymentOption: ({ client }) => client.call('wallet.list'),
  faqs: nothing,
  orderDetail: (story) => story.client.call('order.detail', { order_no: orderOf(story) }),
  coupons: ({ client }, { coupon, vid }) =>
    vid
      ? client.call('promotion.virtualMapping', { virtual_id: vid })
      : client.call('promotion.offers', coupon ? { coupon_nos: [coupon] } : {}),
  voucherTerms: ({ client }, { coupon_no = '' }) => client.call('promotion.terms', { coupon_no }),
  gateway: ({ client }, { session = '' }) => client.call('payment.gatewaySession', { session }),
  wallet: ({ client }) => client.call('promotion.wallet', { state: 'unused', page_num: 1, page_size: 10 }),
  login: nothing,
  emailLogin: nothing,
  accountLogin: nothing,
  verificationCode: nothing,
  forgetPassword: nothing,
  me: ({ client }) => client.call('member.info'),
  setting: ({ client }) => client.call('member.info'),
  verifyPhone: ({ client }) => client.call('member.info'),
  bindPhone: ({ client }) => client.call('member.info'),
  verifyEmail: ({ client }) => client.call('member.info'),
  bindEmail: ({ client }) => client.call('member.info'),
  deletion: ({ client }) => client.call('deletion.check'),
  addresses: ({ client }) => client.call('address.list'),
  review: (story) => story.client.call('review.pending', { order_no: orderOf(story), page_num: 1, page_size: 10 }),
  invoice: (story) => story.client.call('order.detail', { order_no: orderOf(story) }),
  tracking: ({ client }) => client.call('order.parcelsUnderWay', { page_num: 1, page_size: 10 }),
  points: ({ client }) => client.call('points.record', { page_num: 1, page_size: 10 }),
  resetPassword: nothing,
  addressDetail: nothing,
  setLanguage: nothing,
  agreement: nothing,
  agreementId: nothing,
  agreementEn: nothing,
  agreementZh: nothing,
  policyTerms: nothing,
  policyTermsId: nothing,
  policyTermsEn: nothing,
  policyTermsZh: nothing,
  privacy: nothing,
  nowhere: nothing,
  google: nothing,
}

/** A campaign's page, with the products it names. */
async function campaign(story: Story, project_id: string): Promise<void> {
  const { sections } = await story.client.call('cms.getById', { project_id })
  const product_nos = sections.flatMap((section) => (section.type === 'products' ? section.product_nos : []))
  if (product_nos.length > 0) story.shown = (await story.client.call('product.specOrderList', { product_nos })).list
}

/** Asks what the order would be; a fresh page makes a fresh request id. */
async function confirm(story: Story): Promise<void> {
  const { source, address_id, delivery_method, use_coins, client } = story
  story.again = () => confirm(story)
  story.confirmed = await client.call('order.confirm', { source, address_id, delivery_method, use_coins })
  story.address_id ??= story.confirmed.address?.address_id
  story.pages += 1
  story.request_id = `${client.device}-${story.pages}`
}

/** Browsing and the cart, call by call. */
export const shopping = {
  async opens(story: Story, { screen, query = {} }: Verbs['opens']): Promise<void> {
    // By its address alone, the confirm page is the cart's.
    if (screen === 'orderConfirm') story.source = { type: 'cart' }
    story.again = async () => void (await firstCalls[screen](story, query))
    await story.again()
  },

  async looksAt(story: Story, { wish }: Verbs['looksAt']): Promise<void> {
    const { product, sku } = await findWished(story.client, wish)
    await looksAtProduct(story, product.product_no, sku.sku_no)
  },

  addsToCart: async ({ client, sku_no }: Story, { quantity }: Verbs['addsToCart']): Promise<void> =>
    void (await client.call('cart.add', { sku_no, quantity })),

  async buysNow(story: Story, { quantity }: Verbs['buysNow']): Promise<void> {
    story.source = { type: 'buy_now', sku_no: story.sku_no, quantity }
    await confirm(story)
  },

  async hasInCart({ client }: Story, { pieces }: Verbs['hasInCart']): Promise<void> {
    const cart = await client.call('cart.detail')
    must(cart.total_quantity === pieces, `The cart holds ${cart.total_quantity} pieces, not ${pieces}`)
  },

  async goesToConfirm(story: Story): Promise<void> {
    story.source = { type: 'cart' }
    await confirm(story)
  },

  countsStock: (story: Story, wanted: Verbs['countsStock']): Promise<void> => countStock(story.client, story, wanted),

  /** Led back to a screen: it asks again for what it showed. */
  isBackAt: async (story: Story, { screen }: Verbs['isBackAt']): Promise<void> => void (await firstCalls[screen](story, {})),

  claims: async ({ client }: Story, { coupon }: Verbs['claims']): Promise<void> =>
    void (await client.call('promotion.claim', { coupon_no: coupon })),

  confirm,
}
