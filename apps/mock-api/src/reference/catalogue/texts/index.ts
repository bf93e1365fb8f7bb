import type { Language } from '@nusaria/contracts/headers'
import { FAMILIES } from '../families/index.ts'
import { INGREDIENTS } from './composition.ts'
import { FOOD } from './descriptions-food.ts'
import { GOODS } from './descriptions-goods.ts'
import { sizeText } from './sizes.ts'
import { WORDS } from './vocabulary.ts'

type Foreign = Exclude<Language, 'id'>
type Words = ReadonlyMap<string, Readonly<Record<Foreign, string>>>

/** Rows of `Indonesian|English|Chinese`. */
function wordsOf(rows: string): Words {
  return new Map(
    rows
      .trim()
      .split('\n')
      .map((row) => {
        const [key = '', en = '', zh = ''] = row.split('|')
        return [key, { en, 'zh-CN': zh }]
      }),
  )
}

const words = wordsOf(WORDS)
const ingredients = wordsOf(INGREDIENTS)
const byFamily = wordsOf(FOOD + GOODS.trimStart())
const descriptions: Words = new Map(
  FAMILIES.flatMap(({ id, text }) => (byFamily.has(id) ? [[text, byFamily.get(id) as { en: string; 'zh-CN': string }]] : [])),
)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The catalogue is written in Indonesian. These functions translate parts of it; unknown text stays unchanged. */
export const catalogueText = {
  /** The name of an option or one of its values. */
  option(language: Language, text: string): string {
    return language === 'id' ? text : (words.get(text)?.[language] ?? sizeText(language, text))
  },

  unit(language: Language, text: string): string {
    return language === 'id' ? text : (words.get(text)?.[language] ?? text)
  },

  /** `180 g × 1`, `1 pouch`. */
  specification(language: Language, text: string, unit: string): string {
    if (language === 'id') return text
    if (text !== `1 ${unit.toLowerCase()}`) return sizeText(language, text)
    const name = catalogueText.unit(language, unit)
    return language === 'en' ? `1 ${name.toLowerCase()}` : `1 ${name}`
  },

  composition(language: Language, text: string): string {
    if (language === 'id') return text
    const parts = text.split(', ').map((part) => ingredients.get(part.toLowerCase())?.[language] ?? part)
    return language === 'en' ? capital(parts.join(', ')) : parts.join('、')
  },

  description(language: Language, text: string): string {
    return language === 'id' ? text : (descriptions.get(text)?.[language] ?? text)
  },
} as const
