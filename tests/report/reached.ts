import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where test runs leave what they reached: one file a file of tests. */
const folder = fileURLToPath(new URL('../../.cache/reached/', import.meta.url))

/** Codes by call name (`cart.add`). */
export type Reached = Map<string, Set<number>>

const here: Reached = new Map()

/** Notes that a call answered with a code. */
export function noteReached(callId: string, code: number): void {
  const codes = here.get(callId) ?? new Set()
  here.set(callId, codes.add(code))
}

/** Keeps what was noted so far in a file of its own. */
export function keepReached(): void {
  if (here.size === 0) return
  mkdirSync(folder, { recursive: true })
  const data = Object.fromEntries([...here].map(([id, codes]) => [id, [...codes].sort((a, b) => a - b)]))
  here.clear()
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(data))
}

/** What all runs so far have reached, together. */
export function readReached(): Reached {
  const all: Reached = new Map()
  for (const file of listed()) {
    const data = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, number[]>
    for (const [id, codes] of Object.entries(data)) all.set(id, new Set([...(all.get(id) ?? []), ...codes]))
  }
  return all
}

/** Drops what runs so far have reached. */
export function forgetReached(): void {
  rmSync(folder, { recursive: true, force: true })
}

function listed(): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.json'))
  } catch {
    return []
  }
}
