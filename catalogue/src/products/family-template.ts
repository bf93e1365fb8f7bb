import type { Family } from './data-schemas.ts'
import { lookAxis, lookOf } from './families/family.ts'
import { lookCount, shotCount } from './shots.ts'
import { type Size, sizeOf } from './size.ts'
import type { SpecAxis } from './types.ts'

/** What all products of a family have in common. Cached per family. */
export interface FamilyTemplate {
  readonly sizes: readonly Size[]
  /** The option axes; the size comes last if there is one. */
  readonly options: readonly SpecAxis[]
  /** Every combination of choices, in the order of the axes. */
  readonly combinations: readonly (readonly string[])[]
  /** Choices that look different, in order; empty without such an axis. */
  readonly looks: readonly string[]
  /** What the pictures on a product's page show. */
  readonly views: readonly { readonly value: number; readonly shot: number; readonly size: 0 }[]
}

/** Pictures on a product's page; a choice's own pictures show with the choice. */
const GALLERY = 5

const templates = new WeakMap<Family, FamilyTemplate>()

export function familyTemplate(family: Family): FamilyTemplate {
  const template = templates.get(family) ?? buildTemplate(family)
  templates.set(family, template)
  return template
}

function buildTemplate(family: Family): FamilyTemplate {
  const sizes = family.sizes.map(sizeOf)
  const options = axesOf(family, sizes)
  const main = Array.from({ length: shotCount(family, 0) }, (_, at) => ({ value: 0, shot: at + 1, size: 0 as const }))
  const others = Array.from({ length: lookCount(family) - 1 }, (_, at) => ({ value: at + 1, shot: 1, size: 0 as const }))
  return {
    sizes,
    options,
    combinations: combinationsOf(options),
    looks: lookAxis(family, lookOf(family))?.values.map(({ name }) => name) ?? [],
    views: [...main, ...others].slice(0, GALLERY),
  }
}

function axesOf(family: Family, sizes: readonly Size[]): readonly SpecAxis[] {
  const looks = lookAxis(family, lookOf(family))
  const axes: SpecAxis[] = Object.entries(family.options ?? {}).map(([spec_name, values]) => ({
    spec_name,
    pictured: spec_name === looks?.name,
    values: values.map((value) => value.split('|')[0] ?? value),
  }))
  if (sizes.length > 1) axes.push({ spec_name: family.sizeAxis ?? 'Ukuran', pictured: false, values: sizes.map((size) => size.text) })
  return axes
}

function combinationsOf(axes: readonly SpecAxis[]): readonly (readonly string[])[] {
  return axes.reduce<readonly (readonly string[])[]>(
    (rows, axis) => rows.flatMap((row) => axis.values.map((value) => [...row, value])),
    [[]],
  )
}
