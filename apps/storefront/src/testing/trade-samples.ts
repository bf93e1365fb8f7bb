import type { Address } from '@nusaria/contracts/address'
import type { Cart, CartLine } from '@nusaria/contracts/cart'
import type { Confirmation, OrderDetail, OrderLine, OrderSummary, ParcelDetail } from '@nusaria/contracts/order-entities'
import type { VoucherOffer, WalletVoucher } from '@nusaria/contracts/voucher'

/** A SKU in the cart that can be bought. */
export function cartLine(part: Partial<CartLine> = {}): CartLine {
  return {
    line_id: 'L1',
    product_no: 'P1',
    sku_no: 'S1',
    product_name: 'Kopi Gayo',
    spec_values: ['200 g'],
    thumb_image_url: '/media/kopi.svg',
    quantity: 1,
    price: 50_000,
    scribing_price: 50_000,
    added_price: 50_000,
    line_amount: 50_000,
    stock: 20,
    nav_type_id: '1101',
    left_behind: 0,
    purchase_limit: null,
    selected: true,
    trouble: null,
    ...part,
  }
}

export function cart(lines: CartLine[], part: Partial<Cart> = {}): Cart {
  const total_quantity = lines.reduce((pieces, { quantity }) => pieces + quantity, 0)
  return {
    lines,
    total_quantity,
    selected_quantity: total_quantity,
    is_select_all: true,
    original_amount: 50_000,
    saved_amount: 0,
    product_amount: 50_000,
    order_excess: null,
    ...part,
  }
}

export const address: Address = {
  address_id: 'A1',
  name: 'Sari',
  surname: 'Wulandari',
  phone: '81200000001',
  district_code: '317107',
  postal_code: '12130',
  address_line1: 'Jl. Wijaya II No. 18',
  address_line2: '',
  label: 'home',
  flag_default: true,
  country: 'Indonesia',
  state: 'DKI Jakarta',
  city: 'Jakarta Selatan',
  area: 'Kebayoran Baru',
  state_code: '31',
  city_code: '3171',
  flag_supported: true,
}

export const orderLine: OrderLine = {
  line_no: '1',
  product_no: 'P1',
  sku_no: 'S1',
  product_name: 'Kopi Gayo',
  spec_values: ['200 g'],
  thumb_image_url: '/media/kopi.svg',
  price: 50_000,
  scribing_price: 50_000,
  quantity: 1,
  line_amount: 50_000,
}

export function walletVoucher(part: Partial<WalletVoucher> = {}): WalletVoucher {
  return {
    coupon_no: 'HEMAT5',
    coupon_name: 'Small saver',
    kind: 'discount',
    amount_off: 5_000,
    percent_off: null,
    max_off: null,
    minimum_spend: 0,
    valid_from: '2026-11-01T00:00:00+07:00',
    valid_till: '2026-12-31T23:59:59+07:00',
    use_within_days: null,
    flag_stackable: true,
    product_scope: 'all',
    flag_online_only: false,
    flag_app_exclusive: false,
    flag_new_user: false,
    voucher_no: 'V1',
    state: 'unused',
    claimed_at: '2026-11-02T00:00:00+07:00',
    expires_at: '2026-12-31T23:59:59+07:00',
    used_at: null,
    order_no: null,
    ...part,
  }
}

/** An order of one coffee to Jakarta for Rp62.000. */
export function confirmation(part: Partial<Confirmation> = {}): Confirmation {
  return {
    address,
    lines: [orderLine],
    delivery_options: [
      {
        method: 'regular',
        provider: 'Kilat Nusa Express',
        fee: 12_000,
        fee_to_pay: 12_000,
        earliest: '2026-11-23T12:00:00+07:00',
        latest: '2026-11-25T12:00:00+07:00',
      },
    ],
    delivery_method: 'regular',
    vouchers_used: [],
    vouchers_usable: [],
    vouchers_unusable: [],
    coins: { balance: 0, usable: 0, amount: 0, points_per_unit: 100, amount_per_unit: 1_000, rate: 50 },
    flag_first_order: false,
    subtotal: 50_000,
    amounts: {
      product_amount: 50_000,
      voucher_discount: 0,
      shipping_fee: 12_000,
      first_order_shipping_discount: 0,
      shipping_discount: 0,
      coins_used: 0,
      coins_discount: 0,
      total: 62_000,
      coins_earned: 62,
    },
    voucher_amounts: [],
    pay_methods: ['qris', 'cod'],
    cash_closed: null,
    server_time: '2026-11-22T12:00:00+07:00',
    ...part,
  }
}

/** That order once placed, unpaid. */
export function orderDetail(part: Partial<OrderDetail> = {}): OrderDetail {
  return {
    order_no: 'NS1',
    status: 'pending_payment',
    order_date: '2026-11-22T12:00:00+07:00',
    lines: [orderLine],
    total: 62_000,
    pay_method: null,
    pay_by: '2026-11-22T13:00:00+07:00',
    latest_track: null,
    after_sale: null,
    after_sales: [],
    refunded_amount: 0,
    payment_date: null,
    pay_channel: null,
    delivery_method: 'regular',
    logistics_provider: null,
    tracking_number: null,
    recipient: 'Sari Wulandari',
    contact_number: '81200000001',
    delivery_address: 'Jl. Wijaya II No. 18, Kebayoran Baru, Jakarta Selatan, DKI Jakarta 12130',
    customer_message: '',
    subtotal: 50_000,
    amounts: confirmation().amounts,
    voucher_amounts: [],
    events: [{ kind: 'placed', at: '2026-11-22T12:00:00+07:00' }],
    parcels: [],
    expected_arrival: null,
    completes_at: null,
    close_reason: null,
    actions: ['pay', 'cancel'],
    server_time: '2026-11-22T12:00:00+07:00',
    ...part,
  }
}

/** That order in a list. */
export function orderSummary(part: Partial<OrderSummary> = {}): OrderSummary {
  const { order_no, status, order_date, lines, total, pay_method, pay_by, latest_track, after_sale, actions } = orderDetail()
  return { order_no, status, order_date, lines, total, pay_method, pay_by, latest_track, after_sale, actions, ...part }
}

/** The parcel of that order, in transit. */
export function parcel(part: Partial<ParcelDetail> = {}): ParcelDetail {
  return {
    order_no: 'NS1',
    parcel_no: 'PK1',
    logistics_provider: 'Kilat Nusa Express',
    tracking_number: 'KNX008122649021',
    status: 'in_transit',
    line_nos: ['1'],
    expected: { earliest: '2026-11-24T12:00:00+07:00', latest: '2026-11-26T12:00:00+07:00' },
    track: [{ at: '2026-11-23T12:00:00+07:00', text: 'Handed to the courier', location: 'Cikarang' }],
    lines: [orderLine],
    ...part,
  }
}

/** A voucher on offer that can be claimed. */
export function voucherOffer(part: Partial<VoucherOffer> = {}): VoucherOffer {
  const { voucher_no, state, claimed_at, expires_at, used_at, order_no, ...terms } = walletVoucher({ coupon_name: 'Small saver' })
  return { ...terms, claim_state: 'claimable', claimed_percent: 10, ...part }
}
