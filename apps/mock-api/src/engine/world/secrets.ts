import { hash } from '@nusaria/catalogue/lib/rng'
import type { JournalEntry } from './journal.ts'
import type { LearnedSecrets } from './secret-origin.ts'

/** The origin of a secret: a path in the reply of a journal entry, or the captcha picture that it created. */
export interface SecretSource {
  readonly seq: number
  /** `data.auth_token`; absent for the characters of a picture. */
  readonly at?: string
}

type Numbered = 'device' | 'session' | 'password' | 'number'

const MAX_SECRETS = 5_000

/** The secrets of a world, stored as digests: the origin of each, and a number for devices, sessions, passwords and card numbers. */
export class Secrets {
  readonly #salt: string
  readonly #given = new Map<string, SecretSource>()
  readonly #numbers = new Map<string, number>()
  readonly #last = new Map<Numbered, number>()
  #learnt: { given: [string, string?][]; numbers: [string, number][] } = { given: [], numbers: [] }

  constructor(seed: string | number, entries: readonly Pick<JournalEntry, 'seq' | 'learnedSecrets'>[] = []) {
    this.#salt = String(seed)
    for (const { seq, learnedSecrets } of entries) {
      for (const [digest, at] of learnedSecrets?.given ?? []) setBounded(this.#given, digest, { seq, at })
      for (const [digest, number] of learnedSecrets?.numbers ?? []) this.#number(digest, number)
    }
  }

  /** Stores the origin of a secret. */
  record(secret: string, { seq, at }: SecretSource): void {
    const digest = this.#digest(at === undefined ? normalizeShown(secret) : secret)
    setBounded(this.#given, digest, { seq, at })
    this.#learnt.given.push(at === undefined ? [digest] : [digest, at])
  }

  /** The origin of a secret. */
  sourceOf(secret: string): SecretSource | undefined {
    return this.#given.get(this.#digest(secret)) ?? this.#given.get(this.#digest(normalizeShown(secret)))
  }

  /** The number of a value among those of its kind, from 1 in the order they first came. */
  numberOf(kind: Numbered, value: string): number {
    const digest = `${kind}:${this.#digest(value)}`
    const known = this.#numbers.get(digest)
    if (known !== undefined) return known
    const number = (this.#last.get(kind) ?? 0) + 1
    this.#number(digest, number)
    this.#learnt.numbers.push([digest, number])
    return number
  }

  /** What was added since the previous call; undefined for nothing. */
  learnt(): LearnedSecrets | undefined {
    const learnt = this.#learnt
    if (learnt.given.length + learnt.numbers.length === 0) return undefined
    this.#learnt = { given: [], numbers: [] }
    return learnt
  }

  #number(digest: string, number: number): void {
    const kind = digest.slice(0, digest.indexOf(':')) as Numbered
    this.#last.set(kind, Math.max(number, this.#last.get(kind) ?? 0))
    setBounded(this.#numbers, digest, number)
  }

  #digest(text: string): string {
    return [1, 2].map((round) => hash(`${round}${this.#salt}\u0000${text}`).toString(36)).join('.')
  }
}

/** The characters of a captcha may be typed in any case. */
function normalizeShown(characters: string): string {
  return `shown ${characters.toUpperCase()}`
}

/** Drops the oldest entry of a full map. */
function setBounded<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= MAX_SECRETS) break
    map.delete(oldest)
  }
}
