import type { TableDef } from '../../../engine/store/table-def.ts'
import type { Row } from '../../../engine/store/table-store.ts'
import type { JournalEntry } from '../../../engine/world/journal.ts'
import { OUTBOX_MAX, type SentMessage } from '../../../engine/world/outbox.ts'
import { timerKey, type WorldChange, type WorldMeta } from '../../../engine/world/persistence.ts'
import type { WorldSnapshot } from '../../../engine/world/snapshot.ts'
import type { Timer } from '../../../engine/world/timers.ts'
import { Checksums, type Write } from './checksums.ts'

/** The stored data isn't a world of this build; the message says why. */
export class UnreadableWorld extends Error {}

const HEAD = 'head'

interface MetaEntry {
  readonly world: WorldMeta
  /** Of all other entries. */
  readonly sum: number
}

/**
 * A world as entries of a store: `t!<table>!<key>` is a row, `d!<kind>!<ref>` a timer, `o!<n>` a message, `j!<n>` a journal entry and `head`
 * the rest. A store returns entries in the order of their keys, so each entry holds its position. Messages and journal entries form ring
 * buffers.
 */
export class PersistedWorld {
  readonly #sums = new Checksums()
  readonly #places = new Map<string, number>()
  readonly #maxJournalEntries: number
  #place = 0
  #sent = 0

  /** @param maxJournalEntries the maximum number of stored journal entries */
  constructor(maxJournalEntries: number) {
    this.#maxJournalEntries = maxJournalEntries
  }

  /** The writes for the changes of a job, without `meta`. */
  writesOf({ rows, timers, sent, journalEntries }: WorldChange): Write[] {
    const writes: Write[] = []
    const write = (key: string, value: unknown) => writes.push({ key, value: value === undefined ? undefined : JSON.stringify(value) })
    for (const [table, changed] of rows) {
      for (const [id, { row, appended }] of changed) {
        const key = `t!${table}!${id}`
        write(key, row === null ? this.#leave(key) : [this.#placeOf(key, appended), row])
      }
    }
    for (const { timer, removed } of timers) {
      const key = `d!${timerKey(timer)}`
      write(key, removed ? this.#leave(key) : [this.#placeOf(key, true), timer])
    }
    for (const message of sent) {
      this.#sent += 1
      write(`o!${this.#sent % OUTBOX_MAX}`, [this.#sent, message])
    }
    for (const entry of journalEntries) write(`j!${entry.seq % this.#maxJournalEntries}`, [entry.seq, entry])
    for (const each of writes) this.#sums.add(each)
    return writes
  }

  /** The write for `meta`, given as JSON, with the checksum of all writes so far. */
  metaWrite(world: string): Write {
    return { key: HEAD, value: `{"world":${world},"sum":${this.#sums.total}}` }
  }

  /** Reads the world from entries in the order of their keys; null for no entries. Throws `UnreadableWorld`. */
  read(entries: readonly (readonly [key: string, value: string])[], tables: Readonly<Record<string, TableDef>>): WorldSnapshot | null {
    if (entries.length === 0) return null
    const rows = new Map<string, [place: number, row: Row][]>()
    const timers: [place: number, due: Timer][] = []
    const sent: [n: number, message: SentMessage][] = []
    const journalEntries: [seq: number, entry: JournalEntry][] = []
    let head: MetaEntry | undefined
    for (const [key, value] of entries) {
      const content = parseEntry(key, value)
      if (key === HEAD) {
        head = content as MetaEntry
        continue
      }
      this.#sums.add({ key, value })
      if (key.startsWith('o!')) sent.push(content as [number, SentMessage])
      else if (key.startsWith('j!')) journalEntries.push(content as [number, JournalEntry])
      else {
        const [place] = content as [number, unknown]
        this.#places.set(key, place)
        this.#place = Math.max(this.#place, place)
        if (key.startsWith('d!')) timers.push(content as [number, Timer])
        else {
          const table = key.slice(2, key.indexOf('!', 2))
          const list = rows.get(table)
          if (list) list.push(content as [number, Row])
          else rows.set(table, [content as [number, Row]])
        }
      }
    }
    if (!head || head.sum !== this.#sums.total) throw new UnreadableWorld('a part of it is missing or broken')
    this.#sent = Math.max(0, ...sent.map(([n]) => n))
    const journal = inOrder(journalEntries)
    return {
      ...head.world,
      tables: Object.fromEntries([...rows].map(([name, list]) => [name, validateRows(name, tables[name], inOrder(list))])),
      timers: inOrder(timers).sort((a, b) => a.at - b.at),
      outbox: inOrder(sent),
      journal: { seq: journal.at(-1)?.seq ?? 0, entries: journal },
    }
  }

  #placeOf(key: string, isNew: boolean): number {
    const known = isNew ? undefined : this.#places.get(key)
    if (known !== undefined) return known
    this.#place += 1
    this.#places.set(key, this.#place)
    return this.#place
  }

  #leave(key: string): undefined {
    this.#places.delete(key)
  }
}

function parseEntry(key: string, value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw new UnreadableWorld(`${key} can't be read`)
  }
}

function inOrder<T>(list: [place: number, item: T][]): T[] {
  return list.sort(([a], [b]) => a - b).map(([, item]) => item)
}

/** Checks rows by the current schema of their table. */
function validateRows(name: string, def: TableDef | undefined, rows: readonly Row[]): Row[] {
  if (!def) throw new UnreadableWorld(`there is no table ${name} any more`)
  return rows.map((row) => {
    const checked = def.schema.safeParse(row)
    const [issue] = checked.error?.issues ?? []
    if (!checked.success) throw new UnreadableWorld(`${name} ${String(row[def.key])}: ${issue?.path.join('.')}: ${issue?.message}`)
    return checked.data as Row
  })
}
