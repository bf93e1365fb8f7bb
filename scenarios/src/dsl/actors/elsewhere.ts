import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { AfterSaleRequest, AfterSaleVerbs, RefundAccount } from '../after-sale-verbs.ts'
import type { CallArgs, CallName } from '../calls.ts'
import type { MemberName } from '../members.ts'
import { buildStep } from '../scenario.ts'
import type { Verbs } from '../verbs.ts'

/** What the same member does on another device, by calls. */
export const elsewhere = {
  signsIn: (member: MemberName) => buildStep('elsewhere', 'signsIn', { member }),
  sends: <N extends CallName>(call: N, args: Extract<CallArgs, { call: N }>['args']) =>
    buildStep('elsewhere', 'sends', { call, args } as CallArgs),
  buys: (like: string, how: Omit<Verbs['buys'], 'like'> = {}) => buildStep('elsewhere', 'buys', { like, ...how }),
  removesAddress: () => buildStep('elsewhere', 'removesAddress', {}),
  fillsCart: (lines: number) => buildStep('elsewhere', 'fillsCart', { lines }),
  pays: (method: PayMethod) => buildStep('elsewhere', 'paysElsewhere', { method }),
  hasOrder: (order: AfterSaleVerbs['hasOrder']) => buildStep('elsewhere', 'hasOrder', order),
  filesRequest: (request: AfterSaleRequest) => buildStep('elsewhere', 'filesRequest', request),
  savesRefundAccount: (account: RefundAccount, number: AfterSaleVerbs['savesRefundAccount']['number'] = 'good') =>
    buildStep('elsewhere', 'savesRefundAccount', { account, number }),
  uploadsPictures: (pictures: number) => buildStep('elsewhere', 'uploadsPictures', { pictures }),
}
