import type { Screen } from '@nusaria/scenarios/dsl/screens'
import type { pageVerbs } from '@nusaria/scenarios/dsl/verbs/pages'
import { openConfirm } from './cart.ts'
import { openList } from './discovery.ts'
import { resolveRefs } from './resolve-refs.ts'
import { type CallActs, requireAfterSaleNo, requireOrderNo, type StoryContext } from './story-context.ts'

/** A screen without a call. */
const noCall = async () => undefined

/** The first call of each screen. */
const screenCalls: Readonly<Record<Screen, (story: StoryContext, query: Readonly<Record<string, string>>) => Promise<unknown>>> = {
  home: ({ client }) => client.call('cms.getById', { project_id: 'home' }),
  category: ({ client }) => client.call('nav.typeList'),
  search: ({ client }) => client.call('search.hotSearch', { keyword: null }),
  productList: openList,
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
  orderConfirm: openConfirm,
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

/** Screens by the calls that they make first. */
export const pageActions: CallActs<typeof pageVerbs> = {
  async opens(story, { screen, query = {} }) {
    // Without a source in its address, the confirm page uses the cart.
    if (screen === 'orderConfirm') story.source = { type: 'cart' }
    story.retry = async () => void (await screenCalls[screen](story, query))
    await story.retry()
  },

  /** Back on a screen: it refetches its data. */
  isBackAt: (story, { screen }) => screenCalls[screen](story, {}),

  calls: async (story, { call, args }) => story.client.ask(call, await resolveRefs(story.client, story, args)),
}
