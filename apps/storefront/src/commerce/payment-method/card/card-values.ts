import { CARD_RULES, type NewCard } from '@nusaria/contracts/card'
import { cardBrand, cardValidAt, isCardNumber, isCvn } from '@nusaria/contracts/card-rules'
import { findRuleError, type RuleError } from '#platform/forms/use-form.ts'
import { findHolderError, toHolderNames } from '../holder.ts'

/** Numbers without spaces; `expiry`: `MMYY`. */
export const EMPTY_CARD = { card_number: '', expiry: '', cvn: '', bank_code: '', holder_name: '', email: '', phone: '' }

/** A card as typed in the form. Its secrets are kept in component state, never in the store or in browser storage. */
export type CardValues = Readonly<typeof EMPTY_CARD>
export type CardField = keyof CardValues

export const CARD_SECRETS = ['card_number', 'expiry', 'cvn'] as const satisfies readonly CardField[]

/** The text is `card:error.<field>.<error>`. */
export type CardError = RuleError | 'declined' | 'expired'
/** A number may be declined, a card expired. */
export type CardErrors = {
  readonly [F in CardField]?: F extends 'card_number' ? RuleError | 'declined' : F extends 'expiry' ? RuleError | 'expired' : RuleError
}

function toMonthAndYear(digits: string): { readonly month: number; readonly year: number } | null {
  const month = Number(digits.slice(0, 2))
  return digits.length === 4 && month >= 1 && month <= 12 ? { month, year: 2000 + Number(digits.slice(2)) } : null
}

function findExpiryError(digits: string, now: number): CardErrors['expiry'] {
  if (!digits) return 'required'
  const expiry = toMonthAndYear(digits)
  if (!expiry) return 'invalid'
  return cardValidAt(expiry.month, expiry.year, now) ? undefined : 'expired'
}

export function findCvnError(cvn: string, brand: ReturnType<typeof cardBrand>): RuleError | undefined {
  return findRuleError(CARD_RULES.cvn, cvn) ?? (isCvn(cvn, brand) ? undefined : 'invalid')
}

/** The errors that the contract's rules don't know. `now`: ms of the server's clock. */
export function findCardErrors({ card_number, expiry, cvn, holder_name }: CardValues, now: number): CardErrors {
  return {
    holder_name: findHolderError(holder_name),
    card_number: findRuleError(CARD_RULES.card_number, card_number) ?? (isCardNumber(card_number) ? undefined : 'invalid'),
    expiry: findExpiryError(expiry, now),
    cvn: findCvnError(cvn, cardBrand(card_number)),
  }
}

/** Null without a date. */
export function toNewCard({ expiry, holder_name, email, ...card }: CardValues): NewCard | null {
  const date = toMonthAndYear(expiry)
  if (!date) return null
  return {
    ...card,
    expiry_month: date.month,
    expiry_year: date.year,
    ...toHolderNames(holder_name),
    email: email.trim(),
  }
}

/** The form's field for the field that a server error names (`card.expiry_year`, `card_number`); null for any other. */
export function toCardField(field: string | null | undefined): CardField | null {
  const name =
    field
      ?.replace(/^card\./, '')
      .replace(/^expiry_(month|year)$/, 'expiry')
      .replace(/^(first|last)_name$/, 'holder_name') ?? ''
  return Object.hasOwn(EMPTY_CARD, name) ? (name as CardField) : null
}
