/** Maximum wrong letters of a word: none below four letters. */
export function mostWrong(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2
}

const isVowel = (letter = '') => 'aeiou'.includes(letter)

/** A vowel is mistaken for a vowel and a consonant for a consonant: "ftst" is no "fast". */
function replacing(letter: string | undefined, other: string | undefined): number {
  return letter === other ? 0 : isVowel(letter) === isVowel(other) ? 1 : 2
}

/** How many letters differ between a typed text and a word, and the beginning of the word that is nearest. */
export interface TypingDistance {
  readonly whole: number
  readonly begun: number
  /** Letters of that beginning. */
  readonly letters: number
}

/** Letters to insert, omit, replace or swap with their neighbour to get from the typed text to the word (Damerau). */
export function typingDistance(typed: string, word: string): TypingDistance {
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= word.length; j++) {
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + replacing(typed[i - 1], word[j - 1]))
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  const begun = Math.min(...last)
  return { whole: last[word.length] ?? 0, begun, letters: last.lastIndexOf(begun) }
}
