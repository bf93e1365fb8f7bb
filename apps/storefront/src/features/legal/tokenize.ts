/** A word of a text and its position. */
interface Term {
  /** lower case, without accents and hyphens */
  readonly term: string
  readonly from: number
  readonly to: number
}

/** Chinese has no spaces: it is searched by single characters and pairs. */
const WORDS = /(?<han>\p{Script=Han}+)|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:[-'’](?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+)*/gu
const PARTS = /[^-'’]+/gu

/** A word in lower case, without accents and hyphens. */
export function normalizeTerm(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{M}'’-]/gu, '')
    .toLowerCase()
}

function hanTerms(run: string, start: number): Term[] {
  const at = (from: number, length: number) => ({ term: run.slice(from, from + length), from: start + from, to: start + from + length })
  return [...run].flatMap((_, index) => (index + 1 < run.length ? [at(index, 1), at(index, 2)] : [at(index, 1)]))
}

function wordTerms(word: string, start: number): Term[] {
  const at = (part: string, from: number) => ({ term: normalizeTerm(part), from: start + from, to: start + from + part.length })
  const parts = [...word.matchAll(PARTS)]
  return [at(word, 0), ...(parts.length > 1 ? parts.map((part) => at(part[0], part.index)) : [])]
}

/** Terms of a text: words, parts of hyphenated words, Chinese characters and pairs. */
export function tokenize(text: string): Term[] {
  return [...text.matchAll(WORDS)].flatMap((found) =>
    found.groups?.han === undefined ? wordTerms(found[0], found.index) : hanTerms(found[0], found.index),
  )
}

/** Words that shoppers type, and the word of the texts. */
const SYNONYMS: Readonly<Record<string, string>> = { coupon: 'voucher', coupons: 'voucher', kupon: 'voucher' }

/** The terms of a query. Chinese text gives pairs of characters, or its only character. */
export function tokenizeQuery(typed: string): string[] {
  return [...typed.matchAll(WORDS)].flatMap(({ 0: word, groups }) => {
    if (groups?.han === undefined) {
      const term = normalizeTerm(word)
      return [SYNONYMS[term] ?? term]
    }
    return word.length === 1 ? [word] : hanTerms(word, 0).flatMap(({ term }) => (term.length === 2 ? [term] : []))
  })
}
