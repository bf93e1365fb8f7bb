import type { Family } from '../catalogue/data-schemas.ts'
import { drawingOf, lookAxis, lookOf, modelsOf } from '../catalogue/families/family.ts'
import { NAV_ICONS } from '../catalogue/nav.ts'

/** Names of all drawings the pictures need, sorted, each once. */
export function usedArt(families: readonly Family[]): readonly string[] {
  const names = new Set(Object.values(NAV_ICONS))
  for (const family of families) {
    const base = lookOf(family)
    for (const model of modelsOf(family)) names.add(model.look.emoji)
    for (const value of lookAxis(family, base)?.values ?? []) names.add(value.look.emoji)
    for (const prop of family.props ?? []) names.add(drawingOf(prop).emoji)
  }
  return [...names].sort()
}
