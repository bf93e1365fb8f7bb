import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { CallArgs, CallTuple } from '../calls.ts'
import { verb } from '../declare.ts'
import type { MemberName } from '../members.ts'
import type { AfterSaleRequest, RefundAccount } from './after-sales.ts'

export interface Purchase {
  /** 1 by default */
  readonly pieces?: number
  /** part of the delivery address */
  readonly to?: string
  readonly coins?: boolean
  /** how often; 1 by default */
  readonly orders?: number
}

export interface PaidOrder {
  readonly like: string
  /** 1 by default */
  readonly pieces?: number
  /** Rupiah of one piece from then on */
  readonly price?: number
  readonly coins?: boolean
  readonly paid: 'online' | 'in cash'
  readonly order: 'paid' | 'shipped' | 'completed'
}

const device = { needs: 'other device' } as const

/** What the same member does on another device, by calls. */
export const elsewhereVerbs = {
  signsIn: verb('Another device logs in as this member, by e-mail.', (member: MemberName) => ({ member })),
  sends: verb('Makes a call; passwords in plain text.', (...[call, args]: CallTuple) => ({ call, args }) as CallArgs, device),
  buys: verb('Orders the product that a search finds, unpaid.', (like: string, how: Purchase = {}) => ({ like, ...how }), device),
  removesAddress: verb('Deletes the default address.', undefined, device),
  fillsCart: verb('Fills the cart up to this number of lines.', (lines: number) => ({ lines }), device),
  pays: verb("Starts to pay the shopper's order.", (method: PayMethod) => ({ method }), { needs: ['other device', 'order'] }),
  hasOrder: verb('Has bought the product that a search finds; the story continues with that order.', (order: PaidOrder) => order, device),
  filesRequest: verb("Files a request on the story's order.", (request: AfterSaleRequest) => request, { needs: ['other device', 'order'] }),
  savesRefundAccount: verb(
    'Saves a refund account; the gateway refuses to pay to `declined`.',
    (account: RefundAccount, number: 'good' | 'declined' = 'good') => ({ account, number }),
    device,
  ),
  uploadsPictures: verb('Uploads evidence pictures without sending a form.', (pictures: number) => ({ pictures }), device),
}
