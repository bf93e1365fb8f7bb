import type { SessionKey } from './session-values.ts'
import { sessionValues } from './session-values.ts'

/** How many visits are kept, the latest ones. */
const MOST = 50

/** The key of an entry that the router didn't add, such as a jump to an anchor: many share it, so nothing is kept for it. */
const WITHOUT_KEY = 'default'

/** A number for each visit of a page (an entry of the history, by its `location.key`), kept over the way back and over a reload. */
export interface VisitNotes {
  readonly get: (visit: string) => number | undefined
  readonly set: (visit: string, value: number) => void
  readonly remove: (visit: string) => void
}

export function visitNotes(name: Extract<SessionKey, 'scroll' | 'pages'>): VisitNotes {
  const read = (): Record<string, number> => {
    try {
      return JSON.parse(sessionValues.get(name) ?? '{}') as Record<string, number>
    } catch {
      return {}
    }
  }
  const write = (notes: Readonly<Record<string, number>>) =>
    sessionValues.set(name, JSON.stringify(Object.fromEntries(Object.entries(notes).slice(-MOST))))
  const without = (visit: string) => {
    const { [visit]: _, ...others } = read()
    return others
  }
  return {
    get: (visit) => read()[visit],
    set(visit, value) {
      if (visit.split(' ')[0] !== WITHOUT_KEY) write({ ...without(visit), [visit]: value })
    },
    remove: (visit) => write(without(visit)),
  }
}
