import type { AfterSaleRequest, AfterSaleVerbs, RefundAccount } from './after-sale-verbs.ts'
import { buildStep } from './build-step.ts'

type Stands = Omit<AfterSaleVerbs['seesRequest'], 'status'>

/** What the person at the screen does about a request for after-sales. */
export const afterSaleSteps = {
  fillsRequest: (wanted: AfterSaleRequest) => buildStep('shopper', 'fillsRequest', wanted),
  fillsAgain: (wanted: AfterSaleVerbs['fillsAgain']) => buildStep('shopper', 'fillsAgain', wanted),
  replacesPicture: () => buildStep('shopper', 'replacesPicture', {}),
  sendsRequest: () => buildStep('shopper', 'sendsRequest', {}),
  seesRequest: (status: AfterSaleVerbs['seesRequest']['status'], stands: Stands = {}) =>
    buildStep('shopper', 'seesRequest', { status, ...stands }),
  opensRequest: () => buildStep('shopper', 'opensRequest', {}),
  cancelsRequest: () => buildStep('shopper', 'cancelsRequest', {}),
  sendsBack: (tracking: string) => buildStep('shopper', 'sendsBack', { tracking }),
  retriesRefund: (to: RefundAccount) => buildStep('shopper', 'retriesRefund', { to }),
  addsAccount: (account: RefundAccount) => buildStep('shopper', 'addsAccount', { account }),
  removesAccount: (account: RefundAccount) => buildStep('shopper', 'removesAccount', { account }),
  seesRefund: (stage: AfterSaleVerbs['seesRefund']['stage'], received?: number) => buildStep('shopper', 'seesRefund', { stage, received }),
}

/** What the other device does about orders and requests. */
export const elsewhereAfterSaleSteps = {
  has: (order: AfterSaleVerbs['has']) => buildStep('elsewhere', 'has', order),
  files: (wanted: AfterSaleRequest) => buildStep('elsewhere', 'files', wanted),
  keepsAccount: (account: RefundAccount, number: AfterSaleVerbs['keepsAccount']['number'] = 'good') =>
    buildStep('elsewhere', 'keepsAccount', { account, number }),
  uploads: (pictures: number) => buildStep('elsewhere', 'uploads', { pictures }),
}

/** What the shop does about the request filed last. */
export const merchantAfterSaleSteps = {
  agrees: () => buildStep('merchant', 'movesRequest', { event: 'agree' }),
  /** With the shop's words for why. */
  refuses: (reason: string) => buildStep('merchant', 'movesRequest', { event: 'refuse', reason }),
  /** Has the courier bring the parcel back. */
  intercepts: () => buildStep('merchant', 'movesRequest', { event: 'intercept' }),
  /** The courier came too late for that. */
  misses: () => buildStep('merchant', 'movesRequest', { event: 'miss' }),
  /** What came back is as it should be. */
  inspects: () => buildStep('merchant', 'movesRequest', { event: 'inspect' }),
  refunds: () => buildStep('merchant', 'movesRequest', { event: 'refund' }),
  failsToRefund: (reason: 'account_closed' | 'name_mismatch' | 'bank_unavailable') =>
    buildStep('merchant', 'movesRequest', { event: 'fail', reason }),
  countsStock: (pieces: number) => buildStep('merchant', 'countsStock', { pieces }),
}
