import type { FaultVerbs, FormName } from '../dsl/fault-verbs.ts'
import { actsAndSees, actsOnly, type Reach, type Reaches, type Screens } from './reach.ts'

/** The screen of each form, and the screen after it is sent. */
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

function submitsForm({ form }: FaultVerbs['submitsForm'], fails: boolean): Reach {
  const { at, to = at } = FORMS[form]
  return fails ? actsAndSees(at) : { acts: at, effect: at, ends: to, ...(form === 'card' && { returnTo: ['paymentOption'] }) }
}

/** Steps around faults. */
export const faultReach: Reaches<keyof FaultVerbs> = {
  fillsForm: ({ form }) => actsOnly(FORMS[form].at),
  submitsForm: (args, { fails }) => submitsForm(args, fails !== undefined),
  seesFormKept: ({ form }) => ({ effect: FORMS[form].at, ends: FORMS[form].at }),
  logsInAgain: (_args, { returnTo }) => ({ acts: ['login', 'accountLogin'], ends: returnTo }),
  seesRecoveryOption: (_args, { at }) => ({ ends: at }),
  seesStableLayout: (_args, { at }) => ({ ends: at }),
  goesOffline: (_args, { at }) => ({ ends: at }),
  comesBackOnline: (_args, { at }) => ({ ends: at }),
  slowsAssets: null,
  injectsFault: null,
  clearsFaults: null,
  endsSessions: null,
  counts: null,
}
