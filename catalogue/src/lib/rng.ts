/** A random number generator. */
export interface Rng {
  /** 0 ≤ x < 1 */
  next(): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  /** One of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
  /** `n` decimal digits as text; may begin with 0. */
  digits(n: number): string
  /** `n` letters and digits. */
  token(n: number): string
}

/** The state of a generator: four 32-bit numbers. */
export type RngState = [number, number, number, number]

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Hashes a text to 32 bits (FNV-1a with a final mix). */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** The first state of a generator, named by its parts: `rngState(seed, member_no)`. */
export function rngState(...parts: (string | number)[]): RngState {
  const text = parts.join('\u0000')
  return [hash(`a${text}`), hash(`b${text}`), hash(`c${text}`), 1]
}

/** A generator that advances `state` in place (sfc32). The same seed gives the same values on every host. */
export function createRng(state: RngState): Rng {
  const next = () => {
    const [a, b, c, d] = state
    const t = (a + b + d) | 0
    state[0] = b ^ (b >>> 9)
    state[1] = (c + (c << 3)) | 0
    state[2] = (((c << 21) | (c >>> 11)) + t) | 0
    state[3] = (d + 1) | 0
    return (t >>> 0) / 4_294_967_296
  }
  return rngOf(next)
}

/** Real random values: nobody can guess them, and they never repeat. */
export const realRng = rngOf(() => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 4_294_967_296)

function rngOf(next: () => number): Rng {
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const text = (alphabet: string, n: number) => Array.from({ length: n }, () => alphabet[int(0, alphabet.length - 1)]).join('')
  return {
    next,
    int,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('pick() from an empty list')
      return list[int(0, list.length - 1)] as T
    },
    shuffle<T>(list: readonly T[]): T[] {
      const copy = [...list]
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i)
        ;[copy[i], copy[j]] = [copy[j] as T, copy[i] as T]
      }
      return copy
    },
    digits: (n) => text('0123456789', n),
    token: (n) => text(ALPHABET, n),
  }
}
