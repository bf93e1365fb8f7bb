import type { ContractCheck } from './check-message.ts'

/** A log line: `out` was posted by the page, `in` was sent to it, `note` is an event. */
export interface LogLine {
  readonly id: number
  /** ms of the epoch */
  readonly at: number
  readonly way: 'out' | 'in' | 'note'
  /** With tokens masked. */
  readonly text: string
  /** For messages only. */
  readonly verdict?: ContractCheck
}

/** The log keeps so many lines. */
const MAX_LINES = 300

export function appendLine(lines: readonly LogLine[], line: Omit<LogLine, 'id'>): readonly LogLine[] {
  const id = (lines.at(-1)?.id ?? 0) + 1
  return [...lines, { ...line, id }].slice(-MAX_LINES)
}
