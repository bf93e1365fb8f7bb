// What a shop answers that has no vouchers, coins, reviews or parcels, and takes cash alone: both example adapters build their replies with it.
import type { CallAdapter } from '@nusaria/contracts/adapter'
import type { Address, Area } from '@nusaria/contracts/address'
import type { Cart, CartLine } from '@nusaria/contracts/cart'
import type { ResultOf } from '@nusaria/contracts/contract'
import type { Confirmation, OrderDetail, OrderLine, OrderStatus, OrderSummary } from '@nusaria/contracts/order-entities'
import type { paymentContract } from '@nusaria/contracts/payment'
import type { Payment } from '@nusaria/contracts/payment-entities'
import type { ProductCard, ProductDetail, Sku } from '@nusaria/contracts/product-entities'
import type { CallName } from '@nusaria/contracts/registry'

const now = () => new Date().toISOString()
const HOUR = 3_600_000
const empty = { path: null, reply: () => ({ list: [], total: 0 }) } as const
const nothing = { path: null, reply: () => null } as const

/** Calls that the backend doesn't have: they are answered without a request. */
export const withoutBackend = {
  'auth.randomCodeSpoken': { path: null, reply: () => ({ audio_url: null, answer: null }) },
  'cms.getById': {
    path: null,
    reply: () => ({
      project_id: 'home',
      title: 'Beranda',
      sections: [{ type: 'categories' }, { type: 'hot', title: 'Terlaris', text: '' }],
    }),
  },
  'favourite.status': { path: null, reply: () => ({ product_nos: [] }) },
  'favourite.viewed': empty,
  'member.deviceLanguage': { path: null, reply: () => '' },
  'member.setDeviceLanguage': nothing,
  'member.visit': nothing,
  'message.count': { path: null, reply: () => ({ total: 0, order: 0, after_sale: 0, promotion: 0, system: 0 }) },
  'product.boughtTogether': { path: null, reply: () => ({ items: [], amount: 0 }) },
  'product.productRecommend': empty,
  'product.relatedList': empty,
  'product.visitViews': nothing,
  'promotion.offers': { path: null, reply: () => ({ list: [], server_time: now() }) },
  'promotion.usableForSkus': { path: null, reply: () => ({ list: [] }) },
  'question.list': empty,
  'review.list': empty,
  'review.summary': { path: null, reply: () => ({ total: 0, with_pictures: 0, rating: 0, counts: [0, 0, 0, 0, 0] }) },
  'search.clickUpdate': nothing,
  'search.hotSearch': { path: null, reply: () => ({ list: [] }) },
  'search.rankList': { path: null, reply: () => ({ list: [] }) },
  'search.records': { path: null, reply: () => ({ list: [] }) },
  'search.suggest': { path: null, reply: () => ({ list: [] }) },
  'system.membersrvSystem': {
    path: null,
    reply: () => ({
      server_time: now(),
      coin_rule: { points: 1, amount: 0, rate: 0, earn_per_amount: 1_000_000 },
      coin_days: 365,
      name_change_days: 1,
      birthday_change_days: 365,
      unpaid_minutes: 24 * 60,
      after_sale_days: 7,
      return_days: 7,
      deletion_days_min: 1,
      deletion_days_max: 7,
      service: { whatsapp: '6281200000000', email: 'halo@toko.example', opens: '09:00', closes: '17:00' },
    }),
  },
} as const satisfies { readonly [N in CallName]?: CallAdapter<N> }

/** A text of HTML without its tags. */
export const toText = (html: string) => html.replace(/<[^>]*>/g, ' ').trim()

export function toCard(
  card: Pick<ProductCard, 'product_no' | 'product_name' | 'price' | 'scribing_price'>,
  picture: string,
  stock = 1,
): ProductCard {
  const discount = Math.round((1 - card.price / card.scribing_price) * 100)
  const flag_sold_out = stock > 0 ? 0 : 1
  return { ...card, thumb_image_url: picture, major_image_url: picture, discount, flag_sold_out, is_featured: false }
}

