import { z } from 'zod'
import { addedField } from './added.ts'
import { Address, AddressId } from './address.ts'
import { AfterSaleBrief } from './after-sale-entities.ts'
import { LineQuantity, LineTrouble } from './cart.ts'
import { Digest, Instant, PictureUrl, Rupiah, SpecValues } from './common.ts'
import { ORDER_STATES, ORDER_TABS } from './lifecycle.ts'
import { ProductNo, SkuNo } from './product-entities.ts'
import { CouponNo, VoucherKind, VoucherNo, VoucherOffer, WalletVoucher } from './voucher.ts'

export const OrderNo = z.string().min(1).max(32)

/** See lifecycle.ts for how one follows another. */
export const OrderStatus = z.enum(ORDER_STATES)
export type OrderStatus = z.output<typeof OrderStatus>

export const OrderTab = z.enum(ORDER_TABS)
export type OrderTab = z.output<typeof OrderTab>

export const PayMethod = z.enum(['cod', 'virtual_account', 'qris', 'e_wallet', 'card'])
export type PayMethod = z.output<typeof PayMethod>

export const DeliveryMethod = z.enum(['regular', 'express'])
export type DeliveryMethod = z.output<typeof DeliveryMethod>

/** One bought SKU as it was when ordered. Amounts in Rupiah. */
export const OrderLine = z.strictObject({
  line_no: z.string(),
  product_no: ProductNo,
  sku_no: SkuNo,
  product_name: z.string(),
  spec_values: SpecValues,
  thumb_image_url: PictureUrl,
  price: Rupiah,
  scribing_price: Rupiah,
  quantity: LineQuantity,
  line_amount: Rupiah,
})
export type OrderLine = z.output<typeof OrderLine>

/** The amounts of an order in Rupiah; `total` is paid. */
export const OrderAmounts = z.strictObject({
  product_amount: Rupiah,
  voucher_discount: Rupiah,
  shipping_fee: Rupiah,
  first_order_shipping_discount: addedField(Rupiah),
  shipping_discount: addedField(Rupiah),
  coins_used: z.int().min(0),
  coins_discount: Rupiah,
  total: Rupiah,
  /** coins the member earns when the order completes */
  coins_earned: addedField(z.int().min(0)),
})
export type OrderAmounts = z.output<typeof OrderAmounts>

/** The discount of one voucher in Rupiah; `coupon_name` in the shopper's language. */
export const VoucherAmount = z.strictObject({ voucher_no: VoucherNo, coupon_name: z.string(), kind: VoucherKind, amount: Rupiah })
export type VoucherAmount = z.output<typeof VoucherAmount>

export const DeliveryOption = z.strictObject({
  method: DeliveryMethod,
  provider: z.string(),
  fee: Rupiah,
  /** Rupiah after first-order and voucher reductions */
  fee_to_pay: Rupiah,
  earliest: Instant,
  latest: Instant,
})
export type DeliveryOption = z.output<typeof DeliveryOption>

/** Why a voucher of the wallet can't be used on this order. */
export const VoucherUnusableReason = z.enum(['minimum_spend', 'products', 'not_stackable', 'no_shipping_fee', 'not_started', 'app_only'])

export const UnusableVoucher = z.strictObject({ voucher: WalletVoucher, reason: VoucherUnusableReason, shortfall: Rupiah.nullable() })

/** A voucher that the member can claim now and use on this order. */
export const ClaimableVoucher = z.strictObject({
  voucher: VoucherOffer,
  /** Rupiah missing to the minimum spend; null = it can be used as soon as it is claimed */
  shortfall: Rupiah.nullable(),
})

/** The coins for this order: `usable` coins reduce the total by `amount` Rupiah. With the numbers of the rule. */
export const CoinOffer = z.strictObject({
  balance: z.int().min(0),
  usable: z.int().min(0),
  amount: Rupiah,
  points_per_unit: z.int().min(1),
  amount_per_unit: Rupiah,
  /** percent of the payable amount */
  rate: z.int().min(0).max(100),
})

/** What is bought: the selected cart lines, or one SKU right away. */
export const OrderSource = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('cart') }),
  z.strictObject({ type: z.literal('buy_now'), sku_no: SkuNo, quantity: LineQuantity }),
])
export type OrderSource = z.output<typeof OrderSource>

