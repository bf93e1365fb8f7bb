import { z } from 'zod'
import { ACCOUNT_NUMBER_RULE, BankCode, CARD_BRANDS, CardInput, cardHolder, EwalletCode } from './card-rules.ts'
import { Done, Instant } from './common.ts'
import { assumed, defineContract } from './endpoint.ts'
import { Phone } from './rules.ts'

export const WalletId = z.string().min(1).max(40)

export const Bank = z.strictObject({ bank_code: BankCode, bank_name: z.string() })
export type Bank = z.output<typeof Bank>
export const EwalletProvider = z.strictObject({ ewallet_code: EwalletCode, ewallet_name: z.string() })
export type EwalletProvider = z.output<typeof EwalletProvider>

/** Banks and e-wallets the shop works with, in the order to show them. */
export const WalletOptions = z.strictObject({ banks: z.array(Bank), ewallets: z.array(EwalletProvider) })
export type WalletOptions = z.output<typeof WalletOptions>

/** A card kept to pay with. Its number is known by its end alone: `**** **** **** 1234`. */
export const SavedCard = z.strictObject({
  card_id: WalletId,
  bank_code: BankCode,
  bank_name: z.string(),
  brand: z.enum(CARD_BRANDS),
  masked_number: z.string(),
  /** `MM/YY` */
  expiry_date: z.string(),
  holder_name: z.string(),
  is_default: z.boolean(),
  /** Whether the small charge that proves the card went through (it is given back by itself). */
  is_verified: z.boolean(),
  is_expired: z.boolean(),
  added_at: Instant,
})
export type SavedCard = z.output<typeof SavedCard>

/** An e-wallet linked to pay with or to be refunded to; its phone number is masked. */
export const SavedEwallet = z.strictObject({
  ewallet_id: WalletId,
  ewallet_code: EwalletCode,
  ewallet_name: z.string(),
  masked_phone: z.string(),
  is_default: z.boolean(),
  added_at: Instant,
})
export type SavedEwallet = z.output<typeof SavedEwallet>

/** A bank account that refunds of cash-on-delivery orders go to; its number is known by its end alone. */
export const RefundCard = z.strictObject({
  refund_card_id: WalletId,
  bank_code: BankCode,
  bank_name: z.string(),
  masked_number: z.string(),
  holder_name: z.string(),
  is_default: z.boolean(),
  added_at: Instant,
})
export type RefundCard = z.output<typeof RefundCard>

export const RefundCardInput = z.strictObject({ bank_code: BankCode, card_number: z.string().regex(ACCOUNT_NUMBER_RULE), ...cardHolder })
export type RefundCardInput = z.output<typeof RefundCardInput>

/** What has been kept. */
export const Wallet = z.strictObject({
  cards: z.array(SavedCard),
  ewallets: z.array(SavedEwallet),
  refund_cards: z.array(RefundCard),
})
export type Wallet = z.output<typeof Wallet>

const verification = {
  /** Rupiah charged to prove the card, given back by itself */
  verify_amount: z.int().min(0),
  /** Page of the card's bank where the shopper confirms, or null when none is needed */
  verify_url: z.string().nullable(),
} as const

const card = z.strictObject({ card_id: WalletId })
const ewallet = z.strictObject({ ewallet_id: WalletId })
const refundCard = z.strictObject({ refund_card_id: WalletId })

export const walletContract = defineContract({
  options: {
    method: 'GET',
    path: '/member/wallet/options',
    kind: 'query',
    auth: 'guest',
    source: assumed,
    summary: 'Banks and e-wallets to choose from',
    data: WalletOptions,
    errors: [],
  },
  list: {
    method: 'GET',
    path: '/member/wallet/list',
    kind: 'query',
    auth: 'member',
    source: assumed,
    summary: "The member's saved cards, e-wallets and refund cards, the default of each first",
    data: Wallet,
    errors: [],
  },
  cardAdd: {
    method: 'POST',
    path: '/member/wallet/card/add',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Keeps a card; a small amount is charged to prove it and given back by itself',
    body: CardInput,
    data: z.strictObject({ card: SavedCard, ...verification }),
    errors: ['INVALID_PARAMETER', 'ACCOUNT_NAME_EXISTS', 'PAYMENT_FAILED', 'TOO_MANY_ATTEMPTS'],
    sensitive: true,
  },
  cardVerify: {
    method: 'POST',
    path: '/member/wallet/card/verify',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Asks how the proof of a card stands; while it is open the answer is PAYMENT_PROCESSING',
    body: card,
    data: SavedCard,
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_PROCESSING', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED'],
  },
  cardDefault: {
    method: 'POST',
    path: '/member/wallet/card/default',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Makes a card the one proposed at the cashier',
    body: card,
    data: Done,
    errors: ['PAYMENT_NOT_FOUND'],
  },
  cardRemove: {
    method: 'POST',
    path: '/member/wallet/card/remove',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Forgets a card',
    body: card,
    data: Done,
    errors: ['PAYMENT_NOT_FOUND'],
  },
  ewalletAdd: {
    method: 'POST',
    path: '/member/wallet/ewallet/add',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Keeps an e-wallet by its provider and phone number',
    body: z.strictObject({ ewallet_code: EwalletCode, phone: Phone }),
    data: SavedEwallet,
    errors: ['INVALID_PARAMETER', 'ACCOUNT_NAME_EXISTS', 'TOO_MANY_ATTEMPTS'],
  },
  ewalletDefault: {
    method: 'POST',
    path: '/member/wallet/ewallet/default',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Makes an e-wallet the one proposed first',
    body: ewallet,
    data: Done,
    errors: ['PAYMENT_NOT_FOUND'],
  },
  ewalletRemove: {
    method: 'POST',
    path: '/member/wallet/ewallet/remove',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Forgets an e-wallet',
    body: ewallet,
    data: Done,
    errors: ['PAYMENT_NOT_FOUND'],
  },
  refundCardAdd: {
    method: 'POST',
    path: '/member/wallet/refund_card/add',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Keeps a bank account for refunds',
    body: RefundCardInput,
    data: RefundCard,
    errors: ['INVALID_PARAMETER', 'ACCOUNT_NAME_EXISTS', 'TOO_MANY_ATTEMPTS'],
    sensitive: true,
  },
  refundCardUpdate: {
    method: 'PUT',
    path: '/member/wallet/refund_card/update',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Replaces the data of a refund account; the whole number is typed again',
    body: z.strictObject({ ...refundCard.shape, ...RefundCardInput.shape }),
    data: RefundCard,
    errors: ['PAYMENT_NOT_FOUND', 'INVALID_PARAMETER', 'ACCOUNT_NAME_EXISTS'],
    sensitive: true,
  },
  refundCardDefault: {
    method: 'POST',
    path: '/member/wallet/refund_card/default',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Makes a refund account the one proposed first',
    body: refundCard,
    data: Done,
    errors: ['PAYMENT_NOT_FOUND'],
  },
  refundCardRemove: {
    method: 'POST',
    path: '/member/wallet/refund_card/remove',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Forgets a refund account; refused while a refund to it is under way',
    body: refundCard,
    data: Done,
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_PROCESSING'],
  },
})
