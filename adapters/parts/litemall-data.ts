// What the example backend `litemall` sends, and what the shop reads of it.
import type { Ask } from '@nusaria/contracts/adapter'
import type { Address } from '@nusaria/contracts/address'
import type { Cart } from '@nusaria/contracts/cart'
import type { OrderDetail, OrderStatus, OrderTab } from '@nusaria/contracts/order-entities'
import { joinLines, toAddress, toCard, toCart, toCartLine, toOrder, toProduct } from './simple-shop.ts'

export interface Goods {
  readonly id: number
  readonly name: string
  readonly picUrl: string
  readonly counterPrice: number
  readonly retailPrice: number
}

export interface GoodsDetail {
  readonly info: Goods & { readonly gallery: readonly string[]; readonly detail: string; readonly categoryId: number }
  readonly specificationList: readonly { readonly name: string }[]
  readonly productList: readonly {
    readonly id: number
    readonly specifications: readonly string[]
    readonly price: number
    readonly number: number
    readonly url: string
  }[]
}

export interface Page<T> {
  readonly list: readonly T[]
  readonly total: number
}

export interface CartItem {
  readonly id: number
  readonly goodsId: number
  readonly goodsName: string
  readonly productId: number
  readonly specifications: readonly string[]
  readonly picUrl: string
  readonly price: number
  readonly number: number
  readonly checked: boolean
}

export interface LitemallAddress {
  readonly id: number
  readonly name: string
  readonly tel: string
  readonly province: string
  readonly city: string
  readonly county: string
  readonly areaCode: string
  readonly postalCode: string
  readonly addressDetail: string
  readonly isDefault: boolean
}

export interface Checkout {
  readonly checkedAddress: LitemallAddress | null
  readonly checkedGoodsList: readonly CartItem[]
  readonly goodsTotalPrice: number
  readonly freightPrice: number
}

export interface Order {
  readonly orderInfo: {
    readonly id: number
    readonly orderStatus: number
    readonly addTime: string
    readonly consignee: string
    readonly mobile: string
    readonly address: string
    readonly message: string
    readonly goodsPrice: number
    readonly freightPrice: number
  }
  readonly orderGoods: readonly CartItem[]
}

export interface Session {
  readonly token: string
  readonly userInfo: { readonly userId: number; readonly nickName: string }
}

export interface User {
  readonly userId: number
  readonly nickName: string
  readonly avatar: string
  readonly mobile: string
}

/** Whole Rupiah. */
const rupiah = (price: number) => Math.round(price)

export const cardOf = ({ id, name, retailPrice, counterPrice, picUrl }: Goods, stock?: number) =>
  toCard({ product_no: String(id), product_name: name, price: rupiah(retailPrice), scribing_price: rupiah(counterPrice) }, picUrl, stock)

export function productOf({ info, specificationList, productList }: GoodsDetail) {
  const stock = productList.reduce((sum, { number }) => sum + number, 0)
  const skus = productList.map(({ id, specifications, price, number, url }) => ({
    sku_no: String(id),
    product_no: String(info.id),
    spec_values: [...specifications],
    price: rupiah(price),
    scribing_price: rupiah(price),
    discount: 0,
    stock: number,
    purchase_limit: null,
    image_url: url || info.picUrl,
  }))
  return toProduct(cardOf(info, stock), info.detail, info.gallery, specificationList[0]?.name ?? null, skus)
}

export const lineOf = (item: CartItem) => ({
  product_no: String(item.goodsId),
  sku_no: String(item.productId),
  product_name: item.goodsName,
  spec_values: [...item.specifications],
  thumb_image_url: item.picUrl,
  price: rupiah(item.price),
  quantity: item.number,
})

/** The backend doesn't say how much of an item of the cart is there: it refuses too many. */
export const cartOf = ({ cartList }: { readonly cartList: readonly CartItem[] }): Cart =>
  toCart(cartList.map((item) => toCartLine(lineOf(item), { line_id: String(item.id), selected: item.checked, stock: 99, nav_type_id: '' })))

export const readCart = async (ask: Ask) => cartOf(await ask('GET', '/cart/index'))

/** The backend names items of the cart by what they are. */
export async function productIdsOf(line_ids: readonly string[] | undefined, ask: Ask): Promise<readonly number[]> {
  const { cartList } = await ask<{ readonly cartList: readonly CartItem[] }>('GET', '/cart/index')
  return cartList.filter(({ id }) => line_ids?.includes(String(id)) ?? true).map(({ productId }) => productId)
}

export function addressOf(address: LitemallAddress): Address {
  const { id, name, tel, province, city, county, areaCode, postalCode, addressDetail, isDefault } = address
  const place = { district_code: areaCode, postal_code: postalCode, state: province, city, area: county, flag_default: isDefault }
  return toAddress({ address_id: String(id), name, phone: tel, ...place }, addressDetail)
}

export const addressForm = (form: Omit<Address, 'address_id' | 'country' | 'state' | 'city' | 'area'>) => ({
  name: `${form.name} ${form.surname}`.trim(),
  tel: form.phone,
  areaCode: form.district_code,
  postalCode: form.postal_code,
  addressDetail: joinLines(form.address_line1, form.address_line2),
  isDefault: form.flag_default,
})

export const readAddress = async (ask: Ask, id: unknown) => addressOf(await ask('GET', '/address/detail', { id }))

const STATES: Readonly<Record<number, OrderStatus>> = {
  101: 'pending_payment',
  201: 'pending_shipment',
  301: 'pending_receipt',
  401: 'completed',
}
export const SHOW_TYPE: Readonly<Record<OrderTab, number>> = { all: 0, unpaid: 1, processing: 2, shipped: 3, completed: 4, closed: 4 }

export const orderOf = ({ orderInfo, orderGoods }: Order): OrderDetail =>
  toOrder(
    {
      order_no: String(orderInfo.id),
      status: STATES[orderInfo.orderStatus] ?? 'closed',
      order_date: orderInfo.addTime,
      recipient: orderInfo.consignee,
      contact_number: orderInfo.mobile,
      delivery_address: orderInfo.address,
      customer_message: orderInfo.message,
    },
    orderGoods.map(lineOf),
    rupiah(orderInfo.goodsPrice),
    rupiah(orderInfo.freightPrice),
  )

export const readOrder = async (ask: Ask, orderId: unknown) => orderOf(await ask('GET', '/order/detail', { orderId }))

type Source = { readonly type: 'cart' } | { readonly type: 'buy_now'; readonly sku_no: string; readonly quantity: number }

/** The item of the cart that an order is for: one that is bought at once goes in first. 0: all that are checked. */
export const cartIdOf = async (source: Source, ask: Ask): Promise<number> =>
  source.type === 'cart' ? 0 : ask('POST', '/cart/fastadd', { productId: Number(source.sku_no), number: source.quantity })
