import type { OwnerRule } from './contract.ts'

// Whose the entity of a call must be, and the errors otherwise.

export const ownAddress = { entity: 'address', id: 'address_id', missing: 'ADDRESS_MISSING' } as const satisfies OwnerRule
export const ownOrder = {
  entity: 'order',
  id: 'order_no',
  missing: 'ORDER_NOT_FOUND',
} as const satisfies OwnerRule
export const ownPayment = { entity: 'payment', id: 'payment_no', missing: 'PAYMENT_NOT_FOUND' } as const satisfies OwnerRule
export const ownAfterSale = {
  entity: 'after_sale',
  id: 'after_sale_no',
  missing: 'AFTER_SALE_NOT_FOUND',
} as const satisfies OwnerRule
export const ownMessage = { entity: 'message', id: 'msg_no', missing: 'MESSAGES_FAILED', field: true } as const satisfies OwnerRule
export const ownCard = { entity: 'card', id: 'card_id', missing: 'PAYMENT_NOT_FOUND', field: true } as const satisfies OwnerRule
export const ownEWallet = { entity: 'e_wallet', id: 'e_wallet_id', missing: 'PAYMENT_NOT_FOUND', field: true } as const satisfies OwnerRule
export const ownRefundCard = {
  entity: 'refund_card',
  id: 'refund_card_id',
  missing: 'PAYMENT_NOT_FOUND',
  field: true,
} as const satisfies OwnerRule
