import { foldWord } from './tokenize.ts'

/** Stands for the character that is wrong. */
const ANY = '?'

/** Which characters stand beside which: three neighbours of each Chinese text, to read a wrong one by the two that are right. */
export class CharacterRuns {
  /** The characters that complete two others: `洗衣?` → `粉`, `液`. */
  readonly #completing = new Map<string, Set<string>>()

  add(text: string): void {
    for (const [run] of foldWord(text).matchAll(/\p{Script=Han}{3,}/gu)) {
      const characters = [...run]
      for (let at = 0; at + 2 < characters.length; at++) {
        const three = characters.slice(at, at + 3)
        for (const [place, character] of three.entries()) this.#note(three.with(place, ANY).join(''), character)
      }
    }
  }

  #note(key: string, character: string): void {
    const known = this.#completing.get(key)
    if (known) known.add(character)
    else this.#completing.set(key, new Set([character]))
  }

  /** The pairs that a pair may be where one character is wrong, and two of its neighbourhood are right: `衣纷` after `洗衣` is `衣粉`. */
  nearPairs(words: readonly string[], at: number): readonly string[] {
    const [a, b] = pairOf(words[at])
    if (a === undefined || b === undefined) return []
    const [before, left] = pairOf(words[at - 1])
    const [right, after] = pairOf(words[at + 1])
    const z = left === a ? before : undefined
    const c = right === b ? after : undefined
    const fill = (...three: readonly (string | undefined)[]) =>
      three.includes(undefined) ? [] : [...(this.#completing.get(three.join('')) ?? [])]
    const seconds = [...fill(z, a, ANY), ...fill(a, ANY, c)]
    const firsts = [...fill(ANY, b, c), ...fill(z, ANY, b)]
    return [...new Set([...seconds.map((x) => a + x), ...firsts.map((x) => x + b)])].filter((pair) => pair !== words[at])
  }
}

/** The characters of a pair; nothing of another word. */
function pairOf(word: string | undefined): readonly (string | undefined)[] {
  return word !== undefined && /^\p{Script=Han}{2}$/u.test(word) ? [...word] : []
}
