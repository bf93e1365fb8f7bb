import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import type { NavTypeRow, ProductRow } from '../products/types.ts'
import { catalogueText } from '../texts/index.ts'
import { CATEGORY_SYNONYMS } from '../texts/names/index.ts'
import { singular } from './roots.ts'
import { tokenize } from './tokenize.ts'

/** The searched texts of a product in a language, and what a word weighs there. */
const BOOST = { name: 2.5, synonym: 2, model: 1.5, category: 1, top: 0.5, option: 0.8 } as const
type Part = keyof typeof BOOST
export type Field = `${Part} ${Language}` | 'brand' | 'edition'

/** The weight of a text in another language than the shopper's. Names are shown in Indonesian to all. */
const FOREIGN: Readonly<Record<Language, number>> = { id: 0.8, en: 0.5, 'zh-CN': 0.5 }

/** Separates the terms of a field. */
export const SEPARATOR = '\n'

/** What differs between the products of a model. */
export const isOwn = (field: string): field is 'brand' | 'edition' => field === 'brand' || field === 'edition'

const PARTS = Object.keys(BOOST) as Part[]
export const FIELDS: readonly Field[] = [
  ...PARTS.flatMap((part) => LANGUAGES.map((language): Field => `${part} ${language}`)),
  'brand',
  'edition',
]

/** The weights of the fields for a shopper of a language. */
export function boostsOf(language: Language): Record<Field, number> {
  const boosts = PARTS.flatMap((part) =>
    LANGUAGES.map((other) => [`${part} ${other}`, BOOST[part] * (other === language ? 1 : FOREIGN[other])] as const),
  )
  return { ...Object.fromEntries(boosts), brand: 2.5, edition: 0.8 } as Record<Field, number>
}

/** The products of one model: they differ in brand and edition only. */
export interface ModelDocument {
  readonly id: number
  readonly products: readonly ProductRow[]
}

/** `Apel, Anggur & Beri` names three things. */
const partsOf = (name: string) => name.split(/[,&]|和/).map((part) => part.trim())

const sizeOf = ({ attributes }: ProductRow) => attributes.specification.split(' × ')[0] ?? ''

/** The terms of a model's field. `onText` is called with each text once. */
export function fieldReader(typeOf: (id: string) => NavTypeRow | undefined, onText: (text: string) => void) {
  const wordsOf = cachedTokenizer(onText)
  const known = new Map<Field, Map<unknown, string>>(FIELDS.map((field) => [field, new Map()]))
  const categoryNames = (id: string, language: Language) => [
    ...partsOf(typeOf(id)?.nav_type_name[language] ?? ''),
    ...(CATEGORY_SYNONYMS.get(id)?.[language] ?? []),
  ]

  function textsOf(part: Part, language: Language, product: ProductRow): readonly string[] {
    const [kind, model] = [product.names.kind[language], product.names.model[language]]
    // Some models are a name without the kind.
    const [name, added] = product.names.whole ? [model, kind] : [kind, []]
    switch (part) {
      case 'name':
        return name.slice(0, 1)
      case 'synonym':
        return [...name.slice(1), ...added]
      case 'model':
        return product.names.whole ? [] : model
      case 'category':
        return categoryNames(product.nav_type_id, language)
      case 'top':
        return categoryNames(product.nav_parent_id, language)
      case 'option':
        return [...product.options.flatMap(({ values }) => values), sizeOf(product)].map((value) => catalogueText.option(language, value))
    }
  }

  return ({ products }: ModelDocument, field: Field): string => {
    const [product] = products
    if (!product) return ''
    if (isOwn(field)) return termsOf(products.map(({ attributes, edition }) => wordsOf(field === 'brand' ? attributes.brand : edition)))
    const [part, language] = field.split(' ') as [Part, Language]
    const source = sourceOf(part, product)
    const terms = known.get(field)?.get(source) ?? termsOf(textsOf(part, language, product).map(wordsOf))
    known.get(field)?.set(source, terms)
    return terms
  }
}

/** All that a model is called, to find it by exactly that. */
export function wholeNames({ products: [product] }: ModelDocument): readonly string[] {
  const names = product ? [product.names.kind, product.names.model] : []
  return names.flatMap((texts) => LANGUAGES.flatMap((language) => texts[language])).map((name) => wholeName(tokenize(name)))
}

export const wholeName = (words: readonly string[]) => words.map(singular).join(' ')

/** What decides the texts of a part: models share most of them. */
function sourceOf(part: Part, { names, nav_type_id, nav_parent_id, options }: ProductRow): unknown {
  if (part === 'category') return nav_type_id
  if (part === 'top') return nav_parent_id
  if (part === 'option') return options
  return part === 'model' || names.whole ? names : names.kind
}

/** Products share most of their texts. */
export function cachedTokenizer(onText?: (text: string) => void): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const words = known.get(text)
    if (words) return words
    onText?.(text)
    const read = tokenize(text)
    known.set(text, read)
    return read
  }
}

/** The distinct terms of texts, in one string. */
const termsOf = (texts: readonly (readonly string[])[]) => [...new Set(texts.flat())].join(SEPARATOR)
