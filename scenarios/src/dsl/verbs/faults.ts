import { verb } from '../declare.ts'

/** Faults of the connection. For `truncate` and `malformed` the shop has done the work. */
export type WireFault = 'latency' | 'hang' | 'reset' | 'truncate' | 'malformed' | 'http'

/** Why a call gets no reply: timeout, no connection, or an unreadable reply. */
export type NoReplyReason = 'timeout' | 'network' | 'malformed'

/** Forms that a fault or an ended session can interrupt. */
export type FormName =
  | 'address'
  | 'name'
  | 'birthday'
  | 'picture'
  | 'password'
  | 'phone'
  | 'pieces in the cart'
  | 'order note'
  | 'voucher code'
  | 'deletion'
  | 'review'
  | 'question'
  | 'return shipment'
  | 'bank account'
  | 'e-wallet'
  | 'card'
  | 'card at the cashier'

const form = (form: FormName) => ({ form })

/** The connection, and forms that are interrupted. */
export const faultVerbs = {
  goesOffline: verb('Loses the connection.'),
  comesBackOnline: verb('Has the connection again.'),
  fillsForm: verb('Opens a form and fills all fields, without sending it.', form),
  submitsForm: verb('Sends the form.', form),
  seesFormKept: verb('All typed values are still there, except secrets, which are typed again.', form, {
    only: 'pages',
    needs: 'filled form',
  }),
  seesRecoveryOption: verb('The page has a heading and a link or button to continue with.', undefined, { only: 'pages' }),
  seesStableLayout: verb('Late fonts and images have arrived: nothing moved, and nothing looks broken.', undefined, { only: 'pages' }),
}
