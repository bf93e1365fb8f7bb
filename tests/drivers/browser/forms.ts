import type { FormName, faultVerbs } from '@nusaria/scenarios/dsl/verbs/faults'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import { FORM_VALUES } from '../sample-values.ts'
import { avatarForm, birthdayForm, deletionForm, nameForm, passwordForm } from './account.ts'
import { addressForm } from './addresses.ts'
import { piecesForm } from './cart.ts'
import { assertStableLayout, seesRecoveryOption } from './faults.ts'
import { type Form, fillForm, typed } from './form.ts'
import { phoneForm } from './login.ts'
import { noteForm } from './orders.ts'
import { cardForm, cashierForm, voucherForm } from './payment.ts'
import type { PageActs } from './person.ts'
import { refundAccountForm } from './refund-accounts.ts'
import { returnForm } from './request-page.ts'
import { reviewForm } from './reviews.ts'

const reason = typed((person) => person.field('deletion:reason.detail'), FORM_VALUES.reason)

const FORMS: Readonly<Record<FormName, Form>> = {
  address: addressForm(MENTENG),
  name: nameForm(FORM_VALUES.name),
  birthday: birthdayForm(FORM_VALUES.birthday),
  picture: avatarForm('small'),
  password: passwordForm(FORM_VALUES.old, FORM_VALUES.password),
  phone: phoneForm(FORM_VALUES.phone),
  'pieces in the cart': piecesForm(FORM_VALUES.pieces),
  'order note': noteForm(FORM_VALUES.note),
  'voucher code': voucherForm(FORM_VALUES.code),
  deletion: deletionForm('other', reason),
  review: reviewForm(FORM_VALUES.review),
  'return shipment': returnForm(FORM_VALUES.tracking, false),
  'bank account': refundAccountForm('refund card'),
  'e-wallet': refundAccountForm('e-wallet'),
  card: cardForm('good'),
  'card at the cashier': cashierForm('good'),
}

/** The connection, and forms that are interrupted. */
export const faultActions: PageActs<typeof faultVerbs> = {
  goesOffline: ({ context }) => context.setOffline(true),
  comesBackOnline: ({ context }) => context.setOffline(false),
  async fillsForm(person, { form }) {
    await fillForm(person, FORMS[form])
    person.filledForm = form
  },
  async seesFormKept(person, { form }) {
    for (const { isKept } of FORMS[form].fields) await isKept(person)
  },
  async submitsForm(person, { form }, goesThrough = true) {
    await FORMS[form].submit(person)
    if (goesThrough) await FORMS[form].done(person)
  },
  seesRecoveryOption,
  seesStableLayout: assertStableLayout,
}
