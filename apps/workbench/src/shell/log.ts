import type { ContractCheck } from './check-message.ts'

/** One line of what went on: `out` was posted by the page, `in` sent to it, `note` is about the two. */
export interface LogLine {
  readonly id: number
  /** ms of the epoch */
  readonly at: number
  readonly way: 'out' | 'in' | 'note'
  /** As it may be shown. */
  readonly text: string
  /** Of messages alone. */
  readonly verdict?: ContractCheck
}

/** Lines kept. */
const MAX_LINES = 300

export function appendLine(lines: readonly LogLine[], line: Omit<LogLine, 'id'>): readonly LogLine[] {
  const id = (lines.at(-1)?.id ?? 0) + 1
  return [...lines, { ...line, id }].slice(-MAX_LINES)
}
