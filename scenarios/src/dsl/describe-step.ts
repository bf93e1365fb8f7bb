import { describeAmount, isAmountExpression } from './amounts.ts'
import type { Given, Step } from './scenario.ts'
import type { Actor } from './verbs/index.ts'

const ACTOR_NAMES: Readonly<Record<Actor, string>> = {
  shopper: 'Shopper',
  elsewhere: 'Elsewhere',
  merchant: 'Shop',
  gateway: 'Gateway',
  world: 'World',
}

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/
const UNITS = ['day', 'hour', 'minute', 'second']

function describeDuration(text: string): string | null {
  const parts = DURATION.exec(text)?.slice(1)
  return parts?.flatMap((part, i) => (part ? [`${part} ${UNITS[i]}${part === '1' ? '' : 's'}`] : [])).join(' ') || null
}

const camelToWords = (camel: string) => camel.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** `ship` → `ships`, `sell_out` → `sells out` */
const verbOf = (event: string) => event.replace(/^[a-z]+/, (word) => `${word.replace(/s$/, 'se').replace(/y$/, 'ie')}s`).replace('_', ' ')

function describeValue(value: unknown): string {
  if (typeof value === 'string' && /^[a-z]+(_[a-z]+)+$/.test(value)) return value.replaceAll('_', ' ')
  if (typeof value === 'string') return describeDuration(value) ?? (/[ ,]/.test(value) ? `"${value}"` : value)
  if (typeof value === 'number') return Math.abs(value) >= 1_000 ? value.toLocaleString('id-ID') : String(value)
  if (value === null) return 'none'
  if (Array.isArray(value)) return value.map(describeValue).join(', ') || 'none'
  if (typeof value !== 'object') return String(value)
  if ('ref' in value) return `the ${value.ref}`
  if (isAmountExpression(value)) return describeAmount(value)
  return describeArgs(value)
}

function describeNamed([key, value]: [string, unknown]): string {
  if (key === 'args' && value) return `with ${Object.entries(value).map(describeNamed).join(', ')}`
  const name = camelToWords(key)
  return typeof value === 'boolean' ? `${value ? '' : 'not '}${name}` : `${name} ${describeValue(value)}`
}

/** A single value stands alone; several have their names. */
function describeArgs(args: object): string {
  const [first, ...rest] = Object.entries(args).filter(([, value]) => value !== undefined)
  if (!first) return ''
  const isBare = typeof first[1] !== 'boolean' && (rest.length === 0 || typeof first[1] === 'string')
  return [isBare ? describeValue(first[1]) : describeNamed(first), ...rest.map(describeNamed)].join(', ')
}

/** A step in one line: `Shopper claims APP20 → VOUCHER_APP_EXCLUSIVE`. What the shop handles is said by its event: `Shop ships the order`. */
export function describeStep({ by, verb, args = {}, fails, noReply }: Step): string {
  const { event, ...rest } = args as { readonly event?: string }
  const act = event ? `${verbOf(event)} the${camelToWords(verb.replace('handles', ''))}` : camelToWords(verb)
  const ending = fails ?? (noReply && `no reply (${noReply})`)
  return [ACTOR_NAMES[by], act, describeArgs(rest), ending && `→ ${ending}`].filter(Boolean).join(' ')
}

/** The world that a story needs, one line per fact. */
export function describeGiven({ member, now, clockFrozen }: Given): string[] {
  return [
    member ? `${member} is signed in` : 'Nobody is signed in',
    ...(now ? [`It is ${now.replace('T', ' ').slice(0, 16)}`] : []),
    ...(clockFrozen ? ['The clock is frozen'] : []),
  ]
}
