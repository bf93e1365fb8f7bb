import { BankCode, HolderName } from '@nusaria/contracts/card'
import { CARD_BRANDS } from '@nusaria/contracts/card-rules'
import { PAYMENT_STATES } from '@nusaria/contracts/lifecycle'
import { EWalletCode } from '@nusaria/contracts/payment-method-entities'
import { Email, Phone } from '@nusaria/contracts/rules'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** ms of the world's clock */
const moment = z.number()
const last4 = z.string().regex(/^\d{4}$/)

/** Fields of every saved method. One of each kind is the default, if there is any. */
const kept = { member_no: z.string(), is_default: z.boolean(), added_at: moment } as const

/** A card: its printed data except number and CVN, which are never stored, not even encrypted. */
export const CardRow = z.strictObject({
  card_id: z.string(),
  ...kept,
  bank_code: BankCode,
  brand: z.enum(CARD_BRANDS),
  last4,
  expiry_month: z.int().min(1).max(12),
  expiry_year: z.int(),
  holder_name: z.string(),
  /** It can be saved, but is declined when charged. */
  declines: z.boolean(),
  verified: z.boolean(),
})
export type CardRow = z.output<typeof CardRow>

/** The small charge that verifies a card; it has a payment's lifecycle and is refunded automatically. */
export const CardProofRow = z.strictObject({
  proof_no: z.string(),
  card_id: z.string(),
  member_no: z.string(),
  /** Key of the gateway's page. */
  session: z.string(),
  masked_number: z.string(),
  /** Rupiah */
  amount: z.int().min(0),
  status: z.enum(PAYMENT_STATES),
  created_at: moment,
  expires_at: moment,
})
export type CardProofRow = z.output<typeof CardProofRow>

/** An e-wallet by its provider and masked phone number; the full number isn't stored. */
export const EWalletRow = z.strictObject({
  e_wallet_id: z.string(),
  ...kept,
  is_refund_default: z.boolean(),
  e_wallet_code: EWalletCode,
  masked_phone: z.string(),
})
export type EWalletRow = z.output<typeof EWalletRow>

/** A bank account for refunds; only the last digits of its number are stored. */
export const RefundCardRow = z.strictObject({
  refund_card_id: z.string(),
  ...kept,
  bank_code: BankCode,
  last4,
  /** How often another number was typed: one that ends alike looks the same. */
  number_changes: z.int().min(0),
  first_name: HolderName,
  last_name: HolderName,
  phone: Phone,
  email: Email,
})
export type RefundCardRow = z.output<typeof RefundCardRow>

/** A member's recent attempts to add something. */
const WalletTriesRow = z.strictObject({ member_no: z.string(), count: z.int(), since: moment })

export const paymentMethodsTables = {
  cards: table({ schema: CardRow, key: 'card_id' }),
  card_proofs: table({ schema: CardProofRow, key: 'proof_no' }),
  e_wallets: table({ schema: EWalletRow, key: 'e_wallet_id' }),
  refund_cards: table({ schema: RefundCardRow, key: 'refund_card_id' }),
  wallet_tries: table({ schema: WalletTriesRow, key: 'member_no' }),
}
