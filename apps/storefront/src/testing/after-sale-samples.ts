import type { AfterSaleDetail, AfterSaleLine, AfterSaleOptions, AfterSaleStep, RefundParts } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { orderLine } from './trade-samples.ts'

/** A refund of one coffee for Rp50.000. */
export const refundParts: RefundParts = {
  goods_amount: 50_000,
  voucher_share: 0,
  coin_share: 0,
  shipping_share: 0,
  refund_amount: 50_000,
  coins_returned: 0,
  coins_taken_back: 0,
  voucher_returned: false,
}

/** A step of a request's timeline, an hour after the one before it. */
export function afterSaleSteps(...steps: readonly (AfterSaleStep['step'] | readonly [AfterSaleStep['step'], string])[]): AfterSaleStep[] {
  return steps.map((each, hour) => {
    const [step, note] = typeof each === 'string' ? [each, null] : each
    return { step, note, at: `2026-11-22T${12 + hour}:00:00+07:00` }
  })
}

const { scribing_price: _, line_amount: __, ...line } = orderLine

/** One coffee of that order, as a request names it. */
export const afterSaleLine: AfterSaleLine = line

/** A request for the return of one coffee, awaiting the shop's review. */
export function afterSaleDetail(part: Partial<AfterSaleDetail> = {}): AfterSaleDetail {
  return {
    after_sale_no: 'AS1',
    type: 'return_refund',
    status: AFTER_SALE_STATUS.awaitingReview,
    end_reason: null,
    refund_amount: 50_000,
    order_no: 'NS1',
    reason: 'damaged',
    lines: [afterSaleLine],
    quantity: 1,
    deadline: null,
    actions: ['cancel'],
    applied_at: '2026-11-22T12:00:00+07:00',
    description: '',
    picture_list: [],
    picture_ids: [],
    refund: refundParts,
    refund_to: 'Bank Arta **** 4412',
    refunded_at: null,
    return_address: null,
    return_shipment: null,
    timeline: afterSaleSteps('applied'),
    server_time: '2026-11-22T16:00:00+07:00',
    ...part,
  }
}

/** What can still be requested on that order: nothing more, until a week after it was completed. */
export function afterSaleOptions(part: Partial<AfterSaleOptions> = {}): AfterSaleOptions {
  return {
    order_no: 'NS1',
    lines: [],
    types: [],
    reasons: [],
    deadline: '2026-11-28T12:00:00+07:00',
    attempts_left: 4,
    needs_refund_target: false,
    server_time: '2026-11-22T16:00:00+07:00',
    ...part,
  }
}
