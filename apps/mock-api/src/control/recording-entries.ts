import { ERRORS } from '@nusaria/contracts/errors'
import type { JournalEntry } from '../engine/world/journal.ts'

const UNREADABLE: readonly (number | null)[] = [ERRORS.MALFORMED_BODY, ERRORS.BODY_TOO_LARGE, ERRORS.BODY_TYPE_UNSUPPORTED].map(
  ({ code }) => code,
)

/** Whether an entry can be replayed: a declared call whose request could be read. */
function isReplayable({ act, call, code }: JournalEntry): boolean {
  return act !== undefined || (call !== undefined && !UNREADABLE.includes(code))
}

/** Why an entry isn't among the steps. */
export function describeUnreadable({ seq, method, path, call }: JournalEntry): string {
  return call === undefined
    ? `Line ${seq}, ${method} ${path}: no call of the shop is there.`
    : `Line ${seq}, ${call}: what was sent could not be read.`
}

/** The entries of a range, and the earlier ones that changed the world, counted for a fault, or returned a secret that is used later. */
export function requiredEntries(lines: readonly JournalEntry[], from: number): JournalEntry[] {
  const watched = new Set(lines.flatMap(({ act }) => (act?.what === 'faults' ? callsOf(act.body) : [])))
  const gave = new Set<number>()
  const kept: JournalEntry[] = []
  for (const line of lines.toReversed()) {
    const isNeeded = line.seq >= from || line.changed || gave.has(line.seq) || watched.has(line.call ?? '')
    if (!isNeeded || !isReplayable(line)) continue
    kept.push(line)
    for (const note of Object.values(line.secrets ?? {})) if ('seq' in note) gave.add(note.seq)
  }
  return kept.reverse()
}

function callsOf(body: unknown): string[] {
  const { list } = (body ?? {}) as { list?: readonly { call?: string }[] }
  return (Array.isArray(list) ? list : []).flatMap(({ call }) => (typeof call === 'string' ? [call] : []))
}
