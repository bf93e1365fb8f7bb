/**
 * The items whose text contains every typed word, in any order and case. Nothing typed matches all.
 *
 * @example
 * searchByWords(worlds, 'budi checkout', ({ id, name }) => `${id} ${name}`)
 */
export function searchByWords<T>(items: readonly T[], typed: string, textOf: (item: T) => string): readonly T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  return items.filter((item) => {
    const text = textOf(item).toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
