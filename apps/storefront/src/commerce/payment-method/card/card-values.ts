import type { NewCard } from '@nusaria/contracts/card'
import { cardBrand, cardValidAt, HOLDER_NAME_RULE, isCardNumber, isCvn } from '@nusaria/contracts/card-rules'
import { VISIBLE_RULE } from '@nusaria/contracts/patterns'
import { isEmail } from '#platform/format/account.ts'
import { isPhone } from '#platform/format/phone.ts'

/** Numbers without spaces; `expiry`: `MMYY`. */
export const EMPTY_CARD = { card_number: '', expiry: '', cvn: '', bank_code: '', first_name: '', last_name: '', email: '', phone: '' }

/** A card as typed in the form. Kept in component state, never in the store or in browser storage. */
export type CardValues = Readonly<typeof EMPTY_CARD>
export type CardField = keyof CardValues

/** The longest e-mail and name of the contract. Its schemas are not part of the browser build. */
export const CARD_LENGTHS = { name: 50, email: 64 } as const

/** The text is `card:error.<field>.<error>`. */
export type FieldError = 'required' | 'invalid'
export type CardError = FieldError | 'declined' | 'expired'
/** A number may be declined, a card expired. */
export type CardErrors = {
  readonly [F in CardField]?: F extends 'card_number' ? FieldError | 'declined' : F extends 'expiry' ? FieldError | 'expired' : FieldError
}

function toMonthAndYear(digits: string): { readonly month: number; readonly year: number } | null {
  const month = Number(digits.slice(0, 2))
  return digits.length === 4 && month >= 1 && month <= 12 ? { month, year: 2000 + Number(digits.slice(2)) } : null
}

function validateExpiry(digits: string, now: number): CardErrors['expiry'] {
  if (!digits) return 'required'
  const expiry = toMonthAndYear(digits)
  if (!expiry) return 'invalid'
  return cardValidAt(expiry.month, expiry.year, now) ? undefined : 'expired'
}

export function validateText(text: string, isValid: (text: string) => boolean): FieldError | undefined {
  if (!text.trim()) return 'required'
  return isValid(text.trim()) ? undefined : 'invalid'
}

export function validateHolder({ first_name, last_name, email, phone }: Pick<CardValues, 'first_name' | 'last_name' | 'email' | 'phone'>) {
  const isName = (text: string) => HOLDER_NAME_RULE.test(text) && VISIBLE_RULE.test(text)
  return {
    first_name: validateText(first_name, isName),
    last_name: validateText(last_name, isName),
    email: validateText(email, isEmail),
    phone: validateText(phone, isPhone),
  }
}

export function validateCvn(cvn: string, brand: ReturnType<typeof cardBrand>): FieldError | undefined {
  return validateText(cvn, (digits) => isCvn(digits, brand))
}

/** The errors in the order of the form. `now`: ms of the server's clock. */
export function validateCard(card: CardValues, now: number): CardErrors {
  const errors = {
    card_number: validateText(card.card_number, isCardNumber),
    expiry: validateExpiry(card.expiry, now),
    cvn: validateCvn(card.cvn, cardBrand(card.card_number)),
    bank_code: card.bank_code ? undefined : 'required',
    ...validateHolder(card),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

/** Null while a field is invalid. */
export function toNewCard(card: CardValues, now: number): NewCard | null {
  const date = toMonthAndYear(card.expiry)
  if (!date || Object.keys(validateCard(card, now)).length > 0) return null
  const { expiry: _, ...rest } = card
  return {
    ...rest,
    expiry_month: date.month,
    expiry_year: date.year,
    first_name: card.first_name.trim(),
    last_name: card.last_name.trim(),
    email: card.email.trim(),
  }
}

/** The form's field for the field that a server error names (`card.expiry_year`, `card_number`); null for any other. */
export function toCardField(field: string | null | undefined): CardField | null {
  const name = field?.replace(/^card\./, '').replace(/^expiry_(month|year)$/, 'expiry') ?? ''
  return Object.hasOwn(EMPTY_CARD, name) ? (name as CardField) : null
}
