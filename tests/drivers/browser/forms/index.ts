import type { FormName, faultVerbs } from '@nusaria/scenarios/dsl/verbs/faults'
import { assertStableLayout, seesRecoveryOption } from '../faults.ts'
import type { PageActs } from '../person.ts'
import { address, deletion, phone } from './account-forms.ts'
import type { Form } from './form.ts'
import { bankAccount, card, cashierCard, eWallet } from './money-forms.ts'
import { birthday, name, password, picture } from './profile-forms.ts'
import { cartPieces, orderNote, returnShipment, review, voucherCode } from './trade-forms.ts'

/** Every form by its name. */
const FORMS: Readonly<Record<FormName, Form>> = {
  address,
  name,
  birthday,
  picture,
  password,
  phone,
  'pieces in the cart': cartPieces,
  'order note': orderNote,
  'voucher code': voucherCode,
  deletion,
  review,
  'return shipment': returnShipment,
  'bank account': bankAccount,
  'e-wallet': eWallet,
  card,
  'card at the cashier': cashierCard,
}

/** The connection, and forms that are interrupted. */
export const faultActions: PageActs<typeof faultVerbs> = {
  goesOffline: ({ context }) => context.setOffline(true),
  comesBackOnline: ({ context }) => context.setOffline(false),
  async fillsForm(person, { form }) {
    await FORMS[form].fill(person)
    person.filledForm = form
  },
  seesFormKept: (person, { form }) => FORMS[form].isKept(person),
  async submitsForm(person, { form }, goesThrough = true) {
    await FORMS[form].submit(person)
    if (goesThrough) await FORMS[form].done(person)
  },
  seesRecoveryOption,
  seesStableLayout: assertStableLayout,
}
