import type { Family } from '../catalogue/data-schemas.ts'
import { drawingOf, lookAxis, lookOf, modelsOf } from '../catalogue/families/family.ts'
import { LABEL_ART } from './label-art/index.ts'

/** Names of all emoji the pictures need, sorted, each once. */
export function usedArt(families: readonly Family[]): readonly string[] {
  const names = new Set<string>()
  for (const family of families.filter(({ pack }) => pack !== 'plain')) {
    const base = lookOf(family)
    for (const model of modelsOf(family)) names.add(model.look.name)
    for (const value of lookAxis(family, base)?.values ?? []) names.add(value.look.name)
    for (const prop of family.props ?? []) names.add(drawingOf(prop).name)
  }
  return [...names].filter((name) => !Object.hasOwn(LABEL_ART, name)).sort()
}
