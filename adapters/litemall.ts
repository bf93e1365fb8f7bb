// An example: a backend in the manner of litemall (`examples/backends/litemall.ts`). Its address has the path `/wx`.
import { type Ask, defineAdapter } from '@nusaria/contracts/adapter'
import {
  addressForm,
  addressOf,
  type CartItem,
  type Checkout,
  cardOf,
  cartIdOf,
  cartOf,
  type Goods,
  type GoodsDetail,
  type LitemallAddress,
  lineOf,
  type Order,
  orderOf,
  type Page,
  productIdsOf,
  productOf,
  readAddress,
  readCart,
  readOrder,
  type Session,
  SHOW_TYPE,
  type User,
} from './parts/litemall-data.ts'
import {
  type AreaNode,
  areasBelow,
  findDistricts,
  toArea,
  toCart,
  toCashier,
  toCashPayment,
  toConfirmation,
  toSummary,
  withoutBackend,
} from './parts/simple-shop.ts'

const readAreas = (ask: Ask) => ask<readonly AreaNode[]>('GET', '/region/list')
const productPage = ({ list, total }: Page<Goods>) => ({ list: list.map((goods) => cardOf(goods)), total })
const pageArgs = ({ page_num, page_size }: { readonly page_num?: number; readonly page_size?: number }) => ({
  page: page_num ?? 1,
  limit: page_size ?? 20,
})

