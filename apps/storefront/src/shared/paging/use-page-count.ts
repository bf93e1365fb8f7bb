import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { historyEntryNumbers } from '../state/history-entry-numbers.ts'

const pageCounts = historyEntryNumbers('pages')

/** Lists of this history entry start with their first page again when they mount next. */
export function resetPageCount(locationKey: string): void {
  pageCounts.remove(locationKey)
}

/**
 * The number of pages of a list to show. It is stored with the history entry: after back or a reload the list has the same length.
 * `list` distinguishes several lists of one entry.
 */
export function usePageCount(list = ''): readonly [pages: number, addPage: () => void] {
  const { key } = useLocation()
  const visit = `${key} ${list}`.trimEnd()
  const [state, setState] = useState(() => ({ visit, pages: pageCounts.get(visit) ?? 1 }))
  const pages = state.visit === visit ? state.pages : (pageCounts.get(visit) ?? 1)
  if (state.visit !== visit) setState({ visit, pages })
  const addPage = () => {
    pageCounts.set(visit, pages + 1)
    setState({ visit, pages: pages + 1 })
  }
  return [pages, addPage]
}
