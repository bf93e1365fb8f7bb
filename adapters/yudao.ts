// An example: a backend in the manner of yudao-mall (`examples/backends/yudao.ts`). Its address has the path `/app-api`.
import { type Ask, defineAdapter } from '@nusaria/contracts/adapter'
import {
  type AreaNode,
  areasBelow,
  findDistricts,
  toArea,
  toCart,
  toCashier,
  toCashPayment,
  toConfirmation,
  toProduct,
  toSummary,
  withoutBackend,
} from './parts/simple-shop.ts'
import {
  addressForm,
  addressOf,
  type CartList,
  cardOf,
  type Login,
  lineOf,
  type Order,
  orderOf,
  type Page,
  readCart,
  rupiah,
  type Settlement,
  type Spu,
  STATUS,
  type User,
  valuesOf,
  type YudaoAddress,
} from './parts/yudao-data.ts'

type Source = { readonly type: 'cart' } | { readonly type: 'buy_now'; readonly sku_no: string; readonly quantity: number }

/** What is bought: one SKU, or what is selected in the cart. */
async function itemsOf(source: Source, ask: Ask) {
  if (source.type === 'buy_now') return [{ skuId: Number(source.sku_no), count: source.quantity }]
  const { validList } = await ask<CartList>('GET', '/trade/cart/list')
  return validList.filter(({ selected }) => selected).map(({ id, sku, count }) => ({ skuId: sku.id, count, cartId: id }))
}

const readOrder = async (ask: Ask, id: string) => orderOf(await ask<Order>('GET', '/trade/order/get-detail', { id }))
const readAreas = (ask: Ask) => ask<readonly AreaNode[]>('GET', '/system/area/tree')

/** A change of the cart, whose reply is the whole cart. */
const thenCart = (_: unknown, { ask }: { readonly ask: Ask }) => readCart(ask)

const productPage = ({ list, total }: Page<Spu>) => ({ list: list.map(cardOf), total })
const pageArgs = ({ page_num, page_size }: { readonly page_num?: number; readonly page_size?: number }) => ({
  pageNo: page_num ?? 1,
  pageSize: page_size ?? 20,
})

