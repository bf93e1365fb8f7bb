import type { Source } from './added.ts'

/** The part of the shop a code belongs to. */
export type ErrorArea = 'transport' | 'member' | 'order' | 'payment' | 'product' | 'search' | 'message' | 'cms' | 'voucher'

type Row = readonly [code: number, area: ErrorArea, source?: Source]

const rows = {
  SESSION_EXPIRED: [401, 'transport'],
  MALFORMED_BODY: [400, 'transport', 'assumed'],
  ROUTE_NOT_FOUND: [404, 'transport', 'assumed'],
  REQUEST_ID_REUSED: [409, 'transport', 'assumed'],
  BODY_TOO_LARGE: [413, 'transport', 'assumed'],
  BODY_TYPE_UNSUPPORTED: [415, 'transport', 'assumed'],
  INTERNAL_ERROR: [500, 'transport', 'assumed'],

  ACCOUNT_NAME_EXISTS: [1101001, 'member'],
  CODE_INVALID: [1101002, 'member'],
  VERIFY_OLD_EMAIL_FIRST: [1101003, 'member'],
  VERIFY_OLD_PHONE_FIRST: [1101004, 'member'],
  MEMBER_MISSING: [1101005, 'member'],
  LOGIN_FAILED: [1101006, 'member'],
  ACCOUNT_OR_PASSWORD_WRONG: [1101007, 'member'],
  PASSWORD_WRONG: [1101008, 'member'],
  MEMBER_DISABLED: [1101009, 'member'],
  EMAIL_ALREADY_LINKED: [1101010, 'member'],
  BIRTHDAY_ONCE_A_YEAR: [1101011, 'member'],
  TOO_MANY_FAILURES: [1101019, 'member'],
  INVALID_PARAMETER: [1101020, 'member'],
  ADDRESS_MISSING: [1101021, 'member'],
  DEVICE_UNSAFE: [1101023, 'member'],
  PHONE_ALREADY_LINKED: [1101024, 'member'],
  ACCOUNT_ABNORMAL: [1101025, 'member'],
  UNFINISHED_ORDERS: [1101026, 'member'],
  ACCOUNT_NOT_FOUND: [1101027, 'member'],
  VOUCHER_NOT_ELIGIBLE: [1101030, 'member'],
  VOUCHER_CLAIM_LIMIT: [1101037, 'member'],
  TOO_MANY_ATTEMPTS: [1101039, 'member'],
  VOUCHER_CAMPAIGN_EXPIRED: [1101040, 'member'],
  VOUCHER_NOT_STARTED: [1101041, 'member'],
  VOUCHER_MISSING: [1101042, 'member'],
  VOUCHER_TEMPLATE_MISSING: [1101043, 'member'],
  ORDER_VOUCHER_MISSING: [1101044, 'member'],
  VOUCHER_EXHAUSTED: [1101045, 'member'],
  VOUCHER_APP_EXCLUSIVE: [1101047, 'member'],
  VOUCHER_NEW_USERS_ONLY: [1101049, 'member'],

  // The spec names what 1103001 to 1103056 and 1103064 cover, not which number is which: the assignment is ours.
  ORDER_NOT_FOUND: [1103001, 'order', 'assumed'],
  AFTER_SALE_NOT_FOUND: [1103002, 'order', 'assumed'],
  ORDER_UNAUTHORIZED: [1103003, 'order', 'assumed'],
  AFTER_SALE_UNAUTHORIZED: [1103004, 'order', 'assumed'],
  ORDER_STATUS_MISMATCH: [1103005, 'order', 'assumed'],
  AFTER_SALE_STATUS_MISMATCH: [1103006, 'order', 'assumed'],
  AFTER_SALE_EXISTS: [1103007, 'order', 'assumed'],
  AFTER_SALE_ONGOING: [1103008, 'order', 'assumed'],
  ADDRESS_UNSUPPORTED: [1103009, 'order', 'assumed'],
  ADDRESS_CHANGE_FAILED: [1103010, 'order', 'assumed'],
  PRICE_CHANGED: [1103011, 'order', 'assumed'],
  NO_PRODUCT_SELECTED: [1103012, 'order', 'assumed'],
  DELIVERY_UNSUPPORTED: [1103013, 'order', 'assumed'],
  SHIPPING_TEMPLATE_MISSING: [1103014, 'order', 'assumed'],
  SHIPPING_TEMPLATE_INVALID: [1103015, 'order', 'assumed'],
  ORDER_PARAMETER_INVALID: [1103016, 'order', 'assumed'],
  COIN_RULES_NOT_MATCHED: [1103017, 'order', 'assumed'],
  OPERATING_TOO_FAST: [1103018, 'order', 'assumed'],
  STOCK_LOCK_FAILED: [1103019, 'order', 'assumed'],
  AFTER_SALE_DEADLINE_PAST: [1103020, 'order', 'assumed'],
  DAILY_ORDER_LIMIT: [1103021, 'order', 'assumed'],
  SKU_COUNT_LIMIT: [1103022, 'order', 'assumed'],
  ORDER_VOUCHER_INVALID: [1103023, 'order', 'assumed'],
  ORDER_VOUCHER_EXPIRED: [1103024, 'order', 'assumed'],
  ORDER_VOUCHER_USED: [1103025, 'order', 'assumed'],
  ORDER_VOUCHER_MINIMUM: [1103026, 'order', 'assumed'],
  ORDER_VOUCHER_PRODUCTS: [1103027, 'order', 'assumed'],
  ORDER_VOUCHER_NOT_STACKABLE: [1103028, 'order', 'assumed'],
  MAXIMUM_PURCHASE_QUANTITY: [1103029, 'order', 'assumed'],
  AFTER_SALE_LIMIT: [1103030, 'order', 'assumed'],
  ORDER_ACCOUNT_DISABLED: [1103031, 'order', 'assumed'],
  ORDER_CANCEL_NOT_ALLOWED: [1103032, 'order', 'assumed'],
  ORDER_ALREADY_CANCELLED: [1103033, 'order', 'assumed'],
  ORDER_ALREADY_PAID: [1103034, 'order', 'assumed'],
  ORDER_ALREADY_COMPLETED: [1103035, 'order', 'assumed'],
  ORDER_NOT_SHIPPED: [1103036, 'order', 'assumed'],
  ORDER_PAYMENT_EXPIRED: [1103037, 'order', 'assumed'],
  ORDER_ADDRESS_LOCKED: [1103038, 'order', 'assumed'],
  CART_LINE_MISSING: [1103039, 'order', 'assumed'],
  CART_FULL: [1103040, 'order', 'assumed'],
  PRODUCT_OFF_SALE: [1103041, 'order', 'assumed'],
  COINS_INSUFFICIENT: [1103042, 'order', 'assumed'],
  COD_UNSUPPORTED: [1103043, 'order', 'assumed'],
  PARCEL_NOT_FOUND: [1103044, 'order', 'assumed'],
  AFTER_SALE_QUANTITY: [1103045, 'order', 'assumed'],
  AFTER_SALE_AMOUNT: [1103046, 'order', 'assumed'],
  AFTER_SALE_TYPE_UNSUPPORTED: [1103047, 'order', 'assumed'],
  AFTER_SALE_REASON_REQUIRED: [1103048, 'order', 'assumed'],
  AFTER_SALE_CANCEL_NOT_ALLOWED: [1103049, 'order', 'assumed'],
  AFTER_SALE_REAPPLY_NOT_ALLOWED: [1103050, 'order', 'assumed'],
  RETURN_SHIPMENT_INCOMPLETE: [1103051, 'order', 'assumed'],
  RETURN_DEADLINE_PAST: [1103052, 'order', 'assumed'],
  REFUND_ACCOUNT_REQUIRED: [1103053, 'order', 'assumed'],
  EVIDENCE_INVALID: [1103054, 'order', 'assumed'],
  REVIEW_NOT_ALLOWED: [1103055, 'order', 'assumed'],
  REVIEW_EXISTS: [1103056, 'order', 'assumed'],
  ORDER_SYSTEM_BUSY: [1103064, 'order', 'assumed'],
  ORDER_CHANGED: [1103065, 'order', 'assumed'],
  AFTER_SALE_CHANGED: [1103066, 'order', 'assumed'],

  PAYMENT_INVALID: [1104001, 'payment'],
  PAYMENT_NOT_FOUND: [1104002, 'payment'],
  PAYMENT_ORDER_ERROR: [1104003, 'payment'],
  PAYMENT_PROCESSING: [1104004, 'payment'],
  PAYMENT_FAILED: [1104005, 'payment'],
  PAYMENT_SUCCEEDED: [1104006, 'payment'],
  PAYMENT_CANCELLED: [1104007, 'payment'],
  PAYMENT_REFUNDED: [1104008, 'payment'],
  PAYMENT_AMOUNT_WRONG: [1104009, 'payment'],

  PRODUCT_NOT_LOGGED_IN: [1105001, 'product'],
  PRODUCT_INFO_MISSING: [1105002, 'product'],
  SKU_INFO_MISSING: [1105003, 'product'],
  PRODUCT_PARAMETER_INVALID: [1105004, 'product'],
  PRODUCT_INTERNAL_ERROR: [1105006, 'product'],
  STOCK_INSUFFICIENT: [1105007, 'product'],
  PURCHASE_LIMIT_EXCEEDED: [1105008, 'product'],
  QUESTION_LIMIT: [1105009, 'product', 'assumed'],

  SEARCH_TOO_FAST: [1106001, 'search'],
  SEARCH_HISTORY_DELETE_FAILED: [1106002, 'search'],
  SEARCH_REQUEST_FAILED: [1106003, 'search'],
  SEARCH_FAILED: [1106004, 'search'],
  SEARCH_RESULT_FAILED: [1106005, 'search'],

  MESSAGES_FAILED: [1107001, 'message'],
  PAGE_CONTENT_MISSING: [1108001, 'cms'],
  VOUCHER_NOT_FOUND: [1109003, 'voucher'],
  VOUCHER_QUERY_FAILED: [1109009, 'voucher'],
  VOUCHER_SYSTEM_FAILED: [1109011, 'voucher'],
  RECOMMENDED_PRODUCT_NOT_FOUND: [1125101, 'product'],
  RECOMMENDED_PRODUCT_FETCH_FAILED: [1125102, 'product'],
} as const satisfies Record<string, Row>

