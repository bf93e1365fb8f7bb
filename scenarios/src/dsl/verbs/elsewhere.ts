import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { MemberName } from '../../members.ts'
import type { CallArgs, CallTuple } from '../calls.ts'
import { verb, verbWith } from '../declare.ts'
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

export interface PaidOrder extends Pick<Purchase, 'pieces' | 'coins'> {
  readonly like: string
  /** Rupiah of one piece from then on */
  readonly price?: number
  readonly paid: 'online' | 'in cash'
  readonly order: 'paid' | 'shipped' | 'completed'
}

const onDevice = verbWith({ needs: 'other device' })
const onOrder = verbWith({ needs: ['other device', 'order'] })

/** What the same member does on another device, by calls. */
export const elsewhereVerbs = {
  signsIn: verb('Another device logs in as this member, by e-mail.', (member: MemberName) => ({ member })),
  sends: onDevice('Makes a call; passwords in plain text.', (...[call, args, count]: CallTuple) => ({ call, args, count }) as CallArgs),
  buys: onDevice('Orders the product that a search finds, unpaid.', (like: string, how: Purchase = {}) => ({ like, ...how })),
  fillsCart: onDevice('Fills the cart up to this number of lines.', (lines: number) => ({ lines })),
  pays: onOrder("Starts to pay the shopper's order.", (method: PayMethod) => ({ method })),
  hasOrder: onDevice('Has bought the product that a search finds; the story continues with that order.', (order: PaidOrder) => order),
  filesRequest: onOrder("Files a request on the story's order.", (request: AfterSaleRequest) => request),
  savesRefundAccount: onDevice(
    'Saves a refund account; the gateway refuses to pay to `declined`.',
    (account: RefundAccount, number: 'good' | 'declined' = 'good') => ({ account, number }),
  ),
  uploadsPictures: onDevice('Uploads evidence pictures without sending a form.', (pictures: number) => ({ pictures })),
}
