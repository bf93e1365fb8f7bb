import { useState } from 'react'

/** Choosing lines, of any kind, to do something with all of them at once. */
export interface BulkSelection {
  /** by line_id */
  readonly selectedIds: ReadonlySet<string>
  readonly setSelected: (lineId: string, on: boolean) => void
  readonly setAllSelected: (lineIds: readonly string[]) => void
}

/** `managing` is null until the shopper wants to. */
export function useBulkSelection() {
  const [selectedIds, setPicks] = useState<ReadonlySet<string> | null>(null)
  const setSelected = (lineId: string, on: boolean) => {
    const next = new Set(selectedIds)
    if (on) next.add(lineId)
    else next.delete(lineId)
    setPicks(next)
  }
  const managing: BulkSelection | null = selectedIds && {
    selectedIds,
    setSelected,
    setAllSelected: (lineIds) => setPicks(new Set(lineIds)),
  }
  return { managing, begin: () => setPicks(new Set()), end: () => setPicks(null) } as const
}
