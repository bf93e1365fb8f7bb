import type { Family } from '../data-schemas.ts'

/** A drawing and its colour. */
export interface Drawing {
  /** Label art, or goods that come without a pack; on a label `orange.2` is their second view. */
  readonly name: string
  /** `#rrggbb`, or undefined for the drawing's own colour. */
  readonly colour: string | undefined
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

/** `teapot~#B5452F` → the drawing and its colour. */
export function drawingOf(text: string): Drawing {
  const [name = '', colour] = text.split('~')
  return { name, colour }
}

/** Parses `=Name|drawing~colour|palette|factor`; missing parts come from `base`, also the drawing of `~colour`. */
export function variantOf(text: string, base: Look): Variant {
  const [name = '', drawn, palette, factor] = text.split('|')
  const drawing = drawn ? drawingOf(drawn) : base
  return {
    name: name.replace(/^=/, ''),
    whole: name.startsWith('='),
    look: { name: drawing.name || base.name, colour: drawing.colour, palette: palette || base.palette },
    factor: Number(factor ?? 1),
  }
}

export function lookOf(family: Family): Look {
  const [drawing = '', palette = ''] = family.look.split('|')
  return { ...drawingOf(drawing), palette }
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
