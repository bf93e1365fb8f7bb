import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import type { ProductNames } from '../products/types.ts'
import { foldWord } from './tokenize.ts'

/** The name of a model in each language, each with a space before it. */
export type FoldedNames = Readonly<Record<Language, string>>

export function foldedNames({ kind, model, whole }: ProductNames): FoldedNames {
  const nameIn = (language: Language) =>
    foldWord(` ${[...(whole ? [] : kind[language].slice(0, 1)), ...model[language].slice(0, 1)].join(' ')}`)
  return Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(language)])) as Record<Language, string>
}

/**
 * How the name of a model begins like an unfinished text: 2, the whole name does; 1, a word of it begins like the last word; 0, neither. Names
 * are those in the shopper's language and in Indonesian, which all see.
 */
export function beginningWith(text: string, language: Language): (names: FoldedNames) => 0 | 1 | 2 {
  const typed = ` ${foldWord(text).trim().replace(/\s+/g, ' ')}`
  const word = typed.slice(typed.lastIndexOf(' '))
  // Chinese has no spaces between words.
  const last = /\p{Script=Han}/u.test(word) ? word.trim() : word
  const grade = (name: string) => (name.startsWith(typed) ? 2 : name.includes(last) ? 1 : 0)
  return (names) => {
    const own = grade(names[language])
    const shown = language === 'id' ? own : grade(names.id)
    return own > shown ? own : shown
  }
}
