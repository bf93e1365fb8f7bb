import type { JournalLine } from '@nusaria/mock-api/control/types'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ControlError, control } from '../../control/control-api.ts'

/** Lines that are shown. The mock keeps as many. */
const MAX_LINES = 2_000
/** ms between two polls */
const POLL_MS = 2_000

export interface Journal {
  /** Oldest first; null until loaded. */
  readonly lines: readonly JournalLine[] | null
  readonly failure: ControlError | null
}

const EMPTY_JOURNAL: Journal = { lines: null, failure: null }

/** The journal of a world, polled. Each request asks only for new lines. */
export function useJournal(world: string): Journal {
  const [{ of, ...journal }, setState] = useState<Journal & { readonly of: string }>({ of: world, ...EMPTY_JOURNAL })
  const latest = useRef({ world, seq: 0 })
  const refetch = useCallback(async () => {
    if (latest.current.world !== world) latest.current = { world, seq: 0 }
    const asked = latest.current
    try {
      const { list } = await control('journal', { params: { id: world }, query: { since: String(asked.seq) } })
      // Two requests may run at once, and the user may have chosen another world in the meantime.
      if (latest.current !== asked) return
      if (list.length > 0) latest.current = { world, seq: list.at(-1)?.seq ?? asked.seq }
      setState((before) => {
        const known = before.of === world ? (before.lines ?? []) : []
        if (list.length === 0 && before.of === world && before.lines && !before.failure) return before
        return { of: world, lines: [...known, ...list].slice(-MAX_LINES), failure: null }
      })
    } catch (error) {
      const failure = error instanceof ControlError ? error : new ControlError(0, String(error))
      setState((before) => ({ of: world, lines: before.of === world ? before.lines : null, failure }))
    }
  }, [world])
  useEffect(() => {
    void refetch()
    const timer = setInterval(() => document.visibilityState === 'visible' && void refetch(), POLL_MS)
    return () => clearInterval(timer)
  }, [refetch])
  return of === world ? journal : EMPTY_JOURNAL
}
