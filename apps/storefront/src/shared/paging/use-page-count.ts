import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { historyEntryNumbers } from '../state/history-entry-numbers.ts'

const pageCounts = historyEntryNumbers('pages')

/** The next visit of this page begins with the first page of its list again. */
export function resetPageCount(locationKey: string): void {
  pageCounts.remove(locationKey)
}

/** How many pages of a list this visit shows: going back and a reload find it as long as it was. `list` tells lists of one page apart. */
export function usePageCount(list = ''): readonly [pages: number, more: () => void] {
  const { key } = useLocation()
  const visit = `${key} ${list}`.trimEnd()
  const [pages, setPages] = useState(() => pageCounts.get(visit) ?? 1)
  const more = () => {
    pageCounts.set(visit, pages + 1)
    setPages(pages + 1)
  }
  return [pages, more]
}
