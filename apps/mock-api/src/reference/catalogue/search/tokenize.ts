/** Alternative spellings of the shop's words. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['shampoo', 'sampo'],
  ['shampo', 'sampo'],
  ['mie', 'mi'],
  ['coklat', 'cokelat'],
  ['cemilan', 'camilan'],
  ['sunscreen', 'tabir'],
  ['nugget', 'naget'],
  ['losion', 'lotion'],
  ['hp', 'ponsel'],
  ['handphone', 'ponsel'],
  ['snack', 'camilan'],
])

/** Lower case without accents; empty when nothing is left. */
export function foldWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Splits a text into words: runs of letters and digits; each Chinese character is a word. */
export function tokenize(text: string): string[] {
  return (text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []).map(foldWord).filter((word) => word !== '')
}

/**
 * A word's sound in its shortest spelling: "kripik" is "keripik", "shampoo" is "sampo", "klapa" is "kelapa". Works on the beginning of a
 * word too, for search while typing.
 */
export function phoneticKey(word: string): string {
  return word
    .replace(/oe/g, 'u')
    .replace(/sh|sy/g, 's')
    .replace(/kh|ck|q/g, 'k')
    .replace(/ph|v/g, 'f')
    .replace(/x/g, 'ks')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/([b-df-hj-np-tv-z])e([rl][aeiou])/g, '$1$2')
}