export function toProduct(
  card: ProductCard,
  text: string,
  pictures: readonly string[],
  option: string | null,
  skus: readonly Sku[],
): ProductDetail {
  const values = [...new Set(skus.map(({ spec_values: [value = ''] }) => value))]
  return {
    ...card,
    description: toText(text),
    image_list: [...pictures],
    options: option === null ? [] : [{ spec_name: option, values }],
    sku_list: [...skus],
    attributes: {
      brand: '',
      unit: '',
      specification: '',
      composition: null,
      length_mm: null,
      width_mm: null,
      height_mm: null,
      shelf_life: null,
      shelf_life_unit: null,
      net_weight_g: null,
      gross_weight_g: null,
    },
    flag_cod: true,
    server_time: now(),
  }
}

export function toCart(lines: readonly CartLine[]): Cart {
  const selected = lines.filter((line) => line.selected)
  const sum = (of: readonly CartLine[], field: 'quantity' | 'line_amount') => of.reduce((total, line) => total + line[field], 0)
  const amount = sum(selected, 'line_amount')
  return {
    lines: [...lines],
    total_quantity: sum(lines, 'quantity'),
    selected_quantity: sum(selected, 'quantity'),
    is_select_all: lines.length > 0 && selected.length === lines.length,
    original_amount: amount,
    saved_amount: 0,
    product_amount: amount,
    order_excess: null,
  }
}

type Line = Pick<OrderLine, 'product_no' | 'sku_no' | 'product_name' | 'spec_values' | 'thumb_image_url' | 'price' | 'quantity'>

export const toOrderLine = (line: Line, index: number): OrderLine => ({
  ...line,
  line_no: String(index + 1),
  scribing_price: line.price,
  line_amount: line.price * line.quantity,
})

export const toCartLine = (line: Line, rest: Pick<CartLine, 'line_id' | 'selected' | 'stock' | 'nav_type_id'>): CartLine => ({
  ...line,
  ...rest,
  scribing_price: line.price,
  added_price: line.price,
  line_amount: line.price * line.quantity,
  left_behind: 0,
  purchase_limit: null,
  trouble: rest.stock === 0 ? 'sold_out' : rest.stock < line.quantity ? 'stock_short' : null,
})

const toAmounts = (product_amount: number, shipping_fee: number) => ({
  product_amount,
  voucher_discount: 0,
  shipping_fee,
  coins_used: 0,
  coins_discount: 0,
  total: product_amount + shipping_fee,
})

export function toConfirmation(address: Address | null, lines: readonly Line[], product_amount: number, fee: number): Confirmation {
  const days = (count: number) => new Date(Date.now() + count * 24 * HOUR).toISOString()
  return {
    address,
    lines: lines.map(toOrderLine),
    delivery_options: address
      ? [{ method: 'regular', provider: 'Kurir toko', fee, fee_to_pay: fee, earliest: days(2), latest: days(4) }]
      : [],
    delivery_method: address ? 'regular' : null,
    vouchers_used: [],
    vouchers_usable: [],
    vouchers_unusable: [],
    coins: { balance: 0, usable: 0, amount: 0, points_per_unit: 1, amount_per_unit: 0, rate: 0 },
    flag_first_order: false,
    subtotal: product_amount,
    amounts: toAmounts(product_amount, fee),
    voucher_amounts: [],
    pay_methods: ['cod'],
    cash_closed: null,
    server_time: now(),
  }
}

type OrderFacts = Pick<
  OrderDetail,
  'order_no' | 'status' | 'order_date' | 'recipient' | 'contact_number' | 'delivery_address' | 'customer_message'
>

