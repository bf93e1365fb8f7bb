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

/** A word of a text and its position. */
interface Term {
  /** lower case, without accents and hyphens */
  readonly term: string
  readonly from: number
  readonly to: number
}

const toTerm = (term: string, from: number, length: number): Term => ({ term, from, to: from + length })

function hanTerms(run: string, start: number): readonly Term[] {
  const at = (index: number, length: number) => toTerm(run.slice(index, index + length), start + index, length)
  return [...run].flatMap((_, index) => (index + 1 < run.length ? [at(index, 1), at(index, 2)] : [at(index, 1)]))
}

function wordTerms(word: string, start: number): readonly Term[] {
  const parts = [...word.matchAll(PARTS)].map((found) => toTerm(normalizeTerm(found[0]), start + found.index, found[0].length))
  return [toTerm(normalizeTerm(word), start, word.length), ...(parts.length > 1 ? parts : [])]
}

/** Terms of a text: words, parts of hyphenated words, Chinese characters and pairs. */
export function tokenize(text: string): readonly Term[] {
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
