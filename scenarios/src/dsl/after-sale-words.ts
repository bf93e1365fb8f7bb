import type { AfterSaleVerbs, RefundAccount, Wanted } from './after-sale-verbs.ts'
import { say } from './say.ts'

type Stands = Omit<AfterSaleVerbs['seesRequest'], 'status'>

/** What the person at the screen does about a request for after-sales. */
export const afterSaleWords = {
  fillsRequest: (wanted: Wanted) => say('shopper', 'fillsRequest', wanted),
  fillsAgain: (wanted: AfterSaleVerbs['fillsAgain']) => say('shopper', 'fillsAgain', wanted),
  replacesPicture: () => say('shopper', 'replacesPicture', {}),
  sendsRequest: () => say('shopper', 'sendsRequest', {}),
  seesRequest: (status: AfterSaleVerbs['seesRequest']['status'], stands: Stands = {}) =>
    say('shopper', 'seesRequest', { status, ...stands }),
  opensRequest: () => say('shopper', 'opensRequest', {}),
  cancelsRequest: () => say('shopper', 'cancelsRequest', {}),
  sendsBack: (tracking: string) => say('shopper', 'sendsBack', { tracking }),
  retriesRefund: (to: RefundAccount) => say('shopper', 'retriesRefund', { to }),
  addsAccount: (account: RefundAccount) => say('shopper', 'addsAccount', { account }),
  removesAccount: (account: RefundAccount) => say('shopper', 'removesAccount', { account }),
  seesRefund: (stage: AfterSaleVerbs['seesRefund']['stage'], received?: number) => say('shopper', 'seesRefund', { stage, received }),
}

/** What the other device does about orders and requests. */
export const otherAfterSaleWords = {
  has: (order: AfterSaleVerbs['has']) => say('elsewhere', 'has', order),
  files: (wanted: Wanted) => say('elsewhere', 'files', wanted),
  keepsAccount: (account: RefundAccount, number: AfterSaleVerbs['keepsAccount']['number'] = 'good') =>
    say('elsewhere', 'keepsAccount', { account, number }),
  uploads: (pictures: number) => say('elsewhere', 'uploads', { pictures }),
}

/** What the shop does about the request filed last. */
export const requestWords = {
  agrees: () => say('merchant', 'movesRequest', { event: 'agree' }),
  /** With the shop's words for why. */
  refuses: (reason: string) => say('merchant', 'movesRequest', { event: 'refuse', reason }),
  /** Has the courier bring the parcel back. */
  intercepts: () => say('merchant', 'movesRequest', { event: 'intercept' }),
  /** The courier came too late for that. */
  misses: () => say('merchant', 'movesRequest', { event: 'miss' }),
  /** What came back is as it should be. */
  inspects: () => say('merchant', 'movesRequest', { event: 'inspect' }),
  refunds: () => say('merchant', 'movesRequest', { event: 'refund' }),
  failsToRefund: (reason: 'account_closed' | 'name_mismatch' | 'bank_unavailable') =>
    say('merchant', 'movesRequest', { event: 'fail', reason }),
  countsStock: (pieces: number) => say('merchant', 'countsStock', { pieces }),
}
