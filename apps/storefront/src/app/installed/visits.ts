import { safeLocalStorage } from '#platform/state/browser-storage.ts'

/** ms without a page load after which the next one begins another visit */
const PAUSE = 1_800_000

interface Visits {
  readonly count: number
  /** ms: the last page load */
  readonly at: number
}

function readVisits(): Visits {
  try {
    const { count, at } = JSON.parse(safeLocalStorage.get('visits') ?? '') as Partial<Visits>
    if (Number.isSafeInteger(count) && typeof at === 'number') return { count: count as number, at }
  } catch {
    // None yet.
  }
  return { count: 0, at: 0 }
}

/** Counts a page load; returns the number of visits, this one included. `now` in ms. */
export function countVisit(now = Date.now()): number {
  const { count, at } = readVisits()
  const visits = Math.abs(now - at) < PAUSE ? count : count + 1
  safeLocalStorage.set('visits', JSON.stringify({ count: visits, at: now } satisfies Visits))
  return visits
}
