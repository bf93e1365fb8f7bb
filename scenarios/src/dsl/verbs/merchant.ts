import type { MessageKind } from '@nusaria/contracts/message'
import type { MemberName } from '../../members.ts'
import { verb, verbWith } from '../declare.ts'

export type Service = 'search' | 'product' | 'recommendation' | 'voucher' | 'shipping' | 'inventory' | 'order' | 'message'

const onProduct = verbWith({ needs: 'product' })

/** What the shop does, through the control API: to the order placed last, the request filed last, or the SKU viewed last. */
export const merchantVerbs = {
  restocks: onProduct('Sets the stock of the SKU.', (stock: number) => ({ stock })),
  reprices: onProduct('Sets the price of the SKU, in Rupiah.', (price: number) => ({ price })),
  takesOffSale: onProduct('Takes the SKU off sale.'),
  putsOnSale: onProduct('Puts the SKU on sale again.'),
  answers: onProduct('Answers the newest question about the product.', (content: string) => ({ content })),
  checksStock: onProduct('This many pieces of the SKU can be sold.', (pieces: number) => ({ pieces })),
  handlesOrder: verb('Ships, delivers or closes the order.', (event: 'ship' | 'deliver' | 'close') => ({ event }), { needs: 'order' }),
  handlesRequest: verb(
    'Agrees to the request or refuses it; has the parcel brought back, or misses it; accepts what came back; sends the money, or fails.',
    (event: 'agree' | 'refuse' | 'intercept' | 'miss' | 'inspect' | 'refund' | 'fail', reason?: string) => ({ event, reason }),
    { needs: 'request' },
  ),
  handlesAccount: verb(
    'Disables an account or enables it again; as risk control holds it (`flag`) or clears it; ends all its sessions.',
    (event: 'disable' | 'enable' | 'flag' | 'clear' | 'sign_out', member: MemberName) => ({ event, member }),
  ),
  handlesDeletion: verb(
    'Processes a requested deletion ahead of time, or completes it.',
    (event: 'process' | 'complete', member: MemberName) => ({ event, member }),
  ),
  handlesOffer: verb(
    'Postpones a voucher offer until tomorrow, ends it, has all vouchers claimed, or withdraws it with the claimed ones.',
    (event: 'postpone' | 'end' | 'sell_out' | 'withdraw', coupon: string) => ({ event, coupon }),
  ),
  givesCoins: verb('Gives a member coins.', (coins: number, member: MemberName) => ({ coins, member })),
  sendsMessages: verb('Sends a member messages of a kind.', (member: MemberName, kind: MessageKind = 'promotion', count: number = 1) => ({
    member,
    kind,
    count,
  })),
  handlesService: verb(
    'Stops a service or starts it again; recommendations can be empty.',
    (event: 'stop' | 'start' | 'empty', service: Service) => ({ event, service }),
  ),
}
