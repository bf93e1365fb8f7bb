export { availableMethods, COD_MAX, codBlockers, codClosedReason, type PayFacts } from './options.ts'
export {
  closeOpenPayment,
  collectCash,
  mayBePaidLate,
  NO_MEANS,
  openPayment,
  paymentOf,
  refundPayment,
  settlePayment,
  startPayment,
} from './payments.ts'
