import type { AfterSaleReason, EndReason } from '@nusaria/contracts/after-sale-entities'
import type { AFTER_SALE_STATUS, AfterSaleEvent, AfterSaleType } from '@nusaria/contracts/lifecycle'

type Nothing = Record<never, never>

/** An account that money can be refunded to. */
export type RefundAccount = 'refund card' | 'e-wallet'

/** What a request is about and why: of the order's first line. */
export interface AfterSaleRequest {
  /** `refund_only` unless told */
  readonly type?: AfterSaleType
  /** one unless told */
  readonly pieces?: number
  readonly reason: AfterSaleReason
  readonly description?: string
  /** so many pictures as evidence */
  readonly pictures?: number
  /** Where the money is to go; back the way it was paid unless told. */
  readonly to?: RefundAccount
  /** Rupiah that the form then says will come back */
  readonly refund?: number
}

/** What the member does at the screen about a request: the one filed last. */
interface RequestVerbs {
  /** In the form of the order, which is opened if it isn't; not sent yet. */
  fillsRequest: AfterSaleRequest
  /** In the form that asks once more for what the request was about, which is opened from its page; not sent yet. */
  fillsAgain: Pick<AfterSaleRequest, 'reason' | 'description' | 'pictures' | 'refund'>
  /** Of the pictures in the form, puts another in place of one the shop no longer has. */
  replacesPicture: Nothing
  /** Sends the form that is filled. */
  sendsRequest: Nothing
  /** The request stands so: in the list and on its own page. `refund`: Rupiah; `note`: the shop's own words; `description` and `pictures`: the shopper's. */
  seesRequest: {
    readonly status: keyof typeof AFTER_SALE_STATUS
    readonly end?: EndReason
    readonly refund?: number
    readonly note?: string
    readonly description?: string
    readonly pictures?: number
  }
  /** The request's page, by its address; of another member, if the other device is another member's. */
  opensRequest: Nothing
  cancelsRequest: Nothing
  /** Tells how the goods travel back, by the first courier. */
  sendsBack: { readonly tracking: string }
  /** Has a failed refund tried once more, to this account. */
  retriesRefund: { readonly to: RefundAccount }
  /** Among the refunds it is so far; `received`: Rupiah of all those received. */
  seesRefund: { readonly stage: 'under_way' | 'received' | 'failed'; readonly received?: number }
}

/** What the member does where accounts for refunds are kept. */
interface AccountVerbs {
  /** Types a new one and saves it. */
  addsAccount: { readonly account: RefundAccount }
  /** Removes the one kept last. */
  removesAccount: { readonly account: RefundAccount }
}

/** What another device, which is signed in, does by calls. */
interface OtherVerbs {
  /** Has bought so many pieces of what a search finds, with coins or not; the story goes on with that order. */
  has: {
    readonly like: string
    /** one unless told */
    readonly pieces?: number
    /** Rupiah of one piece: what the shop sells it for from then on */
    readonly price?: number
    readonly coins?: boolean
    readonly paid: 'online' | 'in cash'
    readonly order: 'paid' | 'shipped' | 'completed'
  }
  /** Files a request on the order of the story. */
  files: AfterSaleRequest
  /** Keeps an account for refunds; the gateway refuses to pay to the second kind. */
  keepsAccount: { readonly account: RefundAccount; readonly number: 'good' | 'declined' }
  /** Uploads so many pictures as evidence, and sends none of them. */
  uploads: { readonly pictures: number }
}

/** What the shop's side does about the request filed last. */
interface MerchantVerbs {
  movesRequest: { readonly event: AfterSaleEvent; readonly reason?: string }
  /** So many pieces of the SKU of the story can be sold. */
  countsStock: { readonly pieces: number }
}

/** What after-care takes. */
export interface AfterSaleVerbs extends RequestVerbs, AccountVerbs, OtherVerbs, MerchantVerbs {}
