import type { AfterSaleReason, EndReason } from '@nusaria/contracts/after-sale-entities'
import type { AFTER_SALE_STATUS, AfterSaleType } from '@nusaria/contracts/lifecycle'
import type { Amount } from '../amounts.ts'
import { verb, verbWith } from '../declare.ts'

export type RefundAccount = 'refund card' | 'e-wallet'

/** The contents of a request, about one line of the order. */
export interface AfterSaleRequest {
  /** `refund_only` by default */
  readonly type?: AfterSaleType
  /** Files the last request again: its type, products and account stay. */
  readonly again?: true
  /** The first line by default. */
  readonly like?: string
  /** 1 by default */
  readonly pieces?: number
  readonly reason: AfterSaleReason
  readonly description?: string
  /** number of evidence pictures */
  readonly pictures?: number
  /** Refund account; by default the money goes back the way it was paid, for cash to the account that the form proposes. */
  readonly to?: RefundAccount
  /** Rupiah that the form shows as the refund */
  readonly refund?: Amount
}

export interface RequestDetails extends Pick<AfterSaleRequest, 'refund' | 'description' | 'pictures'> {
  readonly end?: EndReason
  /** the merchant's text */
  readonly note?: string
}

type RequestStatus = keyof typeof AFTER_SALE_STATUS

const onOrder = verbWith({ needs: 'order' })
const onRequest = verbWith({ needs: 'request' })
const onForm = verbWith({ needs: 'filled request' })

/** After-sales requests, refunds and refund accounts. A request is the one filed last. */
export const afterSaleVerbs = {
  fillsRequest: onOrder(
    'Opens the request form of the order if needed, or the one that files the request again, and fills it, unsent.',
    (request: AfterSaleRequest) => request,
  ),
  replacesPicture: onForm('Replaces a picture in the form that the shop no longer has.'),
  sendsRequest: onForm('Sends the filled form.'),
  seesRequest: onRequest(
    'The state of the request, in the list and on its page.',
    (status: RequestStatus, details: RequestDetails = {}) => ({ status, ...details }),
  ),
  asksPickup: onRequest('Has a courier pick up the goods to send back.'),
  cancelsRequest: onRequest('Cancels the request on its page.'),
  retriesRefund: onRequest('Retries a failed refund, to this account.', (to: RefundAccount) => ({ to })),
  seesRefund: onRequest(
    'The stage in the refund list; `received`: Rupiah of all received refunds.',
    (stage: 'under_way' | 'received' | 'failed', received?: Amount) => ({ stage, received }),
  ),
  removesRefundAccount: verb('Removes the account saved last.', (account: RefundAccount) => ({ account }), { at: 'refundSettings' }),
}
