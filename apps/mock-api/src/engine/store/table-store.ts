import { Collection } from '@msw/data'
import type { TableDef } from './table-def.ts'

export type Row = Record<string, unknown>

/** A unit of work's writes to one table: the row as it will stand, or null for one that goes. */
export type Writes = ReadonlyMap<string, Row | null>

/** A row as commits left it, null where it went; `anew` where it came to the end of its table. */
export interface RowChange {
  readonly row: Row | null
  readonly appended: boolean
}

/**
 * The committed rows of one table. The rows live in a `Collection`; beside it stands an index by key, which gives what the
 * collection alone doesn't: lookup at once, one row a key, and readers that never meet a half-done commit.
 */
export class TableStore {
  readonly def: TableDef
  #collection: Collection<TableDef['schema']> | null = null
  #index: Map<string, Row> = new Map()
  #changed: Map<string, RowChange> | null = null

  constructor(def: TableDef) {
    this.def = def
  }

  /** Committed rows by key, in order of insertion. Never change them. */
  get rows(): ReadonlyMap<string, Row> {
    return this.#index
  }

  /** From now on it is noted what commits change. */
  trackChanges(): void {
    this.#changed = new Map()
  }

  /** What commits changed since this was last asked, by key. */
  takeChanges(): ReadonlyMap<string, RowChange> {
    const changed = this.#changed ?? new Map()
    if (changed.size > 0) this.trackChanges()
    return changed
  }

  /** Makes the writes permanent. Rows have been checked when they were written. */
  async commit(writes: Writes): Promise<void> {
    this.#collection ??= new Collection({ schema: this.def.schema })
    const collection = this.#collection
    const outcome: [string, Row | null][] = []
    for (const [id, row] of writes) {
      const before = this.#index.get(id)
      if (row === null) {
        if (before) collection.delete((query) => query.where((record) => record === before))
        outcome.push([id, null])
      } else if (before) {
        const after = await collection.update((query) => query.where((record) => record === before), {
          data: (draft) => assignRow(draft, row),
        })
        outcome.push([id, (after as Row | undefined) ?? row])
      } else outcome.push([id, (await collection.create(row)) as Row])
    }
    for (const [id, row] of outcome) {
      this.#changed?.set(id, { row, appended: row !== null && (!this.#index.has(id) || this.#changed.get(id)?.appended === true) })
      if (row === null) this.#index.delete(id)
      else this.#index.set(id, row)
    }
  }
}

/** Makes a draft equal to a row. */
function assignRow(draft: object, row: Row): void {
  for (const key of Object.keys(draft)) if (!Object.hasOwn(row, key)) Reflect.deleteProperty(draft, key)
  Object.assign(draft, row)
}
