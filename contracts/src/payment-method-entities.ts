import { z } from 'zod'
import { addedField } from './added.ts'
import { BankCode, HolderName } from './card.ts'
import { CARD_BRANDS } from './card-rules.ts'
import { Digest, Instant } from './common.ts'
import { fieldRules } from './field-rules.ts'
import { Email, Phone } from './rules.ts'

/** Number of a bank account that refunds go to. */
export const ACCOUNT_NUMBER_RULE = /^\d{8,19}$/
export const EWalletCode = z.string().regex(/^[a-z0-9_]{2,20}$/)
export const PaymentMethodId = z.string().min(1).max(40)

export const Bank = z.strictObject({ bank_code: BankCode, bank_name: z.string() })
export type Bank = z.output<typeof Bank>
export const EWalletProvider = z.strictObject({ e_wallet_code: EWalletCode, e_wallet_name: z.string() })
export type EWalletProvider = z.output<typeof EWalletProvider>

/** Banks and e-wallets the shop works with, in the order to show them. */
export const PaymentMethodOptions = z.strictObject({ banks: z.array(Bank), e_wallets: z.array(EWalletProvider) })
export type PaymentMethodOptions = z.output<typeof PaymentMethodOptions>

/**
 * `open`: not begun, or given up; `pending`: the bank hasn't said yet; `failed`: the bank said no, it can be tried again. Only a `verified`
 * card pays.
 */
export const CardVerification = z.enum(['open', 'pending', 'failed', 'verified'])
export type CardVerification = z.output<typeof CardVerification>

/** A saved card. Only the end of its number is stored: `**** **** **** 1234`. */
export const SavedCard = z.strictObject({
  card_id: PaymentMethodId,
  bank_code: BankCode,
  bank_name: z.string(),
  brand: addedField(z.enum(CARD_BRANDS)),
  masked_number: z.string(),
  expiry_month: z.int().min(1).max(12),
  expiry_year: z.int().min(2000).max(2100),
  holder_name: z.string(),
  is_default: addedField(z.boolean()),
  /** The state of the small charge that verifies the card; it is refunded automatically. */
  verification: addedField(CardVerification),
  is_expired: addedField(z.boolean()),
  added_at: addedField(Instant),
})
export type SavedCard = z.output<typeof SavedCard>

/** An e-wallet linked to pay with or to be refunded to; its phone number is masked. */
export const SavedEWallet = z.strictObject({
  e_wallet_id: PaymentMethodId,
  e_wallet_code: EWalletCode,
  e_wallet_name: z.string(),
  masked_phone: z.string(),
  /** proposed first to pay with */
  is_default: addedField(z.boolean()),
  /** The account that refunds are proposed to go to: one among e-wallets and refund cards together. */
  is_refund_default: addedField(z.boolean()),
  /** of provider and number: a refund to it sends this back */
  digest: addedField(Digest),
  added_at: addedField(Instant),
})
export type SavedEWallet = z.output<typeof SavedEWallet>

/** A bank account for refunds of cash-on-delivery orders; only the end of its number is stored. */
export const RefundCard = z.strictObject({
  refund_card_id: PaymentMethodId,
  bank_code: BankCode,
  bank_name: z.string(),
  masked_number: z.string(),
  first_name: HolderName,
  last_name: HolderName,
  phone: Phone,
  email: Email,
  /** The account that refunds are proposed to go to: one among refund cards and e-wallets together. */
  is_default: addedField(z.boolean()),
  /** of bank, number and holder: a refund to it sends this back */
  digest: addedField(Digest),
  added_at: addedField(Instant),
})
export type RefundCard = z.output<typeof RefundCard>

export const RefundCardInput = z.strictObject({
  bank_code: BankCode,
  card_number: z.string().max(19).regex(ACCOUNT_NUMBER_RULE),
  first_name: HolderName,
  last_name: HolderName,
  phone: Phone,
  email: Email,
})
export type RefundCardInput = z.output<typeof RefundCardInput>
export const REFUND_ACCOUNT_RULES = fieldRules(RefundCardInput.shape)

/** The saved payment methods. */
export const PaymentMethods = z.strictObject({
  cards: z.array(SavedCard),
  e_wallets: z.array(SavedEWallet),
  refund_cards: z.array(RefundCard),
  /** the maximum number of each */
  max: addedField(z.int()),
  server_time: Instant,
})
export type PaymentMethods = z.output<typeof PaymentMethods>
