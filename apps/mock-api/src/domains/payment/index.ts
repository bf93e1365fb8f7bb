export { availableMethods, COD_MAX, codBlockers, codClosedReason, type PayFacts } from './options.ts'
export {
  closeOpenPayment,
  collectCash,
  mayBePaidLate,
  mayComeLate,
  NO_MEANS,
  ongoingPayment,
  openPayment,
  paymentOf,
  refundPayment,
  settlePayment,
  startPayment,
  totalRefundedLate,
} from './payments.ts'
