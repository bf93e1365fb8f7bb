import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A log of LevelDB without its end, as it was found. */
export interface CutLog {
  readonly name: string
  readonly bytes: Buffer
}

/** The format of a log (doc/log_format.md of LevelDB): blocks of records, each with a checksum, a length and its type. */
const BLOCK = 32_768
const HEADER = 7
const TYPES = { none: 0, full: 1, first: 2, last: 4 } as const

/** Whether a log ends within a record. */
export function endsWithinRecord(bytes: Buffer): boolean {
  let isOpen = false
  for (let at = 0; at < bytes.length; ) {
    const left = BLOCK - (at % BLOCK)
    if (left < HEADER) {
      at += left
      continue
    }
    if (at + HEADER > bytes.length) return true
    const length = bytes.readUInt16LE(at + 4)
    const type = bytes[at + 6]
    if (type === TYPES.none && length === 0) return isOpen
    at += HEADER + length
    if (at > bytes.length) return true
    isOpen = type !== TYPES.full && type !== TYPES.last
  }
  return isOpen
}

/** The lengths of the logs, in bytes, when they were noted. A log only grows. */
const Lengths = z.record(z.string(), z.int())
const noteOf = (folder: string) => `${folder}.logs.json`
const logsIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.log')) : [])

/** Notes how long the logs of a store are, so that a missing end can be noticed. */
export function noteLogs(folder: string): void {
  const lengths = Object.fromEntries(logsIn(folder).map((name) => [name, statSync(join(folder, name)).size]))
  writeFileSync(noteOf(folder), JSON.stringify(lengths))
}

/** Forgets the note: it is of other logs. */
export function forgetLogs(folder: string): void {
  rmSync(noteOf(folder), { force: true })
}

/** The logs of a store that miss their end: within a record, or compared with the last note. LevelDB doesn't report them. */
export function findCutLogs(folder: string): readonly CutLog[] {
  const lengths = readNote(noteOf(folder))
  return logsIn(folder).flatMap((name) => {
    const bytes = readFileSync(join(folder, name))
    return endsWithinRecord(bytes) || bytes.length < (lengths[name] ?? 0) ? [{ name, bytes }] : []
  })
}

function readNote(file: string): z.output<typeof Lengths> {
  try {
    return Lengths.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}
