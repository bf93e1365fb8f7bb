import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where test runs leave what they reached: one file a file of tests. */
const folder = fileURLToPath(new URL('../../.cache/reached/', import.meta.url))

/** Codes by call name (`cart.add`). */
export type ReachedCodes = Map<string, Set<number>>

const reachedHere: ReachedCodes = new Map()

/** Notes that a call answered with a code. */
export function noteReached(callId: string, code: number): void {
  const codes = reachedHere.get(callId) ?? new Set()
  reachedHere.set(callId, codes.add(code))
}

/** Keeps what was noted so far in a file of its own. */
export function saveReached(): void {
  if (reachedHere.size === 0) return
  mkdirSync(folder, { recursive: true })
  const data = Object.fromEntries([...reachedHere].map(([id, codes]) => [id, [...codes].sort((a, b) => a - b)]))
  reachedHere.clear()
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(data))
}

/** What all runs so far have reached, together. */
export function readReached(): ReachedCodes {
  const all: ReachedCodes = new Map()
  for (const file of reachedFiles()) {
    const data = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, number[]>
    for (const [id, codes] of Object.entries(data)) all.set(id, new Set([...(all.get(id) ?? []), ...codes]))
  }
  return all
}

/** Drops what runs so far have reached. */
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
