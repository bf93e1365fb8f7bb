import type { CategoryOption, CategoryOptions } from './filter-draft.ts'

/** The types shown before the shopper asks for all of them: the first ones, and the chosen one wherever it stands. One more isn't worth asking for. */
export function collapseCategories({ list, chosen }: CategoryOptions, most: number): readonly CategoryOption[] {
  if (list.length <= most + 1) return list
  const first = list.slice(0, most)
  const wanted = list.find(({ id }) => id === chosen)
  return wanted && !first.includes(wanted) ? [...first.slice(0, -1), wanted] : first
}
