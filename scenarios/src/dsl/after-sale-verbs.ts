import type { AfterSaleReason, EndReason } from '@nusaria/contracts/after-sale-entities'
import type { AFTER_SALE_STATUS, AfterSaleEvent, AfterSaleType } from '@nusaria/contracts/lifecycle'

type Nothing = Record<never, never>

/** A kind of refund account. */
export type RefundAccount = 'refund card' | 'e-wallet'

/** The contents of a request, about the order's first line. */
export interface AfterSaleRequest {
  /** `refund_only` by default */
  readonly type?: AfterSaleType
  /** 1 by default */
  readonly pieces?: number
  readonly reason: AfterSaleReason
  readonly description?: string
  /** number of evidence pictures */
  readonly pictures?: number
  /** Refund account; by default the money goes back the way it was paid. */
  readonly to?: RefundAccount
  /** Rupiah that the form shows as the refund */
  readonly refund?: number
}

/** Verbs at the screen about the request filed last. */
interface RequestVerbs {
  /** Fills the form of the order, and opens it if needed, without sending it. */
  fillsRequest: AfterSaleRequest
  /** Fills the form that files the request again, without sending it. */
  fillsRequestAgain: Pick<AfterSaleRequest, 'reason' | 'description' | 'pictures' | 'refund'>
  /** Replaces a picture in the form that the shop no longer has. */
  replacesPicture: Nothing
  /** Sends the filled form. */
  sendsRequest: Nothing
  /** The state of the request, in the list and on its page. `refund`: Rupiah; `note`: the merchant's text; `description` and `pictures`: the shopper's. */
  seesRequest: {
    readonly status: keyof typeof AFTER_SALE_STATUS
    readonly end?: EndReason
    readonly refund?: number
    readonly note?: string
    readonly description?: string
    readonly pictures?: number
  }
  /** Opens the request's page by its address. It may be another member's. */
  opensRequest: Nothing
  cancelsRequest: Nothing
  /** Enters the return shipment, with the first courier. */
  returnsGoods: { readonly tracking: string }
  /** Retries a failed refund, to this account. */
  retriesRefund: { readonly to: RefundAccount }
  /** The stage in the refund list; `received`: Rupiah of all received refunds. */
  seesRefund: { readonly stage: 'under_way' | 'received' | 'failed'; readonly received?: number }
}

/** Verbs of refund accounts. */
interface AccountVerbs {
  /** Types a new account and saves it. */
  addsRefundAccount: { readonly account: RefundAccount }
  /** Removes the account saved last. */
  removesRefundAccount: { readonly account: RefundAccount }
}

/** Verbs of another device, by calls. */
interface OtherVerbs {
  /** Has bought `pieces` of the product that a search finds; the story continues with that order. */
  hasOrder: {
    readonly like: string
    /** 1 by default */
    readonly pieces?: number
    /** Rupiah of one piece from then on */
    readonly price?: number
    readonly coins?: boolean
    readonly paid: 'online' | 'in cash'
    readonly order: 'paid' | 'shipped' | 'completed'
  }
  /** Files a request on the story's order. */
  filesRequest: AfterSaleRequest
  /** Saves a refund account; the gateway refuses to pay to `declined`. */
  savesRefundAccount: { readonly account: RefundAccount; readonly number: 'good' | 'declined' }
  /** Uploads evidence pictures without sending a form. */
  uploadsPictures: { readonly pictures: number }
}

/** Verbs of the merchant about the request filed last. */
interface MerchantVerbs {
  updatesRequest: { readonly event: AfterSaleEvent; readonly reason?: string }
  /** This many pieces of the story's SKU can be sold. */
  checksStock: { readonly pieces: number }
}

/** Verbs of after-sales. */
export interface AfterSaleVerbs extends RequestVerbs, AccountVerbs, OtherVerbs, MerchantVerbs {}
