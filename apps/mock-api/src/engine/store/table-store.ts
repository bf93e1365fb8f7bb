import { Collection } from '@msw/data'
import type { TableDef } from './table-def.ts'

export type Row = Record<string, unknown>

/** The writes to one table by key: the new row, or null for a removed one. */
export type Writes = ReadonlyMap<string, Row | null>

/** A committed change: the row, null when it was removed; `appended` when it was added at the end. */
export interface RowChange {
  readonly row: Row | null
  readonly appended: boolean
}

/**
 * The committed rows of one table. Commits go through a `Collection` of `@msw/data`, which owns the rows. Reads use the index by key: it gives
 * direct lookup, unique keys, and no half-done commits (docs/decisions/002-table-layer.md).
 */
export class TableStore {
  readonly def: TableDef
  #collection: Collection<TableDef['schema']> | null = null
  #index: Map<string, Row> = new Map()
  #changed: Map<string, RowChange> | null = null

  constructor(def: TableDef) {
    this.def = def
  }

  /** Committed rows by key, in the order of insertion. They must not be changed. */
  get rows(): ReadonlyMap<string, Row> {
    return this.#index
  }

  /** Starts to collect the changes of commits. */
  trackChanges(): void {
    this.#changed = new Map()
  }

  /** The changes since the previous call, by key. */
  takeChanges(): ReadonlyMap<string, RowChange> {
    const changed = this.#changed ?? new Map()
    if (changed.size > 0) this.trackChanges()
    return changed
  }

  /** Commits writes. Their rows were checked when they were written. */
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

/** Replaces the fields of a draft by those of a row. */
function assignRow(draft: object, row: Row): void {
  for (const key of Object.keys(draft)) if (!Object.hasOwn(row, key)) Reflect.deleteProperty(draft, key)
  Object.assign(draft, row)
}
