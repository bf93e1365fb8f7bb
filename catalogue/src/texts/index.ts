import type { Language } from '@nusaria/contracts/headers'
import type { SizeTable } from '@nusaria/contracts/product-entities'
import { jsonData } from '../lib/json.ts'
import type { Words } from '../products/data-schemas.ts'
import { FAMILIES } from '../products/families/index.ts'
import type { SizeTableRow } from '../products/types.ts'
import ingredientNames from './ingredients.json' with { type: 'json' }
import vocabulary from './vocabulary.json' with { type: 'json' }

type Foreign = Exclude<Language, 'id'>

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
export function sizeText(language: Foreign, text: string): string {
  const [pattern, en, zh] = rules.find(([rule]) => rule.test(text)) ?? [/$^/, '', '']
  const worded = text.replace(pattern, language === 'en' ? en : zh)
  return worded.replace(/(\d)\.(\d{3})/, '$1,$2').replace(/(\d),(\d{1,2})(?=\D|$)/, '$1.$2')
}

const words = jsonData<Words>(vocabulary)
const ingredients = jsonData<Words>(ingredientNames)
const descriptions = new Map(FAMILIES.map(({ text }) => [text.id, text]))

function wordIn(list: Words, language: Foreign, text: string): string | undefined {
  return Object.hasOwn(list, text) ? list[text]?.[language === 'en' ? 0 : 1] : undefined
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The catalogue is written in Indonesian. These functions translate parts of it; unknown text stays unchanged. */
export const catalogueText = {
  /** The name of an option or one of its values. */
  option(language: Language, text: string): string {
    return language === 'id' ? text : (wordIn(words, language, text) ?? sizeText(language, text))
  },

  sizeTable(language: Language, table: SizeTableRow | null): SizeTable | null {
    if (!table) return null
    const { kind, spec_name, columns, rows } = table
    const option = (text: string) => catalogueText.option(language, text)
    return {
      kind,
      spec_name: option(spec_name),
      columns: columns.map(option),
      rows: rows.map(({ size, lengths }) => ({ size: option(size), lengths: [...lengths] })),
    }
  },

  unit(language: Language, text: string): string {
    return language === 'id' ? text : (wordIn(words, language, text) ?? text)
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
    const parts = text.split(', ').map((part) => wordIn(ingredients, language, part.toLowerCase()) ?? part)
    return language === 'en' ? capital(parts.join(', ')) : parts.join('、')
  },

  description(language: Language, text: string): string {
    return language === 'id' ? text : (descriptions.get(text)?.[language] ?? text)
  },
} as const
