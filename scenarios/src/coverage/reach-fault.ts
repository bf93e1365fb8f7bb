import type { FaultVerbs, FormName } from '../dsl/fault-verbs.ts'
import { actsAndSees, actsOnly, type Reach, type Reaches, type Screens } from './reach.ts'

/** Where each form stands, and where it leads once it went through. */
const FORMS: Readonly<Record<FormName, { readonly at: Screens; readonly to?: Screens }>> = {
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
  return fails ? actsAndSees(at) : { acts: at, effect: at, ends: to, ...(form === 'card' && { returnTo: ['paymentOption'] }) }
}

/** What is done while something goes wrong on the way. */
export const faultReach: Reaches<keyof FaultVerbs> = {
  fills: ({ form }) => actsOnly(FORMS[form].at),
  submits: (args, { fails }) => submits(args, fails !== undefined),
  /** What was typed is there again: an act's effect. */
  findsFilled: ({ form }) => ({ effect: FORMS[form].at, ends: FORMS[form].at }),
  logsInAgain: (_args, { returnTo }) => ({ acts: ['login', 'accountLogin'], ends: returnTo }),
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
