import type { Json } from './json.ts'

const MASK = '***'
/** Names of fields whose values the journal never holds: passwords, codes, tokens, nonces, card data. */
const SECRET =
  /passw|token$|(^|_)(code|nonce|otp|pin|pwd|cvn|cvv|cvc|answer|secret)$|^(check|image)_code$|^(card|session)$|^expiry(_|$)|card_?(no|number|holder|name)|^account_(no|number)$/i
/** Ends in `_code` and yet is no secret. */
const PLAIN =
  /^(country|type|coupon|voucher|postal|bank|e_wallet|area|district|city|state|province|parent|error|currency|status|language|product|sku)_code$/i

/** Whether what a field of this name holds is kept out of the journal. */
export function isSecret(name: string): boolean {
  return SECRET.test(name) && !PLAIN.test(name)
}

/** A copy without secrets: what a secret field held is `***`. Longer lists and deeper nests than a request has are cut. */
export function mask(value: unknown, depth = 0): Json {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value.length > 500 ? `${value.slice(0, 500)}…` : value
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Blob) return `[${value.type || 'file'}, ${value.size} bytes]`
  if (depth > 6) return '…'
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => mask(item, depth + 1))
  if (typeof value !== 'object') return MASK
  const out: Record<string, Json> = {}
  for (const [key, item] of Object.entries(value)) out[key] = isSecret(key) ? MASK : mask(item, depth + 1)
  return out
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
