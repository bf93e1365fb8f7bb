import { z } from 'zod'
import { addedField } from './added.ts'
import { Instant, LanguageCode, pageArgs, pageOf, Rupiah } from './common.ts'
import { assumed, defineContract, documentedPath, guestGet, guestPostQuery, memberPost, memberPostQuery } from './contract.ts'
import { withFallback } from './fallback.ts'
import { LIMITS } from './limits.ts'
import { VOUCHER_CODE_RULE } from './patterns.ts'
import { ProductCard, ProductNo, SkuNo } from './product-entities.ts'

export const CouponNo = z.string().min(1).max(LIMITS.couponNoMax)
export const VoucherNo = z.string().min(1).max(40)

export const VoucherKind = z.enum(['discount', 'shipping'])
export type VoucherKind = z.output<typeof VoucherKind>

/** The discount and conditions of a voucher. Either `amount_off` (Rupiah) or `percent_off` is set. */
export const VoucherTerms = z.strictObject({
  coupon_no: CouponNo,
  /** In the shopper's language. */
  coupon_name: withFallback(z.string()),
  kind: VoucherKind,
  amount_off: Rupiah.nullable(),
  percent_off: z.int().min(1).max(100).nullable(),
  /** Rupiah; maximum discount of a percentage */
  max_off: addedField(Rupiah.nullable()),
  /** Rupiah of the products it applies to */
  minimum_spend: withFallback(Rupiah),
  valid_from: addedField(Instant),
  valid_till: Instant,
  /** days after claiming; null = until valid_till */
  use_within_days: z.int().min(1).nullable(),
  flag_stackable: withFallback(z.boolean()),
  product_scope: withFallback(z.enum(['all', 'selected'])),
  flag_online_only: withFallback(z.boolean()),
  flag_app_exclusive: withFallback(z.boolean()),
  flag_new_user: withFallback(z.boolean()),
})
export type VoucherTerms = z.output<typeof VoucherTerms>

/** A voucher on offer and what this shopper can do with it. */
export const VoucherOffer = z.strictObject({
  ...VoucherTerms.shape,
  /** `not_eligible`: only for new or only for returning shoppers; for a guest all vouchers are claimable until the login */
  claim_state: z.enum(['claimable', 'claimed', 'not_eligible', 'exhausted', 'not_started', 'ended']),
  /** percent of the pieces claimed so far */
  claimed_percent: addedField(z.int().min(0).max(100)),
  /** unused ones of it in the shopper's wallet; 0 for a guest */
  held: addedField(z.int().min(0)),
})
export type VoucherOffer = z.output<typeof VoucherOffer>

/** A claimed voucher in the member's wallet. */
export const WalletVoucher = z.strictObject({
  ...VoucherTerms.shape,
  voucher_no: VoucherNo,
  state: z.enum(['unused', 'used', 'expired']),
  claimed_at: addedField(Instant),
  expires_at: Instant,
  used_at: addedField(Instant.nullable()),
  order_no: addedField(z.string().nullable()),
})
export type WalletVoucher = z.output<typeof WalletVoucher>

export const WalletTab = z.enum(['unused', 'used', 'expired'])

