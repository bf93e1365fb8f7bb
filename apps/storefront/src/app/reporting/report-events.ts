import { LanguageCode, Rupiah } from '@nusaria/contracts/common'
import { PayMethod } from '@nusaria/contracts/order-entities'
import { ProductNo, SkuNo } from '@nusaria/contracts/product-entities'
import { z } from 'zod'

/** What every report says. `page` is the route, such as `/orderDetail/:no`, never an address. */
const common = {
  page: z.string().max(60),
  language: LanguageCode,
  layout: z.enum(['mobile', 'desktop']),
} as const

const event = <N extends string, F extends z.ZodRawShape>(name: N, fields: F) =>
  z.strictObject({ name: z.literal(name), ...fields, ...common })

/** A text of the program or the browser: without numbers of five digits or more, addresses of people, and queries of URLs. */
const ProgramText = z.string().max(300)

const error = {
  error: ProgramText,
  /** Places in the shop's own scripts: `file.js:line:column`, the innermost first. */ stack: z.array(z.string().max(120)).max(8),
}

export const ReportItem = z.strictObject({
  item_id: ProductNo,
  item_name: z.string(),
  /** the SKU */
  item_variant: SkuNo.optional(),
  /** Rupiah for one piece */
  price: Rupiah,
  quantity: z.int().min(1),
})
export type ReportItem = z.output<typeof ReportItem>

const items = z.array(ReportItem).max(50)
/** `value` in Rupiah */
const trade = { currency: z.literal('IDR'), value: Rupiah, items } as const
const transaction = { transaction_id: z.string().max(40) } as const

/**
 * What the storefront reports to the operator's analytics. Shop events have the names and fields of GA4's e-commerce.
 * The schemas list every field: no event has a name, a phone, an e-mail, an address, a member number, a token or a device id.
 */
export const ReportEvent = z.discriminatedUnion('name', [
  /** An error that a boundary caught: a part of the page could not be shown. */
  event('crash', error),
  /** An error or a rejected promise that nothing caught. */
  event('unhandled', error),
  /** A reply that deviates from its contract. `issues`: path, expected and actual type; never a value. */
  event('contract_deviation', { call: z.string(), issues: z.array(ProgramText).max(5) }),
  /** A call that failed. `failure`: `business` with the shop's code, `timeout`, `network`, `malformed`, … */
  event('failed_call', { call: z.string(), failure: z.string().max(20), code: z.int().optional() }),
  /** `value` in ms; of CLS a number without a unit */
  event('web_vital', {
    metric: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: z.number().min(0),
    rating: z.enum(['good', 'needs-improvement', 'poor']),
  }),
  event('view_item_list', { item_list_id: z.string().max(40), items }),
  event('view_item', trade),
  event('add_to_cart', trade),
  event('begin_checkout', trade),
  event('add_payment_info', { currency: z.literal('IDR'), value: Rupiah, payment_type: PayMethod }),
  event('purchase', { ...trade, ...transaction, shipping: Rupiah }),
  event('refund', { ...trade, ...transaction }),
  /** `search_term` as typed, with longer numbers and e-mail addresses masked */
  event('search', { search_term: z.string().max(100) }),
  event('sign_up', {}),
])
export type ReportEvent = z.output<typeof ReportEvent>

/** The body that the beacon adapter posts as JSON. */
export const ReportBatch = z.strictObject({ events: z.array(ReportEvent).min(1).max(50) })
export type ReportBatch = z.output<typeof ReportBatch>
