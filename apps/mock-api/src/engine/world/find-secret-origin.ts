import { formatInstant } from '@nusaria/catalogue/lib/time'
import { NewCard } from '@nusaria/contracts/card'
import { cardBrand, passesLuhn } from '@nusaria/contracts/card-rules'
import type { Call } from '@nusaria/contracts/contract'
import { PASSWORD_RULE } from '@nusaria/contracts/patterns'
import { SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import { decryptPassword } from '../crypto/read-password.ts'
import type { NumberTraits, SecretOrigin } from './secret-origin.ts'
import type { World } from './world.ts'

/** A masked value of a request: `body.card_number`. */
export interface MaskedValue {
  readonly path: string
  readonly value: unknown
}

/** Describes a masked value without revealing it. What the world has sent or returned comes first. */
export async function findSecretOrigin(
  world: World,
  call: Call | undefined,
  input: Record<string, unknown>,
  masked: MaskedValue,
): Promise<SecretOrigin> {
  const { path, value } = masked
  const [part = '', field = '', ...deeper] = path.split('.')
  const name = path.split('.').at(-1) ?? ''
  const schema = deeper.length === 0 ? call?.[part as 'body']?.shape[field] : undefined
  if (schema && !schema.safeParse(value).success) return { is: 'unfit' }
  if (typeof value === 'object') return cardOrigin(world, value)
  if (name.startsWith('expiry')) return { is: 'expiry', past: isExpired(world, input[part]) }
  const text = String(value)
  if (name.includes('passw')) return passwordOrigin(world, text)
  if (/^(cvn|cvv|cvc)$/.test(name)) return { is: 'cvn', length: text.length }
  if (/number|_no$/.test(name) && /^\d{8,}$/.test(text)) return { is: 'number', ...numberTraits(world, text) }
  return originOfSentCode(world, text) ?? originOfKnownSecret(world, text)
}

/** The origin of a secret that a reply or a captcha contained. */
export function originOfKnownSecret(world: World, secret: string): SecretOrigin {
  const giver = world.secrets.sourceOf(secret)
  if (!giver) return { is: 'unknown', length: secret.length, digits: /^\d+$/.test(secret) }
  return giver.at === undefined ? { is: 'captcha', seq: giver.seq } : { is: 'given', seq: giver.seq, at: giver.at }
}

/** Finds a code among the sent messages. */
function originOfSentCode({ outbox }: World, text: string): SecretOrigin | null {
  const message = outbox.list().find(({ code }) => code === text)
  if (!message) return null
  return { is: 'code', to: message.to, back: outbox.list(message.to).indexOf(message) }
}

async function passwordOrigin(world: World, sent: string): Promise<SecretOrigin> {
  const password = await decryptPassword(sent)
  if (password === null) return { is: 'unknown', length: sent.length, digits: false }
  const which = password === SEEDED_PASSWORD ? 'seeded' : world.secrets.numberOf('password', password)
  return { is: 'password', which, fits: PASSWORD_RULE.test(password) }
}

function numberTraits(world: World, digits: string): NumberTraits {
  const which = world.secrets.numberOf('number', digits)
  return { brand: cardBrand(digits), length: digits.length, ending: digits.slice(-4), luhn: passesLuhn(digits), which }
}

function cardOrigin(world: World, value: unknown): SecretOrigin {
  const card = NewCard.safeParse(value)
  if (!card.success) return { is: 'unfit' }
  const { bank_code, card_number } = card.data
  return { is: 'card', bank_code, past: isExpired(world, card.data), number: numberTraits(world, card_number) }
}

/** Whether a card has expired in the shop's time zone. A refused request may have anything in the place of month and year. */
function isExpired({ clock }: World, card: unknown): boolean {
  const { expiry_month, expiry_year } = (card ?? {}) as { expiry_month?: unknown; expiry_year?: unknown }
  if (typeof expiry_month === 'object' || typeof expiry_year === 'object') return false
  const [year = 0, month = 0] = formatInstant(clock.now).split('-').map(Number)
  return Number(expiry_year) * 12 + Number(expiry_month) < year * 12 + month
}