export const voucherContract = defineContract({
  couponProductList: {
    ...guestPostQuery,
    path: '/promotion/api/fetch/coupon_product_list',
    source: documentedPath,
    summary: 'The products a voucher applies to',
    body: z.strictObject({ coupon_no: CouponNo, ...pageArgs }),
    data: pageOf(ProductCard),
    outage: { service: 'voucher', error: 'VOUCHER_QUERY_FAILED' },
    errors: ['VOUCHER_NOT_FOUND', 'VOUCHER_QUERY_FAILED'],
  },
  minimumPurchaseShortfall: {
    ...guestPostQuery,
    path: '/promotion/api/get_minimum_purchase_shortfall',
    source: documentedPath,
    summary: 'How much more the selected cart lines need for a voucher or for free shipping; 0 = reached',
    body: z.strictObject({ coupon_no: CouponNo.optional() }),
    data: z.strictObject({
      /** the voucher it is about; of free shipping, the one that brings it, if a voucher does */
      coupon_no: CouponNo.nullable(),
      minimum_spend: Rupiah,
      /** Rupiah of the selected lines that count */
      counted_amount: Rupiah,
      shortfall: Rupiah,
      /** state of the voucher: in the wallet, claimable, or not available to the shopper */
      voucher_state: z.enum(['held', 'claimable', 'none']),
      /** why the selected lines ship free whatever the voucher, so that none can be used on shipping; null where a fee may apply */
      ships_free: z.enum(['first_order', 'products']).nullable(),
    }),
    outage: { service: 'voucher', error: 'VOUCHER_QUERY_FAILED' },
    errors: ['VOUCHER_NOT_FOUND', 'VOUCHER_QUERY_FAILED'],
  },
  virtualMapping: {
    ...guestPostQuery,
    path: '/promotion/api/virtual/mapping',
    source: documentedPath,
    summary: 'What the short id in a campaign link stands for',
    body: z.strictObject({ virtual_id: z.string().min(1).max(64) }),
    data: z.strictObject({ project_id: z.string().nullable(), coupon_nos: z.array(CouponNo) }),
    outage: { service: 'voucher', error: 'VOUCHER_SYSTEM_FAILED' },
    errors: ['VOUCHER_NOT_FOUND', 'VOUCHER_SYSTEM_FAILED'],
  },
  offers: {
    ...guestPostQuery,
    path: '/promotion/api/coupon/offers',
    source: assumed,
    summary: 'Vouchers on offer: all of the shop, those named that exist, or those for one product',
    body: z.strictObject({ coupon_nos: z.array(CouponNo).min(1).max(50).optional(), product_no: ProductNo.optional() }),
    data: z.strictObject({ list: z.array(VoucherOffer), server_time: Instant }),
    outage: { service: 'voucher', error: 'VOUCHER_QUERY_FAILED' },
    errors: ['VOUCHER_NOT_FOUND', 'VOUCHER_QUERY_FAILED'],
  },
  claim: {
    ...memberPost,
    path: '/promotion/api/coupon/claim',
    source: assumed,
    summary: 'Puts a voucher into the wallet',
    body: z.strictObject({ coupon_no: CouponNo }),
    data: WalletVoucher,
    errors: [
      'VOUCHER_NOT_ELIGIBLE',
      'VOUCHER_CLAIM_LIMIT',
      'TOO_MANY_ATTEMPTS',
      'VOUCHER_CAMPAIGN_EXPIRED',
      'VOUCHER_NOT_STARTED',
      'VOUCHER_MISSING',
      'VOUCHER_TEMPLATE_MISSING',
      'VOUCHER_EXHAUSTED',
      'VOUCHER_APP_EXCLUSIVE',
      'VOUCHER_NEW_USERS_ONLY',
      'MEMBER_DISABLED',
    ],
  },
  redeemCode: {
    ...memberPost,
    path: '/promotion/api/coupon/redeem_code',
    source: assumed,
    summary: 'Puts the voucher of a typed code into the wallet',
    nonSecretFields: ['code'],
    body: z.strictObject({ code: z.string().regex(VOUCHER_CODE_RULE) }),
    data: WalletVoucher,
    errors: [
      'VOUCHER_NOT_ELIGIBLE',
      'VOUCHER_CLAIM_LIMIT',
      'TOO_MANY_ATTEMPTS',
      'VOUCHER_CAMPAIGN_EXPIRED',
      'VOUCHER_NOT_STARTED',
      'VOUCHER_MISSING',
      'VOUCHER_EXHAUSTED',
      'VOUCHER_APP_EXCLUSIVE',
      'VOUCHER_NEW_USERS_ONLY',
      'MEMBER_DISABLED',
    ],
  },
  wallet: {
    ...memberPostQuery,
    path: '/promotion/api/coupon/wallet',
    source: assumed,
    summary: "The member's vouchers in one tab, of one kind or both, and how many each tab holds",
    body: z.strictObject({ state: WalletTab, kind: VoucherKind.optional(), ...pageArgs }),
    data: z.strictObject({
      ...pageOf(WalletVoucher).shape,
      /** vouchers of each tab, of both kinds */
      counts: z.strictObject({ unused: z.int().min(0), used: z.int().min(0), expired: z.int().min(0) }),
      server_time: Instant,
    }),
    outage: { service: 'voucher', error: 'VOUCHER_QUERY_FAILED' },
    errors: ['VOUCHER_QUERY_FAILED'],
  },
  terms: {
    ...guestGet,
    path: '/promotion/api/coupon/terms/:coupon_no',
    source: assumed,
    summary: "A voucher's terms in full",
    params: z.strictObject({ coupon_no: CouponNo }),
    data: z.strictObject({ ...VoucherTerms.shape, language: LanguageCode, paragraphs: z.array(z.string()) }),
    outage: { service: 'voucher', error: 'VOUCHER_QUERY_FAILED' },
    errors: ['VOUCHER_NOT_FOUND', 'VOUCHER_QUERY_FAILED'],
  },
  usableForSkus: {
    ...memberPostQuery,
    path: '/promotion/api/coupon/usable',
    source: assumed,
    summary: 'Which vouchers of the wallet fit these SKUs',
    body: z.strictObject({ sku_nos: z.array(SkuNo).min(1).max(100) }),
    data: z.strictObject({ list: z.array(WalletVoucher) }),
    outage: { service: 'voucher', error: 'VOUCHER_QUERY_FAILED' },
    errors: ['VOUCHER_QUERY_FAILED'],
  },
})
