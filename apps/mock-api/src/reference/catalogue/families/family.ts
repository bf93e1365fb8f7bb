import type { ChildSlug } from '../nav-tree.ts'

/** Invented brands; none is a real one. */
export const BRANDS = [
  'Sarimbun',
  'Nyamira',
  'Tumbara',
  'Segarua',
  'Lebahari',
  'Pawonika',
  'Teduhan',
  'Bumiraos',
  'Sedulang',
  'Kilaura',
  'Cahayuna',
  'Wanginda',
  'Bersihara',
  'Mimpito',
  'Bocilara',
  'Voltari',
  'Elektrana',
  'Langkara',
  'Smesta',
  'Rimbuna',
  'Rumahela',
  'Kebunara',
  'Bahariku',
  'Esdinara',
  'Kakaoma',
  'Rotirasa',
  'Padangin',
  'Tirtanoa',
] as const

export type Brand = (typeof BRANDS)[number]

/** The drawn pack of a product; `plain` and `group` show the product itself. */
export type PackShape = 'pouch' | 'box' | 'carton' | 'jar' | 'bottle' | 'pump' | 'tube' | 'can' | 'plain' | 'group'

/**
 * One kind of product; each entry of `models` becomes a product of its own.
 *
 * A look is written `emoji|palette` and follows a name after a bar: `'Balado|hot-pepper|chili'`. An emoji may have a hue rotation in
 * degrees (`running-shoe~140`) or be turned grey (`~grey`). Missing parts of a model or choice come from `look`.
 */
export interface Family {
  /** Lower case with hyphens; part of picture addresses. */
  readonly id: string
  /** The child category. */
  readonly in: ChildSlug
  /** Head of the name: brand, kind, model, size. */
  readonly kind: string
  /** Words printed on the pack, `/` breaks the line; defaults to the kind. */
  readonly label?: string
  readonly by: readonly Brand[]
  readonly pack: PackShape
  readonly unit: string
  readonly look: string
  /** Rupiah of the first size. */
  readonly price: number
  /** Choices of size. Weights and volumes set their own price; others may have a factor: `40 cm*1.6`. */
  readonly sizes: readonly string[]
  /** Name of the size axis; defaults to `Ukuran`. */
  readonly sizeAxis?: string
  /** Further axes, before the size. */
  readonly options?: Readonly<Record<string, readonly string[]>>
  readonly models: readonly string[]
  /** `9 bulan`; absent for what doesn't perish. */
  readonly life?: string
  /** Composition or material. */
  readonly of: string
  /** Net grams of the first size where its text doesn't say. */
  readonly grams?: number
  /** Pack of the first size: length, width, height in mm. */
  readonly dims: readonly [number, number, number]
  /** Emoji beside the pack in the gallery. */
  readonly props?: readonly string[]
  /** Most pieces in one order. */
  readonly limit?: number
  readonly text: string
}

/** An emoji with a hue rotation. */
export interface Drawing {
  readonly emoji: string
  /** Degrees of hue rotation, or grey. */
  readonly tint: number | 'grey'
}

export interface Look extends Drawing {
  readonly palette: string
}

/** A parsed model or choice. */
export interface Variant {
  readonly name: string
  readonly look: Look
  /** Whether the name replaces the family's kind. */
  readonly whole: boolean
  /** Factor on the family's price. */
  readonly factor: number
}

/** `running-shoe~140` → the emoji and its tint. */
export function drawingOf(text: string): Drawing {
  const [emoji = '', tint] = text.split('~')
  return { emoji, tint: tint === 'grey' ? 'grey' : Number(tint ?? 0) }
}

/** Parses `=Name|emoji~tint|palette|factor`; missing parts come from `base`. */
export function variantOf(text: string, base: Look): Variant {
  const [name = '', emoji, palette, factor] = text.split('|')
  const drawing = emoji ? drawingOf(emoji) : base
  return {
    name: name.replace(/^=/, ''),
    whole: name.startsWith('='),
    look: { emoji: drawing.emoji, tint: drawing.tint, palette: palette || base.palette },
    factor: Number(factor ?? 1),
  }
}

export function lookOf(family: Family): Look {
  const [emoji = '', palette = ''] = family.look.split('|')
  return { ...drawingOf(emoji), palette }
}

/** The models of a family, in order. */
export function modelsOf(family: Family): readonly Variant[] {
  const base = lookOf(family)
  return family.models.map((model) => variantOf(model, base))
}

/** The axis whose choices look different (a flavour, a colour), or null. */
export function lookAxis(family: Family, base: Look): { readonly name: string; readonly values: readonly Variant[] } | null {
  for (const [name, values] of Object.entries(family.options ?? {}))
    if (values.some((value) => value.includes('|'))) return { name, values: values.map((value) => variantOf(value, base)) }
  return null
}
