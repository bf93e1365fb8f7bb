import { z } from 'zod'
import { Instant, Rupiah } from './common.ts'
import type { ErrorName } from './errors.ts'

const Count = z.int().min(0)
const Id = z.string()

/** Attempts left before the account is locked. */
const attempts = z.strictObject({ left: Count })
/** Pieces that can be bought, and the SKU where the call names several. */
const availability = z.strictObject({
  stock: Count.optional(),
  limit: Count.optional(),
  sku_no: Id.optional(),
  product_no: Id.optional(),
  product_name: z.string().optional(),
})
/** How many of the selected items fit into one order. */
const orderLimit = z.strictObject({ limit: Count.optional(), kilograms: Count.optional(), fits: Count.optional() })
/** A line of an order, the request that has its pieces, and the pieces left. */
const orderLine = z.strictObject({ line_no: Id.optional(), after_sale_no: Id.optional(), available: Count.optional() })
const voucher = z.strictObject({ voucher_no: Id, shortfall: Rupiah.optional() })
const max = z.strictObject({ max: Count })
const limit = z.strictObject({ limit: Count })
const total = z.strictObject({ total: Rupiah })

/** The values of an error, for its message and for the screen. An error that isn't listed has none. */
export const ERROR_PARAMS = {
  CODE_INVALID: attempts,
  ACCOUNT_OR_PASSWORD_WRONG: attempts,
  PASSWORD_WRONG: attempts,
  /** With `left`, which is 0, for a code that was entered wrong too often. */
  TOO_MANY_ATTEMPTS: z.strictObject({ seconds: Count.optional(), left: Count.optional() }),
  INVALID_PARAMETER: max,
  PRODUCT_PARAMETER_INVALID: max,
  ADDRESS_CHANGE_FAILED: z.strictObject({ max: Count.optional(), reason: z.string().optional() }),

  /** 1: the shop sold the product once, and took it off sale. Its page then has the status 410 in place of 404. */
  PRODUCT_INFO_MISSING: z.strictObject({ discontinued: z.literal(1).optional() }),
  PRODUCT_OFF_SALE: availability,
  STOCK_INSUFFICIENT: availability,
  PURCHASE_LIMIT_EXCEEDED: availability,
  STOCK_LOCK_FAILED: availability,
  CART_FULL: limit,
  SKU_COUNT_LIMIT: orderLimit,
  MAXIMUM_PURCHASE_QUANTITY: orderLimit,
  SHIPPING_TEMPLATE_MISSING: orderLimit,
  OPERATING_TOO_FAST: limit,
  DAILY_ORDER_LIMIT: limit,
  COINS_INSUFFICIENT: z.strictObject({ points: Count }),
  COIN_RULES_NOT_MATCHED: z.strictObject({ points: Count, rate: z.number() }),
  PRICE_CHANGED: total,
  ORDER_VOUCHER_MISSING: voucher,
  ORDER_VOUCHER_INVALID: voucher,
  ORDER_VOUCHER_EXPIRED: voucher,
  ORDER_VOUCHER_USED: voucher,
  ORDER_VOUCHER_MINIMUM: voucher,
  ORDER_VOUCHER_PRODUCTS: voucher,
  ORDER_VOUCHER_NOT_STACKABLE: voucher,
  VOUCHER_APP_EXCLUSIVE: voucher,
  VOUCHER_NOT_STARTED: voucher,

  PAYMENT_AMOUNT_WRONG: total,
  PAYMENT_PROCESSING: z.strictObject({ payment_no: Id }),
  COD_UNSUPPORTED: z.strictObject({ reason: z.string() }),

  AFTER_SALE_ONGOING: orderLine,
  AFTER_SALE_EXISTS: orderLine,
  AFTER_SALE_QUANTITY: orderLine,
  AFTER_SALE_AMOUNT: z.strictObject({ refund_amount: Rupiah }),
  AFTER_SALE_DEADLINE_PAST: z.strictObject({ deadline: Instant }),
  AFTER_SALE_LIMIT: limit,
  EVIDENCE_INVALID: z.strictObject({ picture_id: Id }),
} as const satisfies Partial<Record<ErrorName, z.ZodObject>>

/** The values of an error; none for one that has no schema. */
export type ErrorParams<N extends ErrorName> = N extends keyof typeof ERROR_PARAMS
  ? z.output<(typeof ERROR_PARAMS)[N]>
  : Readonly<Record<string, never>>

/** Why the values of an error break its schema; null when they fit. */
export function errorParamsProblem(name: ErrorName, params: unknown): string | null {
  if (params === undefined) return null
  const schema: z.ZodObject = (ERROR_PARAMS as Partial<Record<ErrorName, z.ZodObject>>)[name] ?? z.strictObject({})
  const checked = schema.safeParse(params)
  return checked.success ? null : checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}
