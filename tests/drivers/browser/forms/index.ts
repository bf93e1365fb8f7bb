import type { FormName } from '@nusaria/scenarios/dsl/fault-verbs'
import { address, deletion, phone } from './account-forms.ts'
import type { Form } from './form.ts'
import { bankAccount, card, cashierCard, eWallet } from './money-forms.ts'
import { birthday, name, password, picture } from './profile-forms.ts'
import { cartPieces, orderNote, returnShipment, review, voucherCode } from './trade-forms.ts'

/** Every form by its name. */
export const FORMS: Readonly<Record<FormName, Form>> = {
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
