import type { JournalLine } from '@nusaria/mock-api/control/types'

/** A stretch of the journal by the seqs of its ends, in whatever order they were chosen; the second is the line that is looked at. */
export interface LineRange {
  readonly anchor: number
  readonly at: number
}

export function rangeStart({ anchor, at }: LineRange): number {
  return Math.min(anchor, at)
}

export function rangeEnd({ anchor, at }: LineRange): number {
  return Math.max(anchor, at)
}

export function isInRange(stretch: LineRange | null, seq: number): boolean {
  return stretch !== null && seq >= rangeStart(stretch) && seq <= rangeEnd(stretch)
}

/** The line chosen, or the stretch drawn out to it. */
export function selectLine(before: LineRange | null, seq: number, extends_: boolean): LineRange {
  return { anchor: extends_ && before ? before.anchor : seq, at: seq }
}

const JUMPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + 10,
  PageUp: (at) => at - 10,
  Home: () => 0,
  End: (_at, last) => last,
}

/** Where a key leads from the line that is looked at, among those shown; null for a key that leads nowhere. */
export function lineForKey(key: string, lines: readonly JournalLine[], stretch: LineRange | null): number | null {
  const jump = Object.hasOwn(JUMPS, key) ? JUMPS[key] : undefined
  const last = lines.length - 1
  if (!jump || last < 0) return null
  const at = stretch ? lines.findIndex(({ seq }) => seq === stretch.at) : -1
  const to = at < 0 && !['Home', 'End'].includes(key) ? last : jump(at, last)
  return Math.max(0, Math.min(last, to))
}
