import { verb, verbWith } from '../declare.ts'

/** Faults of the connection. For `truncate` and `malformed` the shop has done the work. */
export type WireFault = 'latency' | 'hang' | 'reset' | 'truncate' | 'malformed' | 'http'

/** Why a call gets no reply: timeout, no connection, or an unreadable reply. */
export type NoReplyReason = 'timeout' | 'network' | 'malformed'

type ProfileForm = 'name' | 'birthday' | 'picture' | 'password' | 'phone' | 'address' | 'deletion'
type ShoppingForm = 'pieces in the cart' | 'order note' | 'voucher code' | 'review' | 'question' | 'return shipment'
type MoneyForm = 'bank account' | 'e-wallet' | 'card' | 'card at the cashier'

/** Forms that a fault or an ended session can interrupt. */
export type FormName = ProfileForm | ShoppingForm | MoneyForm

const form = (form: FormName) => ({ form })
const onPages = verbWith({ only: 'pages' })

/** The connection, and forms that are interrupted. */
export const faultVerbs = {
  goesOffline: verb('Loses the connection.'),
  comesBackOnline: verb('Has the connection again.'),
  fillsForm: verb('Opens a form and fills all fields, without sending it.', form),
  submitsForm: verb('Sends the form.', form),
  seesFormKept: verb('All typed values are still there; secrets are typed again.', form, { only: 'pages', needs: 'filled form' }),
  seesRecoveryOption: onPages('The page has a heading and a link or button to continue with.'),
  seesStableLayout: onPages('Late fonts and images have arrived: nothing moved, and nothing looks broken.'),
}
