import type { JournalLine } from '@nusaria/mock-api/control/types'

/** A range of journal lines by the `seq` of its two ends, in the order they were selected. `at` is the line whose details are shown. */
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

export function isInRange(range: LineRange | null, seq: number): boolean {
  return range !== null && seq >= rangeStart(range) && seq <= rangeEnd(range)
}

/** Selects one line, or extends the range to it. */
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

/** The index of the line that a key moves to, among the lines shown. Null when the key doesn't move. */
export function lineForKey(key: string, lines: readonly JournalLine[], range: LineRange | null): number | null {
  const jump = Object.hasOwn(JUMPS, key) ? JUMPS[key] : undefined
  const last = lines.length - 1
  if (!jump || last < 0) return null
  const at = range ? lines.findIndex(({ seq }) => seq === range.at) : -1
  const to = at < 0 && !['Home', 'End'].includes(key) ? last : jump(at, last)
  return Math.max(0, Math.min(last, to))
}
