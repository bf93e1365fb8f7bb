import type { Screen } from '@nusaria/scenarios/dsl/screens'
import type { ProductCriteria, Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { ShopClient } from '../../support/client.ts'
import { assertStep } from '../driver.ts'
import { productListActions, viewProduct } from './product-lists.ts'
import { requireAfterSaleNo, requireOrderNo, type StoryContext } from './story-context.ts'

/** The first product of a search that can be bought, with its first SKU in stock. */
export async function findProduct(client: ShopClient, { like, variants, limit, seesFreeShipping }: ProductCriteria) {
  const { list } = await client.call('search.search', { keyword: like, page_num: 1, page_size: 24 })
  for (const card of list.filter((one) => one.flag_sold_out === 0 && (one.flag_free_shipping || !seesFreeShipping))) {
    const product = await client.call('product.minSkuDetail', { id: card.product_no })
    const sku = product.sku_list.find((one) => one.stock >= 5 && (limit === undefined || one.purchase_limit === limit))
    if (sku && (variants === undefined || product.sku_list.length > 1 === variants)) return { product, sku }
  }
  assertStep(false, `Nothing in stock is found by "${like}"`)
}

/** The stock of a SKU is as expected. */
export async function assertStock(
  client: ShopClient,
  { product_no, sku_no }: Pick<StoryContext, 'product_no' | 'sku_no'>,
  { pieces }: Verbs['checksStock'],
): Promise<void> {
  const { sku_list } = await client.call('product.minSkuDetail', { id: product_no })
  const stock = sku_list.find((sku) => sku.sku_no === sku_no)?.stock
  assertStep(stock === pieces, `${stock} pieces can be sold, not ${pieces}`)
}

/** A screen without a call. */
const noCall = async () => undefined

/** The first call of each screen. */
const screenCalls: Readonly<Record<Screen, (story: StoryContext, query: Readonly<Record<string, string>>) => Promise<unknown>>> = {
  home: ({ client }) => client.call('cms.getById', { project_id: 'home' }),
  category: ({ client }) => client.call('nav.typeList'),
  search: ({ client }) => client.call('search.hotSearch', { keyword: null }),
  productList: (story, query) =>
    Object.keys(query).length > 0 ? productListActions.byAddress(story, query) : productListActions.again(story),
  product: ({ client, product_no }, query) => client.call('product.minSkuDetail', { id: query.product_no ?? product_no }),
  productMissing: ({ client }) => client.call('product.productRecommend', { page_num: 1, page_size: 12 }),
  activities: (story, { project_id }) => (project_id ? openCampaign(story, project_id) : story.client.call('cms.projectList', {})),
  favourites: ({ client }) => client.call('favourite.list', { page_num: 1, page_size: 10 }),
  viewed: ({ client }) => client.call('favourite.viewed', { page_num: 1, page_size: 10 }),
  arrivalNotices: ({ client }) => client.call('notice.list', { page_num: 1, page_size: 10 }),
  messages: ({ client }) => client.call('message.page', { page_num: 1, page_size: 10 }),
  cart: async (story) => {
    const { lines } = await story.client.call('cart.detail')
    story.cart_line = (lines.find(({ sku_no }) => sku_no === story.sku_no) ?? lines[0])?.line_id ?? ''
  },
  orderConfirm: (story) => openConfirm(story),
  checkout: (story, query) => story.client.call('payment.cashier', { order_no: query.order_no ?? requireOrderNo(story) }),
  paymentSuccess: (story) => story.client.call('order.detail', { order_no: requireOrderNo(story) }),
  orders: ({ client }) => client.call('order.list', { tab: 'all', page_num: 1, page_size: 10 }),
  shipmentTracking: (story) => story.client.call('order.shipments', { order_no: requireOrderNo(story) }),
  trackingDetail: ({ client }, { parcel_no = '' }) => client.call('order.parcel', { parcel_no }),
  applyRefund: (story, { order_no, after_sale_no }) =>
    after_sale_no
      ? story.client.call('afterSale.detail', { after_sale_no })
      : story.client.call('afterSale.options', { order_no: order_no ?? requireOrderNo(story) }),
  afterSales: ({ client }) => client.call('afterSale.list', { page_num: 1, page_size: 10 }),
  afterSale: (story, { after_sale_no }) =>
    story.client.call('afterSale.detail', { after_sale_no: after_sale_no ?? requireAfterSaleNo(story) }),
  refunds: ({ client }) => client.call('afterSale.refunds', { page_num: 1, page_size: 10 }),
  refundSettings: ({ client }) => client.call('wallet.list'),
  paymentOption: ({ client }) => client.call('wallet.list'),
  faqs: noCall,
  orderDetail: (story) => story.client.call('order.detail', { order_no: requireOrderNo(story) }),
  coupons: ({ client }, { coupon, vid }) =>
    vid
      ? client.call('promotion.virtualMapping', { virtual_id: vid })
      : client.call('promotion.offers', coupon ? { coupon_nos: [coupon] } : {}),
  voucherTerms: ({ client }, { coupon_no = '' }) => client.call('promotion.terms', { coupon_no }),
  gateway: ({ client }, { session = '' }) => client.call('payment.gatewaySession', { session }),
  wallet: ({ client }) => client.call('promotion.wallet', { state: 'unused', page_num: 1, page_size: 10 }),
  login: noCall,
  emailLogin: noCall,
  accountLogin: noCall,
  verificationCode: noCall,
  forgetPassword: noCall,
  me: ({ client }) => client.call('member.info'),
  setting: ({ client }) => client.call('member.info'),
  verifyPhone: ({ client }) => client.call('member.info'),
  bindPhone: ({ client }) => client.call('member.info'),
  verifyEmail: ({ client }) => client.call('member.info'),
  bindEmail: ({ client }) => client.call('member.info'),
  deletion: ({ client }) => client.call('deletion.check'),
  addresses: ({ client }) => client.call('address.list'),
  review: (story) => story.client.call('review.pending', { order_no: requireOrderNo(story), page_num: 1, page_size: 10 }),
  invoice: (story) => story.client.call('order.detail', { order_no: requireOrderNo(story) }),
  tracking: ({ client }) => client.call('order.parcelsUnderWay', { page_num: 1, page_size: 10 }),
  points: ({ client }) => client.call('points.record', { page_num: 1, page_size: 10 }),
  resetPassword: noCall,
  addressDetail: noCall,
  setLanguage: noCall,
  agreement: noCall,
  agreementId: noCall,
  agreementEn: noCall,
  agreementZh: noCall,
  policyTerms: noCall,
  policyTermsId: noCall,
  policyTermsEn: noCall,
  policyTermsZh: noCall,
  privacy: noCall,
  nowhere: noCall,
  google: noCall,
}

/** Opens a campaign with its products. */
async function openCampaign(story: StoryContext, project_id: string): Promise<void> {
  const { sections } = await story.client.call('cms.getById', { project_id })
  const product_nos = sections.flatMap((section) => (section.type === 'products' ? section.product_nos : []))
  if (product_nos.length > 0) story.listedProducts = (await story.client.call('product.specOrderList', { product_nos })).list
}

/** Opens the confirm page, with a new request id. */
async function openConfirm(story: StoryContext): Promise<void> {
  const { source, address_id, delivery_method, use_coins, client } = story
  story.retry = () => openConfirm(story)
  story.confirmation = await client.call('order.confirm', { source, address_id, delivery_method, use_coins })
  story.address_id ??= story.confirmation.address?.address_id
  story.confirmPages += 1
  story.request_id = `${client.device}-${story.confirmPages}`
}

/** Screens, products and the cart. */
export const shoppingActions = {
  async opens(story: StoryContext, { screen, query = {} }: Verbs['opens']): Promise<void> {
    // Without a source in its address, the confirm page uses the cart.
    if (screen === 'orderConfirm') story.source = { type: 'cart' }
    story.retry = async () => void (await screenCalls[screen](story, query))
    await story.retry()
  },

  async looksAt(story: StoryContext, { wish }: Verbs['looksAt']): Promise<void> {
    const { product, sku } = await findProduct(story.client, wish)
    await viewProduct(story, product.product_no, sku.sku_no)
  },

  addsToCart: async ({ client, sku_no }: StoryContext, { quantity }: Verbs['addsToCart']): Promise<void> =>
    void (await client.call('cart.add', { sku_no, quantity })),

  async buysNow(story: StoryContext, { quantity }: Verbs['buysNow']): Promise<void> {
    story.source = { type: 'buy_now', sku_no: story.sku_no, quantity }
    await openConfirm(story)
  },

  async hasInCart({ client }: StoryContext, { pieces }: Verbs['hasInCart']): Promise<void> {
    const cart = await client.call('cart.detail')
    assertStep(cart.total_quantity === pieces, `The cart holds ${cart.total_quantity} pieces, not ${pieces}`)
  },

  async goesToConfirm(story: StoryContext): Promise<void> {
    story.source = { type: 'cart' }
    await openConfirm(story)
  },

  checksStock: (story: StoryContext, args: Verbs['checksStock']): Promise<void> => assertStock(story.client, story, args),

  /** Back on a screen: it refetches its data. */
  isBackAt: async (story: StoryContext, { screen }: Verbs['isBackAt']): Promise<void> => void (await screenCalls[screen](story, {})),

  claims: async ({ client }: StoryContext, { coupon }: Verbs['claims']): Promise<void> =>
    void (await client.call('promotion.claim', { coupon_no: coupon })),

  confirm: openConfirm,
}
