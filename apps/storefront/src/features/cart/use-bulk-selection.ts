import { useState } from 'react'

/** Lines of any kind, selected to remove or move all of them at once. */
export interface BulkSelection {
  /** by line_id */
  readonly selectedIds: ReadonlySet<string>
  readonly setSelected: (lineId: string, selected: boolean) => void
  readonly setAllSelected: (lineIds: readonly string[]) => void
}

/** `bulkSelection` is null outside bulk selection. */
export function useBulkSelection() {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string> | null>(null)
  const setSelected = (lineId: string, selected: boolean) => {
    const next = new Set(selectedIds)
    if (selected) next.add(lineId)
    else next.delete(lineId)
    setSelectedIds(next)
  }
  const bulkSelection: BulkSelection | null = selectedIds && {
    selectedIds,
    setSelected,
    setAllSelected: (lineIds) => setSelectedIds(new Set(lineIds)),
  }
  return { bulkSelection, begin: () => setSelectedIds(new Set()), end: () => setSelectedIds(null) } as const
}
