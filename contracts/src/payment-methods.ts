import { z } from 'zod'
import { NewCard } from './card.ts'
import { NoData, Rupiah } from './common.ts'
import { assumed, defineContract, guestGet, memberGet, memberPost } from './contract.ts'
import { fieldRules } from './field-rules.ts'
import { ownCard, ownEWallet, ownRefundCard } from './owners.ts'
import {
  EWalletCode,
  PaymentMethodId,
  PaymentMethodOptions,
  PaymentMethods,
  RefundCard,
  RefundCardInput,
  SavedCard,
  SavedEWallet,
} from './payment-method-entities.ts'
import { Phone } from './rules.ts'
import { RequestId } from './submission.ts'

/** A card whose proof has begun. */
const Proof = z.strictObject({
  card: SavedCard,
  /** charged to verify the card, refunded automatically */
  verify_amount: Rupiah,
  /** page of the gateway where the shopper confirms; it returns to the payment methods */
  verify_url: z.string(),
})
export type CardProof = z.output<typeof Proof>

const card = z.strictObject({ card_id: PaymentMethodId })
const eWallet = z.strictObject({ e_wallet_id: PaymentMethodId })
const refundCard = z.strictObject({ refund_card_id: PaymentMethodId })

export const paymentMethodsContract = defineContract({
  options: {
    ...guestGet,
    path: '/member/wallet/options',
    source: assumed,
    summary: 'Banks and e-wallets to choose from',
    data: PaymentMethodOptions,
    errors: [],
  },
  list: {
    ...memberGet,
    path: '/member/wallet/list',
    source: assumed,
    summary: "The member's saved cards, e-wallets and refund cards, the default of each first",
    data: PaymentMethods,
    errors: [],
  },
  cardAdd: {
    ...memberPost,
    path: '/member/wallet/card/add',
    source: assumed,
    summary: 'Keeps a card; a small amount is charged to prove it and given back by itself',
    body: z.strictObject({ ...NewCard.shape, request_id: RequestId.optional() }),
    idempotent: 'card.card_id',
    data: Proof,
    errors: ['INVALID_PARAMETER', 'ACCOUNT_NAME_EXISTS', 'PAYMENT_FAILED', 'TOO_MANY_ATTEMPTS', 'REQUEST_ID_REUSED'],
    sensitive: true,
  },
  cardProve: {
    ...memberPost,
    path: '/member/wallet/card/prove',
    source: assumed,
    summary: 'Goes on with the proof of a card, or begins another after one that failed or ran out',
    body: card,
    data: Proof,
    owner: ownCard,
    errors: [
      'PAYMENT_NOT_FOUND',
      /** a refund to it is pending */
      'PAYMENT_PROCESSING',
      /** it is proven */
      'PAYMENT_SUCCEEDED',
      /** it has expired */
      'PAYMENT_INVALID',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  cardVerify: {
    ...memberPost,
    path: '/member/wallet/card/verify',
    source: assumed,
    summary: 'Asks how the proof of a card stands: proven, under way, failed, or given up',
    body: card,
    data: SavedCard,
    owner: ownCard,
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_PROCESSING', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED'],
  },
  cardDefault: {
    ...memberPost,
    path: '/member/wallet/card/default',
    source: assumed,
    repeatable: true,
    summary: 'Makes a card the one proposed at the cashier',
    body: card,
    data: NoData,
    owner: ownCard,
    errors: ['PAYMENT_NOT_FOUND'],
  },
  cardRemove: {
    ...memberPost,
    path: '/member/wallet/card/remove',
    source: assumed,
    summary: 'Forgets a card',
    body: card,
    data: NoData,
    owner: ownCard,
    errors: ['PAYMENT_NOT_FOUND'],
  },
  eWalletAdd: {
    ...memberPost,
    path: '/member/wallet/e_wallet/add',
    source: assumed,
    summary: 'Keeps an e-wallet by its provider and phone number',
    body: z.strictObject({ e_wallet_code: EWalletCode, phone: Phone, request_id: RequestId.optional() }),
    idempotent: 'e_wallet_id',
    data: SavedEWallet,
    errors: ['INVALID_PARAMETER', 'ACCOUNT_NAME_EXISTS', 'TOO_MANY_ATTEMPTS', 'REQUEST_ID_REUSED'],
  },
  eWalletDefault: {
    ...memberPost,
    path: '/member/wallet/e_wallet/default',
    source: assumed,
    repeatable: true,
    summary: 'Makes an e-wallet the one proposed first: to pay with, or for refunds among all accounts',
    body: z.strictObject({ ...eWallet.shape, purpose: z.enum(['payment', 'refund']).optional() }),
    data: NoData,
    owner: ownEWallet,
    errors: ['PAYMENT_NOT_FOUND'],
  },
  eWalletRemove: {
    ...memberPost,
    path: '/member/wallet/e_wallet/remove',
    source: assumed,
    summary: 'Forgets an e-wallet; refused while a refund to it is under way',
    body: eWallet,
    data: NoData,
    owner: ownEWallet,
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_PROCESSING'],
  },
  refundCardAdd: {
    ...memberPost,
    path: '/member/wallet/refund_card/add',
    source: assumed,
    summary: 'Keeps a bank account for refunds',
    body: z.strictObject({ ...RefundCardInput.shape, request_id: RequestId.optional() }),
    idempotent: 'refund_card_id',
    data: RefundCard,
    errors: ['INVALID_PARAMETER', 'ACCOUNT_NAME_EXISTS', 'TOO_MANY_ATTEMPTS', 'REQUEST_ID_REUSED'],
    sensitive: true,
  },
  refundCardUpdate: {
    method: 'PUT',
    path: '/member/wallet/refund_card/update',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Changes a refund account; its number stays unless another is typed, which another bank takes',
    body: z.strictObject({ ...refundCard.shape, ...RefundCardInput.shape, card_number: RefundCardInput.shape.card_number.optional() }),
    data: RefundCard,
    owner: ownRefundCard,
    errors: ['PAYMENT_NOT_FOUND', 'INVALID_PARAMETER', 'ACCOUNT_NAME_EXISTS'],
    sensitive: true,
  },
  refundCardDefault: {
    ...memberPost,
    path: '/member/wallet/refund_card/default',
    source: assumed,
    repeatable: true,
    summary: 'Makes a refund account the one proposed first, among e-wallets too',
    body: refundCard,
    data: NoData,
    owner: ownRefundCard,
    errors: ['PAYMENT_NOT_FOUND'],
  },
  refundCardRemove: {
    ...memberPost,
    path: '/member/wallet/refund_card/remove',
    source: assumed,
    summary: 'Forgets a refund account; refused while a refund to it is under way',
    body: refundCard,
    data: NoData,
    owner: ownRefundCard,
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_PROCESSING'],
  },
})

export const E_WALLET_RULES = fieldRules(paymentMethodsContract.eWalletAdd.body.shape)
