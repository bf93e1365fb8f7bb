import { useState } from 'react'

/** Choosing lines, of any kind, to do something with all of them at once. */
export interface Managing {
  /** by line_id */
  readonly picks: ReadonlySet<string>
  readonly pick: (lineId: string, on: boolean) => void
  readonly pickAll: (lineIds: readonly string[]) => void
}

/** `managing` is null until the shopper wants to. */
export function useManaging() {
  const [picks, setPicks] = useState<ReadonlySet<string> | null>(null)
  const pick = (lineId: string, on: boolean) => {
    const next = new Set(picks)
    if (on) next.add(lineId)
    else next.delete(lineId)
    setPicks(next)
  }
  const managing: Managing | null = picks && { picks, pick, pickAll: (lineIds) => setPicks(new Set(lineIds)) }
  return { managing, begin: () => setPicks(new Set()), end: () => setPicks(null) } as const
}
