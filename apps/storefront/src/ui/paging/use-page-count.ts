import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useBrowserValue } from '#platform/rendering/hydration.ts'
import { historyEntryNumbers } from '#platform/state/history-entry-numbers.ts'

const pageCounts = historyEntryNumbers('pages')

/** Lists of this history entry start with their first page again when they mount next. */
export function resetPageCount(locationKey: string): void {
  pageCounts.remove(locationKey)
}

/** The pages shown when the visit began, of which the server knows none. */
function usePagesBefore(visit: string): number {
  const read = useMemo(() => {
    let pages: number | undefined
    return () => {
      pages ??= pageCounts.get(visit) || 1
      return pages
    }
  }, [visit])
  return useBrowserValue(read, 1)
}

/** The pages of a list to show, stored with the history entry for back and a reload. `list` distinguishes several lists of one entry. */
export function usePageCount(list = ''): readonly [pages: number, addPage: () => void] {
  const { key } = useLocation()
  const visit = `${key} ${list}`.trimEnd()
  const before = usePagesBefore(visit)
  const opened = { visit, before, pages: before }
  const [state, setState] = useState(opened)
  const current = state.visit === visit && state.before === before ? state : opened
  if (current !== state) setState(current)
  const addPage = () => {
    const pages = current.pages + 1
    pageCounts.set(visit, pages)
    setState({ ...current, pages })
  }
  return [current.pages, addPage]
}

/** The parameter of a list's address with the number of its last page on the screen; page 1 has none. */
const PARAM = 'page'

export function pageInAddress(search: string): number {
  const text = new URLSearchParams(search).get(PARAM) ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

export function withPage(search: string, page: number): string {
  const params = new URLSearchParams(search)
  params.delete(PARAM)
  if (page > 1) params.set(PARAM, String(page))
  return `?${params}`
}

/** The first page on the screen, of a list whose address names its last one: after back or a reload all pages are shown that were shown before. */
export function useFirstPage(): number {
  const { key, search } = useLocation()
  const before = usePagesBefore(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address of a visit changes as its pages load
  return useMemo(() => Math.max(1, pageInAddress(search) + 1 - before), [key, before])
}
