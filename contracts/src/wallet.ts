import { z } from 'zod'
import { CARD_BRANDS } from './card-rules.ts'
import { Done, Instant } from './common.ts'
import { assumed, defineContract } from './endpoint.ts'
import { CardInput } from './payment.ts'
import { Email, Phone } from './rules.ts'

/** Number of a bank account that refunds go to. */
export const ACCOUNT_NUMBER_RULE = /^\d{8,19}$/
export const BankCode = z.string().regex(/^[a-z0-9_]{2,20}$/)
export const EWalletCode = z.string().regex(/^[a-z0-9_]{2,20}$/)
export const WalletId = z.string().min(1).max(40)

export const Bank = z.strictObject({ bank_code: BankCode, bank_name: z.string() })
export type Bank = z.output<typeof Bank>
export const EWalletProvider = z.strictObject({ e_wallet_code: EWalletCode, e_wallet_name: z.string() })
export type EWalletProvider = z.output<typeof EWalletProvider>

/** Banks and e-wallets the shop works with, in the order to show them. */
export const WalletOptions = z.strictObject({ banks: z.array(Bank), e_wallets: z.array(EWalletProvider) })
export type WalletOptions = z.output<typeof WalletOptions>

/** A card kept to pay with. Its number is known by its end alone: `**** **** **** 1234`. */
export const SavedCard = z.strictObject({
  card_id: WalletId,
  bank_code: BankCode,
  bank_name: z.string(),
  brand: z.enum(CARD_BRANDS),
  masked_number: z.string(),
  expiry_month: z.int().min(1).max(12),
  expiry_year: z.int().min(2000).max(2100),
  holder_name: z.string(),
  is_default: z.boolean(),
  /** Whether the small charge that proves the card went through (it is given back by itself). */
  is_verified: z.boolean(),
  is_expired: z.boolean(),
  added_at: Instant,
})
export type SavedCard = z.output<typeof SavedCard>

/** An e-wallet linked to pay with or to be refunded to; its phone number is masked. */
export const SavedEWallet = z.strictObject({
  e_wallet_id: WalletId,
  e_wallet_code: EWalletCode,
  e_wallet_name: z.string(),
  masked_phone: z.string(),
  is_default: z.boolean(),
  added_at: Instant,
})
export type SavedEWallet = z.output<typeof SavedEWallet>

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

export const RefundCardInput = z.strictObject({
  bank_code: BankCode,
  card_number: z.string().regex(ACCOUNT_NUMBER_RULE),
  first_name: z.string().regex(/\S/).max(50),
  last_name: z.string().regex(/\S/).max(50),
  phone: Phone,
  email: Email,
})
export type RefundCardInput = z.output<typeof RefundCardInput>

/** What has been kept. */
export const Wallet = z.strictObject({
  cards: z.array(SavedCard),
  e_wallets: z.array(SavedEWallet),
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
const eWallet = z.strictObject({ e_wallet_id: WalletId })
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
    body: z.strictObject({ bank_code: BankCode, ...CardInput.shape }),
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
  eWalletAdd: {
    method: 'POST',
    path: '/member/wallet/e_wallet/add',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Keeps an e-wallet by its provider and phone number',
    body: z.strictObject({ e_wallet_code: EWalletCode, phone: Phone }),
    data: SavedEWallet,
    errors: ['INVALID_PARAMETER', 'ACCOUNT_NAME_EXISTS', 'TOO_MANY_ATTEMPTS'],
  },
  eWalletDefault: {
    method: 'POST',
    path: '/member/wallet/e_wallet/default',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Makes an e-wallet the one proposed first',
    body: eWallet,
    data: Done,
    errors: ['PAYMENT_NOT_FOUND'],
  },
  eWalletRemove: {
    method: 'POST',
    path: '/member/wallet/e_wallet/remove',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Forgets an e-wallet',
    body: eWallet,
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
