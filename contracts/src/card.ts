import { z } from 'zod'
import { HOLDER_NAME_RULE } from './card-rules.ts'
import { fieldRules } from './field-rules.ts'
import { Email, Phone, RequiredLine } from './rules.ts'

export const BankCode = z.string().regex(/^[a-z0-9_]{2,20}$/)

/** The three digits on a card's back, or four on its front. Typed each time, never stored. */
export const Cvn = z.string().regex(/^\d{3,4}$/)

/** Of `first_name` and `last_name`, which both are required. A person with one name sends it in both: who compares them with the bank's name takes it once. */
export const HolderName = RequiredLine.max(50).regex(HOLDER_NAME_RULE)

/** A card as typed, with the bank that gave it out. Its number and CVN are never stored, never logged. */
export const NewCard = z.strictObject({
  bank_code: BankCode,
  card_number: z.string().regex(/^\d{12,19}$/),
  expiry_month: z.int().min(1).max(12),
  expiry_year: z.int().min(2000).max(2100),
  cvn: Cvn,
  first_name: HolderName,
  last_name: HolderName,
  email: Email,
  phone: Phone,
})
export type NewCard = z.output<typeof NewCard>
export const CARD_RULES = fieldRules(NewCard.shape)
