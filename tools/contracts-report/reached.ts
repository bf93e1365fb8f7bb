import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Test runs write the reached codes here, one file per test file. */
const folder = fileURLToPath(new URL('../../.cache/reached/', import.meta.url))

/** Codes by call name (`cart.add`). */
export type ReachedCodes = Map<string, Set<number>>

const reachedHere: ReachedCodes = new Map()

/** Notes a code that a call returned. */
export function noteReached(callId: string, code: number): void {
  const codes = reachedHere.get(callId) ?? new Set()
  reachedHere.set(callId, codes.add(code))
}

/** Writes the noted codes to a new file. */
export function saveReached(): void {
  if (reachedHere.size === 0) return
  mkdirSync(folder, { recursive: true })
  const data = Object.fromEntries([...reachedHere].map(([id, codes]) => [id, [...codes].sort((a, b) => a - b)]))
  reachedHere.clear()
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(data))
}

/** The codes of all runs so far. */
export function readReached(): ReachedCodes {
  const all: ReachedCodes = new Map()
  for (const file of reachedFiles()) {
    const data = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, number[]>
    for (const [id, codes] of Object.entries(data)) all.set(id, new Set([...(all.get(id) ?? []), ...codes]))
  }
  return all
}

/** Deletes the codes of all runs so far. */
export function clearReached(): void {
  rmSync(folder, { recursive: true, force: true })
}

function reachedFiles(): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.json'))
  } catch {
    return []
  }
}
