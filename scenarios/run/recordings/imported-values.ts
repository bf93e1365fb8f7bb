import { cardBrand, passesLuhn } from '@nusaria/contracts/card-rules'
import { isSecret } from '@nusaria/mock-api/engine/world/mask'
import { MEMBERS } from '@nusaria/scenarios/members'
import type { Json, Placeholder } from '@nusaria/scenarios/recording'
import type { RecordedCall } from './har.ts'

interface Reference {
  readonly from: number
  readonly at: string
}

/** Fields that name something of the backend: the mock has others, which its own replies name. */
const isId = (name: string) => /(^|_)(ids?|nos?|digest)$/.test(name)
const isAmount = (name: string) => /(^|_)(amount|total)$/.test(name)

/** Whether an argument names something that the mock doesn't know: no recorded reply had it. */
export const isForeign = (name: string, value: Json): boolean =>
  typeof value === 'string' ? isId(name) : value !== null && typeof value === 'object' && 'secret' in value && value.secret === 'unknown'

/** What stands for what a person typed. */
const PERSONAL: Readonly<Record<string, string>> = {
  name: 'Rina',
  surname: 'Wijaya',
  first_name: 'Rina',
  last_name: 'Wijaya',
  user_name: 'Rina',
  address_line1: 'Jl. Contoh No. 1',
  address_line2: 'Lantai 1',
  customer_message: 'Pesan',
  description: 'Keterangan',
  detail: 'Alasan',
  content: 'Ulasan',
  birthday: '1990-01-01',
}

/** What replies of recorded traffic gave, and what stands for the secrets and personal data of its requests. */
export class ImportedValues {
  readonly #given = new Map<string, Reference>()
  readonly #amounts = new Map<number, Reference>()
  readonly #captchas = new Map<string, number>()
  readonly #people = new Map<string, string>()
  readonly #devices = new Map<string, string>()
  readonly #numbers = new Map<string, number>()
  readonly #requests = new Map<string, string>()
  #lastCaptcha: number | undefined
  #lastAccount = ''
  /** Passwords that were set so far. */
  #passwords = 0

  /** Where an earlier reply had a text. */
  referenceTo(text: string): Reference | undefined {
    return this.#given.get(text)
  }

  deviceFor(device: string): string {
    if (device === '') return ''
    const known = this.#devices.get(device) ?? `device-${this.#devices.size + 1}`
    this.#devices.set(device, known)
    return known
  }

  /** Remembers the ids, secrets and amounts of a reply: of an id the first place, of an amount and a digest the latest. */
  learn(from: number, value: unknown, at = '', name = ''): void {
    if (typeof value === 'string' && value !== '') {
      const isKept = isId(name) || isSecret(name) || value.length >= 16
      if (isKept && (!this.#given.has(value) || name === 'digest')) this.#given.set(value, { from, at })
      for (const [field, item] of value.includes('?') ? new URLSearchParams(value.slice(value.indexOf('?'))) : [])
        if (item && !this.#given.has(item)) this.#given.set(item, { from, at: `${at}?${field}` })
    } else if (typeof value === 'number' && isAmount(name)) this.#amounts.set(value, { from, at })
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value))
        this.learn(from, item, at === '' ? key : `${at}.${key}`, Array.isArray(value) ? name : key)
  }

  learnCaptcha(from: number, image_id: string): void {
    this.#captchas.set(image_id, from)
    this.#lastCaptcha = from
  }

  /** The arguments of a call; `isWrong`: the backend refused the typed code. */
  argsOf({ registered, params, query, body }: RecordedCall, isWrong: boolean): Readonly<Record<string, Json>> {
    const { call } = registered
    const args = { ...params, ...query, ...body }
    const drawn = typeof args.image_id === 'string' ? this.#captchas.get(args.image_id) : undefined
    const isLogin = 'login_type' in args
    if ('password' in args && !isLogin) this.#passwords += 1
    if (isLogin && args.password && typeof args.account === 'string') this.#account(args.account, this.#passwords === 0)
    const fill = (value: unknown, name: string): Json => {
      if (Array.isArray(value)) return value.map((item) => fill(item, name))
      if (typeof value === 'number') return this.#number(value, name)
      if (typeof value !== 'string') return this.#object(value, fill)
      if (name === call.deviceField) return this.deviceFor(value)
      if (name === 'request_id') return this.#request(value)
      const captcha = this.#captchas.get(value)
      if (captcha !== undefined) return { from: captcha, at: 'image_id' }
      const given = this.#given.get(value)
      const secret = isSecret(name) && value !== '' && !call.nonSecretFields?.includes(name)
      if (given && (secret || isId(name))) return secret ? { ...given, secret: 'given' } : { ...given }
      return secret ? this.#secret(name, value, drawn, isWrong) : this.#plain(name, value)
    }
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, fill(value, name)]))
  }

  /** The app makes these ids up; equal ones are one request. */
  #request(id: string): string {
    const known = this.#requests.get(id) ?? `imported-request-${this.#requests.size + 1}`
    this.#requests.set(id, known)
    return known
  }

  #object(value: unknown, fill: (value: unknown, name: string) => Json): Json {
    if (typeof value !== 'object' || value === null) return value as Json
    if ('file' in value) return value as unknown as Json
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item, name)]))
  }

  #number(value: number, name: string): Json {
    if (name === 'expiry_month' || name === 'expiry_year') return { secret: name, past: false }
    const amount = isAmount(name) ? this.#amounts.get(value) : undefined
    return amount ? { ...amount } : value
  }

  #secret(name: string, text: string, drawn: number | undefined, isWrong: boolean): Placeholder & Json {
    const unknown = { secret: 'unknown' as const, length: Math.min(text.length, 2_000), digits: /^\d+$/.test(text) }
    if (/passw/i.test(name)) return { secret: 'password', which: this.#passwords === 0 ? 'seeded' : this.#passwords, fits: true }
    if (/^(cvn|cvv|cvc)$/.test(name)) return { secret: 'cvn', length: Math.min(text.length, 10) }
    if (/number|_no$/.test(name) && /^\d{8,19}$/.test(text)) {
      const which = this.#numbers.get(text) ?? this.#numbers.size + 1
      this.#numbers.set(text, which)
      return { secret: 'number', brand: cardBrand(text), length: text.length, ending: text.slice(-4), luhn: passesLuhn(text), which }
    }
    if (isWrong) return unknown
    if (drawn !== undefined) return { secret: 'captcha', from: drawn }
    if (name === 'image_code' && this.#lastCaptcha !== undefined) return { secret: 'captcha', from: this.#lastCaptcha }
    return name === 'check_code' ? { secret: 'code', to: this.#lastAccount, back: 0 } : unknown
  }

  #plain(name: string, value: string): Json {
    if (value === '') return value
    if (/^(account|phone|email)$/.test(name) && !value.includes('*')) {
      this.#lastAccount = this.#account(value)
      return this.#lastAccount
    }
    return PERSONAL[name] ?? value
  }

  /** A phone or e-mail that nobody has. One that logs in by a password before it set one is a seeded member's. */
  #account(value: string, isSeeded = false): string {
    const bare = value.replace(/^0(?=8)/, '')
    const isEmail = bare.includes('@')
    const made = isEmail ? `shopper${this.#people.size}@example.com` : `813777001${String(this.#people.size).padStart(2, '0')}`
    const account = this.#people.get(bare) ?? (isSeeded ? MEMBERS.sari[isEmail ? 'email' : 'phone'] : made)
    this.#people.set(bare, account)
    return account
  }
}