/** An order of the backend. Rupiah. */
export function toOrder(facts: OrderFacts, lines: readonly Line[], product_amount: number, fee: number): OrderDetail {
  const unpaid = facts.status === 'pending_payment'
  const amounts = toAmounts(product_amount, fee)
  return {
    ...facts,
    lines: lines.map(toOrderLine),
    total: amounts.total,
    pay_method: unpaid || facts.status === 'closed' ? null : 'cod',
    pay_by: unpaid ? new Date(Date.parse(facts.order_date) + 24 * HOUR).toISOString() : null,
    actions: unpaid ? ['pay', 'cancel'] : [],
    payment_date: null,
    delivery_method: 'regular',
    logistics_provider: null,
    tracking_number: null,
    subtotal: product_amount,
    amounts,
    parcels: [],
    server_time: now(),
  }
}

/** An order as lists show it. */
export function toSummary({ order_no, status, order_date, lines, total, pay_method, pay_by, actions }: OrderDetail): OrderSummary {
  return { order_no, status, order_date, lines, total, pay_method, pay_by, actions }
}

/** The way to pay an order: in cash. */
export function toCashier({
  order_no,
  status,
  total,
  lines,
  subtotal,
  amounts,
  pay_by,
}: OrderDetail): ResultOf<typeof paymentContract.cashier> {
  return {
    order_no,
    order_status: status,
    total,
    lines,
    subtotal,
    amounts,
    voucher_amounts: [],
    pay_by,
    options: [{ method: 'cod', channels: [], flag_enabled: true, disabled_reason: null, disabled_by: [], most: null }],
    saved_cards: [],
    saved_e_wallets: [],
    payment: null,
    last_payment: null,
    refunded: 0,
    refunded_late: 0,
    flag_may_come_late: false,
    server_time: now(),
  }
}

export const toCashPayment = (order_no: string, amount: number, order_status: OrderStatus = 'pending_shipment'): Payment => ({
  payment_no: order_no,
  order_no,
  order_status,
  method: 'cod',
  channel: null,
  amount,
  status: 'pending',
  redirect_url: null,
  va_number: null,
  qris_text: null,
  expires_at: new Date(Date.now() + 24 * HOUR).toISOString(),
  server_time: now(),
})

/** An area of the backend with those below it. */
export interface AreaNode {
  readonly id: number
  readonly name: string
  readonly children?: readonly AreaNode[]
}

export const toArea = ({ id, name }: AreaNode): Area => ({ code: String(id), name, flag_supported: true, postal_heads: [] })

/** The areas directly below one; the provinces without a parent. */
export function areasBelow(parent: string | undefined, areas: readonly AreaNode[]): readonly AreaNode[] {
  if (parent === undefined) return areas
  const next = areas.find(({ id }) => parent.startsWith(String(id)))
  return next ? (String(next.id) === parent ? (next.children ?? []) : areasBelow(parent, next.children ?? [])) : []
}

/** Every district whose name, or that of an area above it, has the words. */
export function findDistricts(keyword: string, areas: readonly AreaNode[]) {
  const all = areas.flatMap((province) =>
    (province.children ?? []).flatMap((city) => (city.children ?? []).map((district) => ({ province, city, district }))),
  )
  const wanted = keyword.toLowerCase()
  return all
    .filter((places) => Object.values(places).some(({ name }) => name.toLowerCase().includes(wanted)))
    .slice(0, 20)
    .map(({ province, city, district }) => ({
      province_code: String(province.id),
      province: province.name,
      city_code: String(city.id),
      city: city.name,
      district_code: String(district.id),
      district: district.name,
      village: '',
      postal_code: null,
      flag_supported: true,
      postal_heads: [],
    }))
}

/** The two lines of an address in one, and back. */
export const joinLines = (first: string, second: string) => [first, second].filter(Boolean).join('\n')
export function splitLines(text: string): Pick<Address, 'address_line1' | 'address_line2'> {
  const [address_line1 = '', ...more] = text.split('\n')
  return { address_line1, address_line2: more.join(' ') }
}

/** What an address has besides: the backend knows neither surnames nor labels. */
export const toAddress = (
  address: Pick<Address, 'address_id' | 'name' | 'phone' | 'district_code' | 'postal_code' | 'state' | 'city' | 'area' | 'flag_default'>,
  text: string,
): Address => ({ ...address, ...splitLines(text), surname: '', label: null, country: 'Indonesia' })
