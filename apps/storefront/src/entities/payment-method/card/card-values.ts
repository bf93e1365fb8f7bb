import type { NewCard } from '@nusaria/contracts/card'
import { cardBrand, cardValidAt, HOLDER_NAME_RULE, isCardNumber, isCvn } from '@nusaria/contracts/card-rules'
import { isEmail } from '../../../shared/format/account.ts'
import { isPhone } from '../../../shared/format/phone.ts'

/** A card as it stands in the form: bare digits, the expiry as `MMYY`. Lives in a component's state alone. */
export interface CardValues {
  readonly card_number: string
  readonly expiry: string
  readonly cvn: string
  readonly bank_code: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
}

export type CardField = keyof CardValues

export const EMPTY_CARD: CardValues = {
  card_number: '',
  expiry: '',
  cvn: '',
  bank_code: '',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
}

/** Longest e-mail and name, as their contract says. */
export const CARD_LENGTHS = { name: 50, email: 64 } as const

/** What can be wrong with a field: `card:error.<field>.<flaw>`. */
export type FieldError = 'required' | 'invalid'
interface PossibleErrors extends Record<CardField, FieldError | 'declined' | 'expired'> {
  readonly card_number: FieldError | 'declined'
  readonly expiry: FieldError | 'expired'
  readonly cvn: FieldError
  readonly bank_code: FieldError
  readonly first_name: FieldError
  readonly last_name: FieldError
  readonly email: FieldError
  readonly phone: FieldError
}
/** What is wrong with the fields of the form; one that isn't there is right. */
export type CardErrors = { readonly [F in CardField]?: PossibleErrors[F] }

function toMonthAndYear(digits: string): { readonly month: number; readonly year: number } | null {
  const month = Number(digits.slice(0, 2))
  return digits.length === 4 && month >= 1 && month <= 12 ? { month, year: 2000 + Number(digits.slice(2)) } : null
}

function validateExpiry(digits: string, now: number): FieldError | 'expired' | null {
  if (!digits) return 'required'
  const expiry = toMonthAndYear(digits)
  if (!expiry) return 'invalid'
  return cardValidAt(expiry.month, expiry.year, now) ? null : 'expired'
}

function validateText(text: string, fits: (text: string) => boolean): FieldError | null {
  if (!text.trim()) return 'required'
  return fits(text.trim()) ? null : 'invalid'
}

/** What is wrong with a typed CVN of a card whose number begins so; null when nothing is. */
export function validateCvn(cvn: string, brand: ReturnType<typeof cardBrand>): FieldError | null {
  return validateText(cvn, (digits) => isCvn(digits, brand))
}

/** Everything that keeps a card from being sent, in the order of the form; `now` in ms of the server's clock. */
export function validateCard(card: CardValues, now: number): CardErrors {
  const isName = (text: string) => HOLDER_NAME_RULE.test(text)
  const found: readonly [CardField, CardErrors[CardField] | null][] = [
    ['card_number', validateText(card.card_number, isCardNumber)],
    ['expiry', validateExpiry(card.expiry, now)],
    ['cvn', validateCvn(card.cvn, cardBrand(card.card_number))],
    ['bank_code', card.bank_code ? null : 'required'],
    ['first_name', validateText(card.first_name, isName)],
    ['last_name', validateText(card.last_name, isName)],
    ['email', validateText(card.email, isEmail)],
    ['phone', validateText(card.phone, isPhone)],
  ]
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

/** The card as a call takes it; null while something is wrong with it. */
export function toNewCard(card: CardValues, now: number): NewCard | null {
  const expiry = toMonthAndYear(card.expiry)
  if (!expiry || Object.keys(validateCard(card, now)).length > 0) return null
  const { card_number, cvn, bank_code, first_name, last_name, email, phone } = card
  return {
    bank_code,
    card_number,
    expiry_month: expiry.month,
    expiry_year: expiry.year,
    cvn,
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    email: email.trim(),
    phone,
  }
}

const FORM_FIELDS: Readonly<Record<string, CardField>> = {
  card_number: 'card_number',
  expiry_month: 'expiry',
  expiry_year: 'expiry',
  cvn: 'cvn',
  bank_code: 'bank_code',
  first_name: 'first_name',
  last_name: 'last_name',
  email: 'email',
  phone: 'phone',
}

/** The form's field that a refusal names (`card.expiry_year`, `card_number`); null for anything else. */
export function cardFieldOf(field: string | null | undefined): CardField | null {
  return (field && FORM_FIELDS[field.replace(/^card\./, '')]) || null
}