/** The shopper's choices on the confirm page. Absent vouchers = propose the cheapest legal set. */
export const orderChoices = {
  source: OrderSource,
  address_id: AddressId.optional(),
  delivery_method: DeliveryMethod.optional(),
  voucher_nos: z.array(VoucherNo).max(20).optional(),
  use_coins: z.boolean(),
} as const

/** Why cash on delivery is not available; `voucher`: a voucher on the order requires online payment. */
export const CodUnavailableReason = z.enum(['area', 'amount', 'product', 'voucher'])

/** Cash on delivery, closed for an order. */
export const CodUnavailable = z.strictObject({
  reason: CodUnavailableReason,
  /** the district, products or vouchers that the reason is about, by name */
  by: z.array(z.string()),
  /** Rupiah it is offered up to */
  most: Rupiah,
  /** the cheapest legal set of vouchers with which cash is open, and what would be paid; null where no set opens it */
  instead: z.strictObject({ voucher_nos: z.array(VoucherNo), total: Rupiah }).nullable(),
})
export type CodUnavailable = z.output<typeof CodUnavailable>

/** A selected line that can't be ordered now. */
export const LeftOutLine = z.strictObject({
  ...OrderLine.pick({ product_no: true, sku_no: true, product_name: true, spec_values: true }).shape,
  reason: LineTrouble,
  /** pieces in stock */
  stock: z.int().min(0),
})
export type LeftOutLine = z.output<typeof LeftOutLine>

/** The order as it would be placed now. */
export const Confirmation = z.strictObject({
  address: Address.nullable(),
  lines: z.array(OrderLine).min(1),
  delivery_options: z.array(DeliveryOption),
  delivery_method: DeliveryMethod.nullable(),
  vouchers_used: z.array(WalletVoucher),
  vouchers_usable: z.array(WalletVoucher),
  vouchers_unusable: z.array(UnusableVoucher),
  /** those that can be used at once first */
  vouchers_claimable: addedField(z.array(ClaimableVoucher)),
  /** the vouchers to claim, a voucher as often as it is to be claimed, so that the cheapest legal set gets cheaper than with those of the wallet alone, and what it then costs; null where none helps */
  claim_best: addedField(z.strictObject({ coupon_nos: z.array(CouponNo).min(1), amounts: OrderAmounts }).nullable()),
  coins: CoinOffer,
  flag_first_order: z.boolean(),
  /** Rupiah of the products after the discount, before shipping */
  subtotal: Rupiah,
  amounts: OrderAmounts,
  /** each voucher with its own part of the discounts */
  voucher_amounts: z.array(VoucherAmount),
  /** pay methods open to this order */
  pay_methods: z.array(PayMethod),
  /** why cash on delivery isn't available; null when it is, or while there is no address */
  cash_closed: CodUnavailable.nullable(),
  /** selected lines of the cart that this order leaves out */
  left_out: addedField(z.array(LeftOutLine)),
  /** of the lines, the address, the delivery with its days, the vouchers, the coins and the ways to pay */
  digest: addedField(Digest),
  server_time: Instant,
})
export type Confirmation = z.output<typeof Confirmation>

export const OrderEventKind = z.enum(['placed', 'paid', 'shipped', 'delivered', 'completed', 'cancelled', 'expired', 'closed'])

/** A step of a parcel's tracking; `text` in the shopper's language. */
export const TrackStep = z.strictObject({ at: Instant, text: z.string(), location: z.string() })

/** A parcel in transit. */
export const Parcel = z.strictObject({
  parcel_no: z.string(),
  logistics_provider: z.string(),
  tracking_number: z.string(),
  status: z.enum(['packed', 'in_transit', 'out_for_delivery', 'delivered']),
  line_nos: z.array(z.string()),
  /** when the courier means to be at the door; null once that time is over */
  expected: z.strictObject({ earliest: Instant, latest: Instant }).nullable(),
  /** newest first */
  track: z.array(TrackStep),
})
export type Parcel = z.output<typeof Parcel>

/** A parcel with its contents, for lists without the order. */
export const ParcelDetail = z.strictObject({ order_no: OrderNo, ...Parcel.shape, lines: z.array(OrderLine) })
export type ParcelDetail = z.output<typeof ParcelDetail>

/**
 * What the shopper may do with an order now. `pay`: the cashier is open. It stays so while a payment is processed: there the shopper checks
 * it or chooses another way.
 */
export const OrderAction = z.enum([
  'pay',
  'cancel',
  'change_address',
  'confirm_receipt',
  'buy_again',
  'after_sale',
  'review',
  'track',
  'invoice',
])
export type OrderAction = z.output<typeof OrderAction>