export const adapter = defineAdapter({
  headers: ({ language }) => ({ 'accept-language': language, 'tenant-id': '1', terminal: '20' }),
  errors: {
    401: 'SESSION_EXPIRED',
    1002000004: 'CODE_INVALID',
    1002014000: 'CODE_INVALID',
    1004003000: 'ACCOUNT_OR_PASSWORD_WRONG',
    1004004000: 'ADDRESS_MISSING',
    1007002002: 'ORDER_ALREADY_PAID',
    1008005000: 'PRODUCT_INFO_MISSING',
    1008006000: 'SKU_INFO_MISSING',
    1008006004: 'STOCK_INSUFFICIENT',
    1011000011: 'ORDER_NOT_FOUND',
    1011000020: 'ORDER_CANCEL_NOT_ALLOWED',
  },
  envelope: {},
  calls: {
    ...withoutBackend,
    'nav.typeList': {
      path: '/product/category/list',
      reply: (list: readonly { readonly id: number; readonly name: string; readonly picUrl: string }[]) =>
        list.map(({ id, name, picUrl }) => ({ nav_type_id: String(id), nav_type_name: name, icon_url: picUrl, child_list: [] })),
    },
    'product.list': {
      method: 'GET',
      path: '/product/spu/page',
      request: (args) => ({ ...pageArgs(args), categoryId: args.nav_type_id }),
      reply: productPage,
    },
    'product.hotList': {
      method: 'GET',
      path: '/product/spu/page',
      request: (args) => ({ ...pageArgs(args), sortField: 'salesCount' }),
      reply: productPage,
    },
    'search.search': {
      method: 'GET',
      path: '/product/spu/page',
      request: (args) => ({ ...pageArgs(args), keyword: args.keyword }),
      reply: productPage,
    },
    'product.minSkuDetail': {
      path: '/product/spu/get-detail',
      reply: (spu: Spu) =>
        toProduct(
          cardOf(spu),
          spu.description ?? '',
          spu.sliderPicUrls,
          spu.skus[0]?.properties[0]?.propertyName ?? null,
          spu.skus.map((sku) => ({
            sku_no: String(sku.id),
            product_no: String(spu.id),
            spec_values: valuesOf(sku),
            price: rupiah(sku.price),
            scribing_price: rupiah(sku.marketPrice),
            discount: 0,
            stock: sku.stock,
            purchase_limit: null,
            image_url: sku.picUrl || spu.picUrl,
          })),
        ),
    },

    'auth.randomCode': {
      method: 'POST',
      path: '/captcha/get',
      request: () => ({ captchaType: 'words' }),
      reply: ({ token, originalImageBase64 }: { readonly token: string; readonly originalImageBase64: string }) => ({
        contentType: 'image/svg+xml;base64',
        imageId: token,
        bytes: originalImageBase64,
      }),
    },
    'auth.randomCodeCheck': {
      path: '/captcha/check',
      request: ({ image_id, check_code }) => ({ token: image_id, answer: check_code }),
      reply: (token: string) => token,
    },
    'auth.sendSmsCode': {
      path: '/member/auth/send-sms-code',
      request: ({ phone }) => ({ mobile: phone, scene: 1 }),
      reply: (_, { args }) => ({ channel: 'sms', to: args.phone, resend_after: 60 }),
    },
    'auth.login': {
      path: null,
      reply: async (_, { args, ask }) => {
        const { account: mobile, check_code, password } = args
        const { accessToken, userId } = password
          ? await ask<Login>('POST', '/member/auth/login', { mobile, password })
          : await ask<Login>('POST', '/member/auth/sms-login', { mobile, code: check_code })
        return { auth_token: accessToken, member_no: String(userId), user_name: mobile ?? '', points: 0 }
      },
    },
    'auth.logout': { path: '/member/auth/logout', reply: () => null },
    'member.info': {
      path: '/member/user/get',
      reply: ({ id, nickname, avatar, mobile, point }: User) => ({
        member_no: String(id),
        user_name: nickname,
        avatar_url: avatar || null,
        phone: mobile,
        email: '',
        birthday: null,
        points: point,
      }),
    },
    'member.contact': { path: '/member/user/get', reply: ({ mobile }: User) => ({ name: '', phone: mobile, email: '' }) },

    'address.list': { reply: (list: readonly YudaoAddress[]) => ({ list: list.map(addressOf), max: 20 }) },
    'address.detail': { path: '/member/address/get?id=:address_id', reply: (address: YudaoAddress) => addressOf(address) },
    'address.create': {
      request: addressForm,
      reply: async (id: number, { ask }) => addressOf(await ask<YudaoAddress>('GET', '/member/address/get', { id })),
    },
    'address.update': {
      path: '/member/address/update',
      request: ({ address_id, ...form }) => ({ id: Number(address_id), ...addressForm(form) }),
      reply: async (_, { args, ask }) => addressOf(await ask<YudaoAddress>('GET', '/member/address/get', { id: args.address_id })),
    },
    'address.remove': { path: '/member/address/delete?id=:address_id', reply: () => null },
    'address.areas': {
      path: null,
      reply: async (_, { args, ask }) => ({ list: areasBelow(args.parent_code, await readAreas(ask)).map(toArea) }),
    },
    'address.search': { path: null, reply: async (_, { args, ask }) => ({ list: findDistricts(args.keyword, await readAreas(ask)) }) },

    // A guest has no cart there.
    'cart.detail': { path: null, reply: (_, { ask, signedIn }) => (signedIn ? readCart(ask) : toCart([])) },
    'cart.add': {
      path: '/trade/cart/add',
      request: ({ sku_no, quantity }) => ({ skuId: Number(sku_no), count: quantity }),
      reply: thenCart,
    },
    'cart.updateQuantity': {
      method: 'PUT',
      path: '/trade/cart/update-count',
      request: ({ line_id, quantity }) => ({ id: Number(line_id), count: quantity }),
      reply: thenCart,
    },
    'cart.select': {
      path: null,
      reply: async (_, { args, ask }) => {
        const { validList } = await ask<CartList>('GET', '/trade/cart/list')
        const ids = args.line_ids?.map(Number) ?? validList.map(({ id }) => id)
        await ask('PUT', '/trade/cart/update-selected', { ids, selected: args.selected })
        return readCart(ask)
      },
    },
    'cart.remove': {
      method: 'DELETE',
      path: '/trade/cart/delete?ids=:ids',
      request: ({ line_ids }) => ({ ids: line_ids.join(',') }),
      reply: thenCart,
    },

    'order.confirm': {
      path: null,
      reply: async (_, { args, ask }) => {
        const items = await itemsOf(args.source, ask)
        const named = items.flatMap(({ skuId, count }, index) => [
          [`items[${index}].skuId`, skuId],
          [`items[${index}].count`, count],
        ])
        const choices = { addressId: args.address_id, deliveryType: 1, pointStatus: false }
        const {
          address,
          items: lines,
          price,
        } = await ask<Settlement>('GET', '/trade/order/settlement', { ...Object.fromEntries(named), ...choices })
        return toConfirmation(address && addressOf(address), lines.map(lineOf), rupiah(price.totalPrice), rupiah(price.deliveryPrice))
      },
    },
    'order.place': {
      path: null,
      reply: async (_, { args, ask }) => {
        const { id } = await ask<{ readonly id: number }>('POST', '/trade/order/create', {
          items: await itemsOf(args.source, ask),
          addressId: Number(args.address_id),
          deliveryType: 1,
          pointStatus: false,
          remark: args.customer_message,
        })
        const { order_no, status, total, pay_by } = await readOrder(ask, String(id))
        return { order_no, status, total, pay_by }
      },
    },
    'order.list': {
      method: 'GET',
      path: '/trade/order/page',
      request: (args) => ({ ...pageArgs(args), status: STATUS[args.tab] }),
      reply: ({ list, total }: Page<Order>) => ({
        list: list.map((order) => toSummary(orderOf(order))),
        total,
        server_time: new Date().toISOString(),
      }),
    },
    'order.detail': { path: '/trade/order/get-detail?id=:order_no', reply: (order: Order) => orderOf(order) },
    'order.statusSummary': {
      path: '/trade/order/get-count',
      reply: (count: { readonly unpaidCount: number; readonly undeliveredCount: number; readonly deliveredCount: number }) => ({
        unpaid: count.unpaidCount,
        processing: count.undeliveredCount,
        shipped: count.deliveredCount,
        completed: 0,
        closed: 0,
      }),
    },
    'order.cancel': {
      method: 'DELETE',
      path: '/trade/order/cancel?id=:order_no',
      request: ({ order_no }) => ({ order_no }),
      reply: (_, { args, ask }) => readOrder(ask, args.order_no),
    },
    'payment.cashier': { path: '/trade/order/get-detail?id=:order_no', reply: (order: Order) => toCashier(orderOf(order)) },
    'payment.pay': {
      path: '/pay/order/submit',
      request: ({ order_no }) => ({ id: Number(order_no), channelCode: 'cod' }),
      reply: (_, { args }) => toCashPayment(args.order_no, args.amount),
    },
  },
})
