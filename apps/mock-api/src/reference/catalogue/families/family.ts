import type { Family } from '../data-schemas.ts'

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
