import { HOLDER_NAME_RULE } from '@nusaria/contracts/card-rules'
import type { RefundCard } from '@nusaria/contracts/payment-method-entities'
import { isEmail } from '../../shared/format/account.ts'
import { isPhone } from '../../shared/format/phone.ts'
import type { FieldError } from './card/card-values.ts'

/** As the contract has it, which the browser reads without its schemas. */
export const ACCOUNT_LENGTH = { least: 8, most: 19 } as const

/** An account as it stands in the form; the number in bare digits. */
export interface AccountValues {
  readonly bank_code: string
  readonly card_number: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
}

export type AccountField = keyof AccountValues
export type AccountErrors = Readonly<Partial<Record<AccountField, FieldError>>>

/** What the form begins with: an account's own data but its number, which isn't known here. */
export function initialAccount(card: RefundCard | null): AccountValues {
  const { bank_code = '', first_name = '', last_name = '', email = '', phone = '' } = card ?? {}
  return { bank_code, card_number: '', first_name, last_name, email, phone }
}

function validateText(text: string, fits: (text: string) => boolean): FieldError | null {
  if (!text.trim()) return 'required'
  return fits(text.trim()) ? null : 'invalid'
}

/** What keeps an account from being sent, in the order of the form. A kept one's number stays unless typed, or its bank is another. */
export function validateAccount(typed: AccountValues, card: RefundCard | null): AccountErrors {
  const stays = card !== null && card.bank_code === typed.bank_code && !typed.card_number
  const isName = (text: string) => HOLDER_NAME_RULE.test(text)
  const isNumber = (digits: string) => digits.length >= ACCOUNT_LENGTH.least && digits.length <= ACCOUNT_LENGTH.most
  const found: readonly [AccountField, FieldError | null][] = [
    ['bank_code', typed.bank_code ? null : 'required'],
    ['card_number', stays ? null : validateText(typed.card_number, isNumber)],
    ['first_name', validateText(typed.first_name, isName)],
    ['last_name', validateText(typed.last_name, isName)],
    ['email', validateText(typed.email, isEmail)],
    ['phone', validateText(typed.phone, isPhone)],
  ]
  return Object.fromEntries(found.filter(([, flaw]) => flaw !== null))
}
