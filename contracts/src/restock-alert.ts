import { z } from 'zod'
import { Instant, pageArgs, pageOf, SpecValues } from './common.ts'
import { assumed, defineContract, guestGet, guestPost, memberPost, memberPostQuery } from './contract.ts'
import { RESTOCK_ALERT_STATES } from './lifecycle.ts'
import { ProductCard, SkuNo } from './product-entities.ts'

/** Whether the member waits for a SKU's return. */
export const ArrivalNotice = z.strictObject({
  sku_no: SkuNo,
  status: z.enum(RESTOCK_ALERT_STATES),
  subscribed_at: Instant.nullable(),
})
export type ArrivalNotice = z.output<typeof ArrivalNotice>

/** A wish with the product it is for. */
export const ArrivalNoticeItem = z.strictObject({
  ...ArrivalNotice.shape,
  spec_values: SpecValues,
  product: ProductCard,
})
export type ArrivalNoticeItem = z.output<typeof ArrivalNoticeItem>

const sku = z.strictObject({ sku_no: SkuNo })

export const restockAlertContract = defineContract({
  status: {
    ...guestGet,
    path: '/consumer/product/arrival_notice/status/:sku_no',
    source: assumed,
    summary: 'Whether the member waits for this SKU; a guest never does',
    params: sku,
    data: ArrivalNotice,
    errors: ['SKU_INFO_MISSING'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  subscribe: {
    ...guestPost,
    path: '/consumer/product/arrival_notice/subscribe',
    source: assumed,
    repeatable: true,
    summary: 'Asks to hear when a sold-out SKU is back; a guest is told to log in, a SKU in stock is refused',
    body: sku,
    data: ArrivalNotice,
    errors: ['PRODUCT_NOT_LOGGED_IN', 'SKU_INFO_MISSING', 'PRODUCT_PARAMETER_INVALID'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  unsubscribe: {
    ...memberPost,
    path: '/consumer/product/arrival_notice/unsubscribe',
    source: assumed,
    repeatable: true,
    summary: 'Takes the wish back',
    body: sku,
    data: ArrivalNotice,
    errors: ['SKU_INFO_MISSING'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  list: {
    ...memberPostQuery,
    path: '/consumer/product/arrival_notice/list',
    source: assumed,
    summary: 'The SKUs the member waits for, newest wish first',
    body: z.strictObject({ ...pageArgs }),
    data: pageOf(ArrivalNoticeItem),
    errors: [],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
})
