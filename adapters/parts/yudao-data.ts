// What the example backend `yudao` sends, and what the shop reads of it.
import type { Ask } from '@nusaria/contracts/adapter'
import type { Address } from '@nusaria/contracts/address'
import type { Cart } from '@nusaria/contracts/cart'
import type { OrderDetail, OrderStatus, OrderTab } from '@nusaria/contracts/order-entities'
import { joinLines, toAddress, toCard, toCart, toCartLine, toOrder } from './simple-shop.ts'

interface Sku {
  readonly id: number
  readonly properties: readonly { readonly propertyName: string; readonly valueName: string }[]
  readonly price: number
  readonly marketPrice: number
  readonly picUrl: string
  readonly stock: number
}

export interface Spu {
  readonly id: number
  readonly name: string
  readonly categoryId: number
  readonly picUrl: string
  readonly sliderPicUrls: readonly string[]
  readonly description?: string
  readonly price: number
  readonly marketPrice: number
  readonly stock: number
  readonly skus: readonly Sku[]
}

export interface Page<T> {
  readonly list: readonly T[]
  readonly total: number
}

interface Item {
  readonly spuId: number
  readonly spuName: string
  readonly skuId: number
  readonly picUrl: string
  readonly properties: Sku['properties']
  readonly price: number
  readonly count: number
}

export interface YudaoAddress {
  readonly id: number
  readonly name: string
  readonly mobile: string
  readonly areaId: number
  readonly areaName: string
  readonly postCode: string
  readonly detailAddress: string
  readonly defaultStatus: boolean
}

export interface CartList {
  readonly validList: readonly {
    readonly id: number
    readonly count: number
    readonly selected: boolean
    readonly spu: Spu
    readonly sku: Sku
  }[]
}

export interface Settlement {
  readonly items: readonly Item[]
  readonly address: YudaoAddress | null
  readonly price: { readonly totalPrice: number; readonly deliveryPrice: number }
}

export interface Order {
  readonly id: number
  readonly createTime: number
  readonly status: number
  readonly totalPrice: number
  readonly deliveryPrice: number
  readonly receiverName: string
  readonly receiverMobile: string
  readonly receiverAreaName: string
  readonly receiverDetailAddress: string
  readonly userRemark: string
  readonly items: readonly Item[]
}

/** Between the names of an area and of those above it. */
const AREAS = ' / '

export const rupiah = (cents: number) => Math.round(cents / 100)
export const valuesOf = ({ properties }: Pick<Sku, 'properties'>) => properties.map(({ valueName }) => valueName)

export const cardOf = ({ id, name, price, marketPrice, picUrl, stock }: Spu) =>
  toCard({ product_no: String(id), product_name: name, price: rupiah(price), scribing_price: rupiah(marketPrice) }, picUrl, stock)

export const lineOf = (item: Item) => ({
  product_no: String(item.spuId),
  sku_no: String(item.skuId),
  product_name: item.spuName,
  spec_values: valuesOf(item),
  thumb_image_url: item.picUrl,
  price: rupiah(item.price),
  quantity: item.count,
})

export function addressOf(address: YudaoAddress): Address {
  const [state = '', city = '', area = ''] = address.areaName.split(AREAS)
  const { id, name, mobile, areaId, postCode, detailAddress, defaultStatus } = address
  const place = { district_code: String(areaId), postal_code: postCode, state, city, area, flag_default: defaultStatus }
  return toAddress({ address_id: String(id), name, phone: mobile, ...place }, detailAddress)
}

export const addressForm = (form: Omit<Address, 'address_id' | 'country' | 'state' | 'city' | 'area'>) => ({
  name: `${form.name} ${form.surname}`.trim(),
  mobile: form.phone,
  areaId: Number(form.district_code),
  postCode: form.postal_code,
  detailAddress: joinLines(form.address_line1, form.address_line2),
  defaultStatus: form.flag_default,
})

export async function readCart(ask: Ask): Promise<Cart> {
  const { validList } = await ask<CartList>('GET', '/trade/cart/list')
  return toCart(
    validList.map(({ id, count, selected, spu, sku }) => {
      const item = { ...sku, spuId: spu.id, spuName: spu.name, skuId: sku.id, picUrl: sku.picUrl || spu.picUrl, count }
      return toCartLine(lineOf(item), { line_id: String(id), selected, stock: sku.stock, nav_type_id: String(spu.categoryId) })
    }),
  )
}

const STATES: Readonly<Record<number, OrderStatus>> = {
  0: 'pending_payment',
  10: 'pending_shipment',
  20: 'pending_receipt',
  30: 'completed',
  40: 'closed',
}
export const STATUS: Readonly<Record<OrderTab, number | undefined>> = {
  all: undefined,
  unpaid: 0,
  processing: 10,
  shipped: 20,
  completed: 30,
  closed: 40,
}

export const orderOf = (order: Order): OrderDetail =>
  toOrder(
    {
      order_no: String(order.id),
      status: STATES[order.status] ?? 'closed',
      order_date: new Date(order.createTime).toISOString(),
      recipient: order.receiverName,
      contact_number: order.receiverMobile,
      delivery_address: [order.receiverDetailAddress, ...order.receiverAreaName.split(AREAS)].join(', '),
      customer_message: order.userRemark,
    },
    order.items.map(lineOf),
    rupiah(order.totalPrice),
    rupiah(order.deliveryPrice),
  )

export interface Login {
  readonly accessToken: string
  readonly userId: number
}

export interface User {
  readonly id: number
  readonly nickname: string
  readonly avatar: string
  readonly mobile: string
  readonly point: number
}