export const adapter = defineAdapter({
  headers: ({ language }) => ({ 'accept-language': language }),
  token: { header: 'X-Litemall-Token' },
  envelope: { code: 'errno', message: 'errmsg' },
  errors: {
    402: 'INVALID_PARAMETER',
    501: 'SESSION_EXPIRED',
    700: 'ACCOUNT_OR_PASSWORD_WRONG',
    703: 'CODE_INVALID',
    710: 'PRODUCT_INFO_MISSING',
    711: 'STOCK_INSUFFICIENT',
    720: 'ORDER_NOT_FOUND',
    724: 'ORDER_ALREADY_PAID',
    725: 'ORDER_CANCEL_NOT_ALLOWED',
  },
  calls: {
    ...withoutBackend,
    'nav.typeList': {
      path: '/catalog/all',
      reply: ({
        categoryList,
      }: {
        readonly categoryList: readonly { readonly id: number; readonly name: string; readonly iconUrl: string }[]
      }) =>
        categoryList.map(({ id, name, iconUrl }) => ({ nav_type_id: String(id), nav_type_name: name, icon_url: iconUrl, child_list: [] })),
    },
    'product.list': {
      method: 'GET',
      path: '/goods/list',
      request: (args) => ({ ...pageArgs(args), categoryId: args.nav_type_id }),
      reply: productPage,
    },
    'product.hotList': { method: 'GET', path: '/goods/list', request: (args) => ({ ...pageArgs(args), isHot: true }), reply: productPage },
    'search.search': {
      method: 'GET',
      path: '/goods/list',
      request: (args) => ({ ...pageArgs(args), keyword: args.keyword }),
      reply: productPage,
    },
    'product.minSkuDetail': { path: '/goods/detail', reply: (goods: GoodsDetail) => productOf(goods) },

    'auth.randomCode': {
      path: '/auth/captcha',
      request: () => ({}),
      reply: ({ captchaId, image }: { readonly captchaId: string; readonly image: string }) => ({
        contentType: 'image/svg+xml',
        imageId: captchaId,
        bytes: image,
      }),
    },
    // The backend reads the characters when it sends the code: the picture's id is what the shop keeps until then.
    'auth.randomCodeCheck': { path: null, reply: (_, { args }) => args.image_id },
    'auth.sendSmsCode': {
      path: '/auth/regCaptcha',
      request: ({ phone, image_code, image_nonce }) => ({ mobile: phone, captchaId: image_nonce, captcha: image_code }),
      reply: (_, { args }) => ({ channel: 'sms', to: args.phone, resend_after: 60 }),
    },
    'auth.login': {
      path: null,
      reply: async (_, { args, ask }) => {
        const { account, check_code, password } = args
        const { token, userInfo } = password
          ? await ask<Session>('POST', '/auth/login', { username: account, password })
          : await ask<Session>('POST', '/auth/login_by_mobile', { mobile: account, code: check_code })
        return { auth_token: token, member_no: String(userInfo.userId), user_name: userInfo.nickName, points: 0 }
      },
    },
    'auth.logout': { path: '/auth/logout', reply: () => null },
    'member.info': {
      path: '/auth/info',
      reply: ({ userId, nickName, avatar, mobile }: User) => ({
        member_no: String(userId),
        user_name: nickName,
        avatar_url: avatar || null,
        phone: mobile,
        email: '',
        birthday: null,
        points: 0,
      }),
    },
    'member.contact': { path: '/auth/info', reply: ({ mobile }: User) => ({ name: '', phone: mobile, email: '' }) },

    'address.list': {
      path: '/address/list',
      reply: ({ list }: Page<LitemallAddress>) => ({ list: list.map(addressOf), max: 20 }),
    },
    'address.detail': { path: '/address/detail?id=:address_id', reply: (address: LitemallAddress) => addressOf(address) },
    'address.create': { path: '/address/save', request: addressForm, reply: (id: number, { ask }) => readAddress(ask, id) },
    'address.update': {
      method: 'POST',
      path: '/address/save',
      request: ({ address_id, ...form }) => ({ id: Number(address_id), ...addressForm(form) }),
      reply: (id: number, { ask }) => readAddress(ask, id),
    },
    'address.remove': { method: 'POST', path: '/address/delete', request: ({ address_id }) => ({ id: address_id }), reply: () => null },
    'address.areas': {
      path: null,
      reply: async (_, { args, ask }) => ({ list: areasBelow(args.parent_code, await readAreas(ask)).map(toArea) }),
    },
    'address.search': { path: null, reply: async (_, { args, ask }) => ({ list: findDistricts(args.keyword, await readAreas(ask)) }) },

    // A guest has no cart there.
    'cart.detail': { path: null, reply: (_, { ask, signedIn }) => (signedIn ? readCart(ask) : toCart([])) },
    'cart.add': {
      path: '/cart/add',
      request: ({ sku_no, quantity }) => ({ productId: Number(sku_no), number: quantity }),
      reply: (_, { ask }) => readCart(ask),
    },
    'cart.updateQuantity': {
      path: null,
      reply: async (_, { args, ask }) => {
        const [productId] = await productIdsOf([args.line_id], ask)
        await ask('POST', '/cart/update', { id: Number(args.line_id), productId, number: args.quantity })
        return readCart(ask)
      },
    },
    'cart.select': {
      path: null,
      reply: async (_, { args, ask }) => {
        const productIds = await productIdsOf(args.line_ids, ask)
        return cartOf(
          await ask<{ cartList: readonly CartItem[] }>('POST', '/cart/checked', { productIds, isChecked: args.selected ? 1 : 0 }),
        )
      },
    },
    'cart.remove': {
      path: null,
      reply: async (_, { args, ask }) => {
        await ask('POST', '/cart/delete', { productIds: await productIdsOf(args.line_ids, ask) })
        return readCart(ask)
      },
    },

    'order.confirm': {
      path: null,
      reply: async (_, { args, ask }) => {
        const cartId = await cartIdOf(args.source, ask)
        const order = await ask<Checkout>('GET', '/cart/checkout', { cartId, addressId: args.address_id ?? 0 })
        const { checkedAddress, checkedGoodsList, goodsTotalPrice, freightPrice } = order
        return toConfirmation(checkedAddress && addressOf(checkedAddress), checkedGoodsList.map(lineOf), goodsTotalPrice, freightPrice)
      },
    },
    'order.place': {
      path: null,
      reply: async (_, { args, ask }) => {
        const order = { cartId: await cartIdOf(args.source, ask), addressId: Number(args.address_id), message: args.customer_message }
        const { orderId } = await ask<{ readonly orderId: number }>('POST', '/order/submit', order)
        const { order_no, status, total, pay_by } = await readOrder(ask, orderId)
        return { order_no, status, total, pay_by }
      },
    },
    'order.list': {
      method: 'GET',
      path: '/order/list',
      request: (args) => ({ ...pageArgs(args), showType: SHOW_TYPE[args.tab] }),
      // The list doesn't have all that the shop shows of an order.
      reply: async ({ list, total }: Page<{ readonly id: number }>, { ask }) => ({
        list: await Promise.all(list.map(async ({ id }) => toSummary(await readOrder(ask, id)))),
        total,
        server_time: new Date().toISOString(),
      }),
    },
    'order.detail': { path: '/order/detail?orderId=:order_no', reply: (order: Order) => orderOf(order) },
    'order.statusSummary': {
      path: '/user/index',
      reply: ({ order }: { readonly order: { readonly unpaid: number; readonly unship: number; readonly unrecv: number } }) => ({
        unpaid: order.unpaid,
        processing: order.unship,
        shipped: order.unrecv,
        completed: 0,
        closed: 0,
      }),
    },
    'order.cancel': {
      path: '/order/cancel',
      request: ({ order_no }) => ({ orderId: Number(order_no) }),
      reply: (_, { args, ask }) => readOrder(ask, args.order_no),
    },
    'payment.cashier': { path: '/order/detail?orderId=:order_no', reply: (order: Order) => toCashier(orderOf(order)) },
    'payment.pay': {
      path: '/order/codpay',
      request: ({ order_no }) => ({ orderId: Number(order_no) }),
      reply: (_, { args }) => toCashPayment(args.order_no, args.amount),
    },
  },
})
