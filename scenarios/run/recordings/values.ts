import { type CardBrand, cardBrand, passesLuhn } from '@nusaria/contracts/card-rules'
import { PICTURE_TYPES as pictureTypes } from '@nusaria/contracts/picture'
import { encryptPassword } from '@nusaria/mock-api/testing/encrypt-password'
import { pictureOfSize } from '@nusaria/mock-api/testing/sample-pictures'
import type { Placeholder } from '@nusaria/scenarios/recording'
import { SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import { cardFields } from '../support/sample-cards.ts'

type SecretOf<K extends string> = Extract<Placeholder, { secret: K }>

/** An encrypted password. */
export function passwordFor({ which, fits }: SecretOf<'password'>): string {
  const made = `Rekaman.${which}`
  return encryptPassword(which === 'seeded' ? SEEDED_PASSWORD : fits ? made : `${made} é`)
}

const CARD_PREFIXES: Readonly<Record<CardBrand, string>> = {
  visa: '4',
  mastercard: '51',
  jcb: '3530',
  amex: '34',
  gpn: '1946',
  unknown: '9',
}

/** A number with the same brand, length, ending and check digit; other numbers for other `which`. */
export function numberFor({ brand, length, ending, luhn, which }: Omit<SecretOf<'number'>, 'secret'>): string {
  const beginning = CARD_PREFIXES[brand]
  const room = Math.max(1, length - beginning.length - ending.length)
  for (let digit = 0; digit < 10; digit += 1) {
    const middle = `${which}${digit}`.padStart(room, '0').slice(-room)
    const number = beginning + middle + ending
    if (passesLuhn(number) === luhn && cardBrand(number) === brand) return number
  }
  return beginning + '0'.repeat(room) + ending
}

/** Month and year of an expired or valid card, by the world's clock. */
function expiryFor(past: boolean, now: string) {
  return { expiry_month: 12, expiry_year: Number(now.slice(0, 4)) + (past ? -2 : 5) }
}

export function expiryPart({ secret, past }: SecretOf<'expiry_month' | 'expiry_year'>, now: string): number {
  return expiryFor(past, now)[secret]
}

/** A whole card. */
export function cardFor({ bank_code, past, number }: SecretOf<'card'>, now: string) {
  return { ...cardFields('good', bank_code), ...expiryFor(past, now), card_number: numberFor(number) }
}

/** A value that the shop gave nobody. */
export function madeUpFor({ length, digits }: Pick<SecretOf<'unknown'>, 'length' | 'digits'>): string {
  return (digits ? '0' : 'z').repeat(length)
}

const PICTURE_TYPES: readonly string[] = pictureTypes
const isPictureType = (type: string): type is (typeof pictureTypes)[number] => PICTURE_TYPES.includes(type)

/** A picture of the same type and, unless that is too small for one, of the same size. */
export function pictureFor({ file, bytes, spoiled }: Extract<Placeholder, { file: string }>): File {
  const content = spoiled || bytes === 0 || !isPictureType(file) ? new Uint8Array(bytes) : pictureOfSize(file, bytes)
  return new File([content], 'picture', { type: file })
}

/** The value of a reply at `data.lines.0.line_id`; `data.url?session` reads a query parameter, `data.url/` the last path segment. */
export function valueAt(reply: unknown, at: string): unknown {
  const [path = '', name] = at.replace(/\/$/, '').split('?')
  let value: unknown = reply
  for (const part of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[part]
  if (at.endsWith('/')) return String(value).split('/').at(-1)
  if (name === undefined) return value
  return typeof value === 'string' ? new URL(value, 'http://shop.localhost').searchParams.get(name) : undefined
}
