import type { FaultVerbs, FormName } from '../dsl/fault-verbs.ts'
import { acted, type Place, type Reach, type Reaches, touched } from './reach.ts'

/** Where each form stands, and where it leads once it went through. */
const FORMS: Readonly<Record<FormName, { readonly at: Place; readonly to?: Place }>> = {
  address: { at: ['addressDetail'], to: ['addresses'] },
  name: { at: ['setting'] },
  birthday: { at: ['setting'] },
  picture: { at: ['setting'] },
  password: { at: ['setting'], to: ['login'] },
  phone: { at: ['bindPhone'], to: ['setting'] },
  'pieces in the cart': { at: ['cart'] },
  'order note': { at: ['orderConfirm'], to: ['checkout'] },
  'voucher code': { at: ['wallet'] },
  deletion: { at: ['deletion'] },
  review: { at: ['review'] },
  'return shipment': { at: ['afterSale'] },
  'bank account': { at: ['refundSettings'] },
  'e-wallet': { at: ['refundSettings'] },
  card: { at: ['paymentOption'], to: ['gateway'] },
  'card at the cashier': { at: ['checkout'], to: ['gateway'] },
}

function submits({ form }: FaultVerbs['submits'], fails: boolean): Reach {
  const { at, to = at } = FORMS[form]
  return fails ? acted(at) : { acts: at, effect: at, ends: to, ...(form === 'card' && { wayBack: ['paymentOption'] }) }
}

/** What is done while something goes wrong on the way. */
export const faultReach: Reaches<keyof FaultVerbs> = {
  fills: ({ form }) => touched(FORMS[form].at),
  submits: (args, { fails }) => submits(args, fails !== undefined),
  /** What was typed is there again: an act's effect. */
  findsFilled: ({ form }) => ({ effect: FORMS[form].at, ends: FORMS[form].at }),
  logsInAgain: (_args, { wayBack }) => ({ acts: ['login', 'accountLogin'], ends: wayBack }),
  findsAWayOn: (_args, { at }) => ({ ends: at }),
  findsAllInPlace: (_args, { at }) => ({ ends: at }),
  goesOffline: (_args, { at }) => ({ ends: at }),
  comesBackOnline: (_args, { at }) => ({ ends: at }),
  slowsPictures: null,
  spoils: null,
  heals: null,
  endsSessions: null,
  counts: null,
}
