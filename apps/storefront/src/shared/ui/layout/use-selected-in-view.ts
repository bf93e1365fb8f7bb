import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

/**
 * For a row that scrolls sideways: its chosen button (`aria-selected` or `aria-pressed`) stands in the middle, as far as the row lets it,
 * whenever another `value` is chosen. The page itself doesn't move.
 */
export function useSelectedInView<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const row = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is read from the row once it shows it
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected=true], [aria-pressed=true]')
    if (!row.current || !chosen) return
    const { left, width } = row.current.getBoundingClientRect()
    const place = chosen.getBoundingClientRect()
    row.current.scrollLeft += place.left + place.width / 2 - (left + width / 2)
  }, [value])
  return row
}