/** The name a rule gives an error by. */
export type ErrorName = keyof typeof rows
/** The number that travels in the envelope. */
export type ErrorCode = (typeof rows)[ErrorName][0]

export interface ErrorEntry {
  readonly name: ErrorName
  readonly code: ErrorCode
  readonly area: ErrorArea
  /** Whether the spec says that this number has this meaning. */
  readonly source: Source
  /** Key of its text in the `errors` namespace. */
  readonly key: `${ErrorCode}`
}

/** Every code of the shop, each once: name, number, area, source and translation key. */
export const ERRORS = Object.fromEntries(
  Object.entries(rows).map(([name, [code, area, source]]: [string, Row]) => [
    name,
    { name, code, area, source: source ?? 'documented', key: String(code) },
  ]),
) as unknown as Readonly<Record<ErrorName, ErrorEntry>>

/**
 * Errors that tell of another member's order or request. A backend may give them, so the shop knows them; the mock says "not found", so
 * that nobody learns whether it exists.
 */
export const BACKEND_ONLY_ERRORS: readonly ErrorName[] = ['ORDER_UNAUTHORIZED', 'AFTER_SALE_UNAUTHORIZED']

const byCode = new Map<number, ErrorEntry>(Object.values(ERRORS).map((entry) => [entry.code, entry]))

/** The entry of a number, or undefined for one the catalogue doesn't know. */
export function errorOfCode(code: number): ErrorEntry | undefined {
  return byCode.get(code)
}
