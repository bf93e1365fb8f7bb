import type { Screen } from '@nusaria/scenarios/dsl/screens'
import { MESSAGE_TARGETS } from '@nusaria/scenarios/dsl/verbs/pages'
import { assertSame, found } from '../driver.ts'
import { openList, PAGE } from './discovery.ts'
import { cartLineOf, openConfirm } from './product.ts'
import { type CallActs, requireOrderNo, type StoryContext } from './story-context.ts'

type Query = Readonly<Record<string, string>>

type ScreenWithoutCall =
  | `${'agreement' | 'policyTerms'}${'' | 'Id' | 'En' | 'Zh'}`
  | ('privacy' | 'accessibility' | 'faqs' | 'nowhere' | 'google' | 'setLanguage' | 'addressDetail')
  | ('login' | 'emailLogin' | 'accountLogin' | 'verificationCode' | 'forgetPassword' | 'resetPassword')

const readMember = ({ client }: StoryContext) => client.call('member.info')
const readOrder = (story: StoryContext) => story.client.call('order.detail', { order_no: requireOrderNo(story) })
const readWallet = ({ client }: StoryContext) => client.call('wallet.list')

/** The first call of each screen. */
const SCREEN_CALLS: Readonly<Record<Exclude<Screen, ScreenWithoutCall>, (story: StoryContext, query: Query) => Promise<unknown>>> = {
  home: ({ client }) => client.call('cms.getById', { project_id: 'home' }),
  category: ({ client }) => client.call('nav.typeList'),
  search: ({ client }) => client.call('search.hotSearch', { keyword: null }),
  productList: openList,
  product: ({ client, product_no }, query) => client.call('product.minSkuDetail', { id: query.product_no ?? product_no }),
  productMissing: ({ client }) => client.call('product.productRecommend', { page_num: 1, page_size: 12 }),
  activities: (story, { project_id }) => (project_id ? openCampaign(story, project_id) : story.client.call('cms.projectList', {})),
  favourites: ({ client }) => client.call('favourite.list', PAGE),
  viewed: ({ client }) => client.call('favourite.viewed', PAGE),
  arrivalNotices: ({ client }) => client.call('notice.list', PAGE),
  messages: ({ client }) => client.call('message.page', PAGE),
  cart: async (story) => {
    story.cart_line = (await cartLineOf(story))?.line_id ?? ''
  },
  orderConfirm: openConfirm,
  checkout: (story, query) => story.client.call('payment.cashier', { order_no: query.order_no ?? requireOrderNo(story) }),
  paymentSuccess: readOrder,
  orders: ({ client }) => client.call('order.list', { tab: 'all', ...PAGE }),
  shipmentTracking: (story) => story.client.call('order.shipments', { order_no: requireOrderNo(story) }),
  trackingDetail: ({ client }, { parcel_no = '' }) => client.call('order.parcel', { parcel_no }),
  applyRefund: (story, { order_no, after_sale_no }) =>
    after_sale_no
      ? story.client.call('afterSale.detail', { after_sale_no })
      : story.client.call('afterSale.options', { order_no: order_no ?? requireOrderNo(story) }),
  afterSales: ({ client }) => client.call('afterSale.list', PAGE),
  afterSale: (story, query) => story.client.call('afterSale.detail', { after_sale_no: query.after_sale_no ?? story.after_sale_no }),
  refunds: ({ client }) => client.call('afterSale.refunds', PAGE),
  refundSettings: readWallet,
  paymentOption: readWallet,
  orderDetail: readOrder,
  coupons: ({ client }, { coupon, vid: virtual_id }) =>
    virtual_id
      ? client.call('promotion.virtualMapping', { virtual_id })
      : client.call('promotion.offers', coupon ? { coupon_nos: [coupon] } : {}),
  voucherTerms: ({ client }, { coupon_no = '' }) => client.call('promotion.terms', { coupon_no }),
  gateway: ({ client }, { session = '' }) => client.call('payment.gatewaySession', { session }),
  wallet: ({ client }) => client.call('promotion.wallet', { state: 'unused', ...PAGE }),
  me: readMember,
  setting: readMember,
  verifyPhone: readMember,
  bindPhone: readMember,
  verifyEmail: readMember,
  bindEmail: readMember,
  deletion: ({ client }) => client.call('deletion.check'),
  addresses: ({ client }) => client.call('address.list'),
  review: (story) => story.client.call('review.pending', { order_no: requireOrderNo(story), ...PAGE }),
  invoice: readOrder,
  tracking: ({ client }) => client.call('order.parcelsUnderWay', PAGE),
  points: ({ client }) => client.call('points.record', PAGE),
}

const openScreen = async (story: StoryContext, screen: Screen, query: Query = {}) =>
  screen in SCREEN_CALLS && SCREEN_CALLS[screen as keyof typeof SCREEN_CALLS](story, query)

async function openCampaign(story: StoryContext, project_id: string): Promise<void> {
  const { sections } = await story.client.call('cms.getById', { project_id })
  const product_nos = sections.flatMap((section) => (section.type === 'products' ? section.product_nos : []))
  if (product_nos.length > 0) story.listedProducts = (await story.client.call('product.specOrderList', { product_nos })).list
}

export const pageActions: CallActs<'pages'> = {
  async opens(story, { screen, query }) {
    // Without a source in its address, the confirm page uses the cart.
    if (screen === 'orderConfirm') story.source = { type: 'cart' }
    story.retry = () => openScreen(story, screen, query)
    await story.retry()
  },
  async opensMessage(story, { about }) {
    const { client, product_no: product, order_no: order, after_sale_no: request } = story
    const [target, screen] = MESSAGE_TARGETS[about]
    const newest = (await client.call('message.page', PAGE)).list.find(({ link }) => link?.target === target)
    const { msg_no, link } = found(newest, `There is no message about a ${target}`)
    assertSame(`The ${target} that the message is about`, link?.ref, { product, order, request }[about])
    await client.call('message.read', { msg_no })
    await openScreen(story, screen)
  },
  calls: ({ client }, { call, args }) => client.ask(call, args),
}
