import type { Json } from './json.ts'

const MASK = '***'
/** Names of fields whose values the journal never holds: passwords, codes, tokens, nonces, card data. */
const SECRET =
  /passw|(^|_)(code|nonce|token|otp|pin|cvn|cvv|cvc|answer|secret)$|^(check|image)_code$|^expiry(_|$)|card_?(no|number|holder|name)|^account_(no|number)$/i
/** Ends in `_code` and yet is no secret. */
const PLAIN = /^(country|type|coupon|voucher|postal|bank|area|error|currency|status|language|product|sku)_code$/i

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
  for (const [key, item] of Object.entries(value)) out[key] = SECRET.test(key) && !PLAIN.test(key) ? MASK : mask(item, depth + 1)
  return out
}
