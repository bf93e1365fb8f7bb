import type { Json } from './json.ts'

const MASK = '***'
/** Names of fields whose values the journal never holds: passwords, codes, tokens, nonces, tickets, card data. */
const SECRET =
  /passw|token$|(^|_)(code|nonce|otp|pin|pwd|cvn|cvv|cvc|answer|secret|ticket)$|^(check|image)_code$|^(card|session)$|^expiry(_|$)|card_?(no|number|holder|name)|^account_(no|number)$/i
/** Ends in `_code` and yet is no secret. */
const PLAIN =
  /^(country|type|coupon|voucher|postal|bank|e_wallet|courier|area|district|city|state|province|parent|error|currency|status|language|product|sku)_code$/i

/** How a value is told in the journal. */
export interface Masking {
  /** Names of fields that sound secret and aren't. */
  readonly plain?: readonly string[] | undefined
  /** A secret name hides an object whole, unless told: then what is secret inside it. */
  readonly within?: boolean
  /** Told of each secret left out, by its path: `body.card`, and `url?session` inside an address. */
  readonly found?: (path: string, value: unknown) => void
  /** Told that something was left out because it is too long. */
  readonly cut?: () => void
  /** Longest list and text; 100 items and 500 characters unless told. */
  readonly items?: number
  readonly text?: number
  /** Characters that may still be told, over all. */
  readonly room?: { left: number }
}

const DEPTH = 6
const QUERY = /([?&])([^=&#?]+)=([^&#]*)/g

/** Whether what a field of this name holds is kept out of the journal. */
export function isSecret(name: string): boolean {
  return SECRET.test(name) && !PLAIN.test(name)
}

/** A copy without secrets: what a secret field held is `***`. Longer lists and deeper nests than a request has are cut. */
export function mask(value: unknown, how: Masking = {}, path = '', depth = 0): Json {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return textOf(value, how, path)
  if (typeof value === 'number' || typeof value === 'boolean') {
    if (how.room) how.room.left -= 6
    return value
  }
  if (value instanceof Blob) return `[${value.type || 'file'}, ${value.size} bytes]`
  if (typeof value !== 'object') return MASK
  if (depth > DEPTH || (how.room && how.room.left <= 0)) {
    how.cut?.()
    return '…'
  }
  if (Array.isArray(value)) return listOf(value, how, path, depth)
  const out: Record<string, Json> = {}
  for (const [key, item] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`
    if (how.room) how.room.left -= key.length + 3
    if (hides(key, item, how)) {
      how.found?.(at, item)
      out[key] = MASK
    } else out[key] = mask(item, how, at, depth + 1)
  }
  return out
}

/** Nothing at all and a plain yes or no tell no secret. */
function hides(name: string, value: unknown, { plain, within }: Masking): boolean {
  if (value === null || value === '' || typeof value === 'boolean') return false
  if (within && typeof value === 'object') return false
  return isSecret(name) && !plain?.includes(name)
}

function listOf(list: readonly unknown[], how: Masking, path: string, depth: number): Json[] {
  const { items = 100, room } = how
  const out: Json[] = []
  for (const [at, item] of list.entries()) {
    if (at >= items || (room && room.left <= 0)) {
      how.cut?.()
      out.push(`… ${list.length - at} more`)
      break
    }
    out.push(mask(item, how, `${path}.${at}`, depth + 1))
  }
  return out
}

/** A text without the secrets of an address in it. */
function textOf(value: string, how: Masking, path: string): string {
  const { text = 500, room } = how
  const bare = value.includes('=') && value.includes('?') ? withoutQuery(value, how, path) : value
  const most = room ? Math.max(0, Math.min(text, room.left)) : text
  if (room) room.left -= Math.min(bare.length, most) + 3
  if (bare.length <= most) return bare
  how.cut?.()
  return `${bare.slice(0, most)}…`
}

function withoutQuery(address: string, { found, plain }: Masking, path: string): string {
  return address.replace(QUERY, (part, mark: string, name: string, value: string) => {
    if (value === '' || !isSecret(name) || plain?.includes(name)) return part
    found?.(`${path}?${name}`, decoded(value))
    return `${mark}${name}=${MASK}`
  })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** An address without its secret parts: `/order/payment/gateway/:session` is told as `…/gateway/***`. */
export function maskPath(path: string, params: Readonly<Record<string, string>>): string {
  const secrets = Object.entries(params).flatMap(([name, value]) => (isSecret(name) ? [value] : []))
  if (secrets.length === 0) return path
  return path
    .split('/')
    .map((part) => (secrets.includes(decodeURIComponent(part)) ? MASK : part))
    .join('/')
}

/** The fields of a request that its contract doesn't know, masked: where secrets are sent, one may have been sent by a wrong name. */
export function maskUnknown(value: unknown, known: Readonly<Record<string, unknown>> = {}): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return MASK
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, Object.hasOwn(known, name) ? item : MASK]))
}