/**
 * The payment under way of an unpaid order. `created`: it waits for the shopper, who has a number, a code or the gateway's page. `pending`:
 * it is processed, and nobody has to pay again.
 */
export const OngoingPayment = z.strictObject({ method: PayMethod, status: z.enum(['created', 'pending']) })
export type OngoingPayment = z.output<typeof OngoingPayment>

/** `refunded`: everything on it was refunded before the shopper had it. */
export const CloseReason = z.enum(['cancelled_by_shopper', 'payment_time_over', 'closed_by_merchant', 'refunded'])

/** An order as lists show it. */
export const OrderSummary = z.strictObject({
  order_no: OrderNo,
  status: OrderStatus,
  order_date: Instant,
  lines: z.array(OrderLine),
  total: Rupiah,
  pay_method: PayMethod.nullable(),
  /** when an unpaid order closes automatically; null for other orders */
  pay_by: Instant.nullable(),
  /** null for other orders, and while none is under way */
  payment: addedField(OngoingPayment.nullable()),
  /** whether money may still arrive for a payment that has ended; it is refunded then, the way it came */
  flag_may_come_late: addedField(z.boolean()),
  /** the last tracking steps of its parcels in transit */
  latest_track: addedField(TrackStep.nullable()),
  /** when its last parcel was delivered; null before that, and for an order without parcels */
  delivered_at: addedField(Instant.nullable()),
  /** null for an order that isn't closed */
  close_reason: addedField(CloseReason.nullable()),
  /** its newest after-sales request, or null */
  after_sale: addedField(AfterSaleBrief.nullable()),
  actions: z.array(OrderAction),
})
export type OrderSummary = z.output<typeof OrderSummary>

export const CancelReason = z.enum(['changed_mind', 'wrong_address', 'wrong_product', 'found_cheaper', 'other'])
export type CancelReason = z.output<typeof CancelReason>

/** Why an order can't go to an address: not delivered to at all, not by this method, no cash taken there, a higher shipping fee. */
export const AddressRefusal = z.enum(['unsupported', 'delivery_method', 'cash', 'fee'])
export type AddressRefusal = z.output<typeof AddressRefusal>

/** Why a product of an order didn't go into the cart again. */
export const SkippedLineReason = z.enum(['off_sale', 'sold_out', 'over_limit', 'cart_full'])
export type SkippedLineReason = z.output<typeof SkippedLineReason>

/** An order with all its details. */
export const OrderDetail = z.strictObject({
  ...OrderSummary.shape,
  payment_date: Instant.nullable(),
  /** bank or wallet it was paid through, for display; null where the method has none */
  pay_channel: addedField(z.string().nullable()),
  delivery_method: DeliveryMethod,
  logistics_provider: z.string().nullable(),
  tracking_number: z.string().nullable(),
  recipient: z.string(),
  contact_number: z.string(),
  /** one line, for display */
  delivery_address: z.string(),
  customer_message: z.string(),
  /** Rupiah of the products after the discount, before shipping */
  subtotal: Rupiah,
  amounts: OrderAmounts,
  /** each voucher with its own part of the discounts */
  voucher_amounts: addedField(z.array(VoucherAmount)),
  events: addedField(z.array(z.strictObject({ kind: OrderEventKind, at: Instant }))),
  parcels: z.array(Parcel),
  /** when the last goods are expected; null before the payment, and once all have arrived or the order is over */
  expected_arrival: addedField(z.strictObject({ earliest: Instant, latest: Instant }).nullable()),
  /** when a delivered order completes automatically; null when it doesn't, for example during a request */
  completes_at: addedField(Instant.nullable()),
  /** what came back to the member when the order closed; empty and 0 for other orders, and where after-sales requests returned it */
  vouchers_returned: addedField(z.array(VoucherAmount.pick({ voucher_no: true, coupon_name: true }))),
  coins_returned: addedField(z.int().min(0)),
  /** after-sales requests, newest first */
  after_sales: addedField(z.array(AfterSaleBrief)),
  /** Rupiah given back so far */
  refunded_amount: addedField(Rupiah),
  /** Rupiah that came in for a payment that had ended, and was refunded; not in `refunded_amount` */
  refunded_late: addedField(Rupiah),
  server_time: Instant,
})
export type OrderDetail = z.output<typeof OrderDetail>
