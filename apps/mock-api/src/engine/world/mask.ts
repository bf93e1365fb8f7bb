import type { Json } from '@nusaria/catalogue/lib/json'

const MASK = '***'
/** Names of fields that the journal masks: passwords, codes, tokens, nonces, tickets, card data. */
const SECRET =
  /passw|token$|(^|_)(code|nonce|otp|pin|pwd|cvn|cvv|cvc|answer|secret|ticket)$|^(check|image)_code$|^(card|session)$|^expiry(_|$)|card_?(no|number|holder|name)|^account_(no|number)$/i
/** Names that end in `_code` but aren't secret. */
const PLAIN =
  /^(country|type|coupon|voucher|postal|bank|e_wallet|courier|area|district|city|state|province|parent|error|currency|status|language|product|sku)_code$/i

/** How a value is masked for the journal. */
export interface MaskOptions {
  /** Names of fields that sound secret and aren't. */
  readonly nonSecretFields?: readonly string[] | undefined
  /** Masks the secret fields inside an object with a secret name, instead of the whole object. */
  readonly onlyLeaves?: boolean
  /** Called with each masked secret and its path: `body.card`, or `url?session` inside an address. */
  readonly onSecret?: (path: string, value: unknown) => void
  /** Called when something was too long and was cut. */
  readonly onCut?: () => void
  /** The longest list and text; 100 items and 500 characters by default. */
  readonly maxItems?: number
  readonly maxText?: number
  /** Characters left for the whole value. */
  readonly budget?: { left: number }
}

const DEPTH = 6
const QUERY = /([?&])([^=&#?]+)=([^&#]*)/g

/** Whether a field with this name is masked. */
export function isSecret(name: string): boolean {
  return SECRET.test(name) && !PLAIN.test(name)
}

/** Copies a value with its secrets masked as `***`. Cuts lists and nesting beyond those of any request. */
export function mask(value: unknown, how: MaskOptions = {}, path = '', depth = 0): Json {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return maskText(value, how, path)
  if (typeof value === 'number' || typeof value === 'boolean') {
    if (how.budget) how.budget.left -= 6
    return value
  }
  if (value instanceof Blob) return `[${value.type || 'file'}, ${value.size} bytes]`
  if (typeof value !== 'object') return MASK
  if (depth > DEPTH || (how.budget && how.budget.left <= 0)) {
    how.onCut?.()
    return '…'
  }
  if (Array.isArray(value)) return maskList(value, how, path, depth)
  const out: Record<string, Json> = {}
  for (const [key, item] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`
    if (how.budget) how.budget.left -= key.length + 3
    if (shouldMask(key, item, how)) {
      how.onSecret?.(at, item)
      out[key] = MASK
    } else out[key] = mask(item, how, at, depth + 1)
  }
  return out
}

/** Empty values and booleans reveal no secret. */
function shouldMask(name: string, value: unknown, { nonSecretFields, onlyLeaves }: MaskOptions): boolean {
  if (value === null || value === '' || typeof value === 'boolean') return false
  if (onlyLeaves && typeof value === 'object') return false
  return isSecret(name) && !nonSecretFields?.includes(name)
}

function maskList(list: readonly unknown[], how: MaskOptions, path: string, depth: number): Json[] {
  const { maxItems = 100, budget } = how
  const out: Json[] = []
  for (const [at, item] of list.entries()) {
    if (at >= maxItems || (budget && budget.left <= 0)) {
      how.onCut?.()
      out.push(`… ${list.length - at} more`)
      break
    }
    out.push(mask(item, how, `${path}.${at}`, depth + 1))
  }
  return out
}

/** Masks the secrets in an address and cuts a long text. */
function maskText(value: string, how: MaskOptions, path: string): string {
  const { maxText = 500, budget } = how
  const bare = value.includes('=') && value.includes('?') ? maskQuery(value, how, path) : value
  const most = budget ? Math.max(0, Math.min(maxText, budget.left)) : maxText
  if (budget) budget.left -= Math.min(bare.length, most) + 3
  if (bare.length <= most) return bare
  how.onCut?.()
  return `${bare.slice(0, most)}…`
}

function maskQuery(address: string, { onSecret, nonSecretFields }: MaskOptions, path: string): string {
  return address.replace(QUERY, (part, mark: string, name: string, value: string) => {
    if (value === '' || !isSecret(name) || nonSecretFields?.includes(name)) return part
    onSecret?.(`${path}?${name}`, decodeText(value))
    return `${mark}${name}=${MASK}`
  })
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Masks the secret parts of a path: `/order/payment/gateway/:session` becomes `…/gateway/***`. */
export function maskPath(path: string, params: Readonly<Record<string, string>>): string {
  const secrets = Object.entries(params).flatMap(([name, value]) => (isSecret(name) ? [value] : []))
  if (secrets.length === 0) return path
  return path
    .split('/')
    .map((part) => (secrets.includes(decodeURIComponent(part)) ? MASK : part))
    .join('/')
}

/** Masks the unknown fields of a request: a secret may have been sent under a wrong name. */
export function maskUnknown(value: unknown, known: Readonly<Record<string, unknown>> = {}): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return MASK
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, Object.hasOwn(known, name) ? item : MASK]))
}
