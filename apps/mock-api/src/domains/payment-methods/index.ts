export { applyProofResult, findProofSession } from './cards.ts'
export {
  eWalletDigest,
  eWalletName,
  findOwnCard,
  findOwnEWallet,
  paymentMethodsOf,
  refundCardDigest,
  removePaymentMethods,
  saveCard,
} from './payment-methods.ts'
export { bankName, type CardFacts, cardFacts, invalidCardField, isDeclined } from './rules.ts'
export { findOwnMethod, refundCardStore } from './saved-methods.ts'
