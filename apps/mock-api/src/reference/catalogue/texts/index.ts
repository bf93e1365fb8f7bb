import type { Language } from '@nusaria/contracts/headers'
import { FAMILIES } from '../families/index.ts'
import { INGREDIENTS } from './composition.ts'
import { FOOD } from './descriptions-food.ts'
import { GOODS } from './descriptions-goods.ts'
import { WORDS } from './vocabulary.ts'

type SizeRule = readonly [pattern: RegExp, en: string, zh: string]

/** Sizes are translated by pattern: words around a number. The first matching rule applies. */
const rules: readonly SizeRule[] = [
  [/^(S|M|L|XL) Isi (\d+)/, '$1, $2 pieces', '$1 码 $2 片'],
  [/^Isi (\d+)/, 'Pack of $1', '$1 件装'],
  [/^Pot (\d+) cm/, '$1 cm pot', '$1 厘米盆'],
  [/(\d+) kantong/, '$1 bags', '$1 包'],
  [/(\d+) gulung/, '$1 rolls', '$1 卷'],
  [/^1 lembar/, '1 sheet', '1 张'],
  [/(\d+) lembar/, '$1 sheets', '$1 张'],
  [/^1 buah/, '1 piece', '1 个'],
  [/(\d+) buah/, '$1 pieces', '$1 个'],
  [/^1 sisir/, '1 hand', '1 把'],
  [/([\d–]+) tahun/, '$1 years', '$1 岁'],
  [/(\d+) inci/, '$1 inch', '$1 英寸'],
  [/(\d+) orang/, '$1 people', '$1 人'],
]

/** Translates a size, or a specification that begins with one, with the language's decimal point: `1,5 L × 2`. */
export function sizeText(language: 'en' | 'zh-CN', text: string): string {
  const [pattern, en, zh] = rules.find(([rule]) => rule.test(text)) ?? [/$^/, '', '']
  const worded = text.replace(pattern, language === 'en' ? en : zh)
  return worded.replace(/(\d)\.(\d{3})/, '$1,$2').replace(/(\d),(\d{1,2})(?=\D|$)/, '$1.$2')
}

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
