import { Collection, Query } from '@msw/data'
import type { TableDef } from './table-def.ts'

export type Row = Record<string, unknown>

type StoredRow = NonNullable<ReturnType<Collection<TableDef['schema']>['findFirst']>>

/** The writes to one table by key: the new row, or null for a removed one. */
export type Writes = ReadonlyMap<string, Row | null>

/** A committed change: the row, null when it was removed; `appended` when it was added at the end. */
export interface RowChange {
  readonly row: Row | null
  readonly appended: boolean
}

/**
 * The committed rows of one table: a `Collection` of `@msw/data`, which keeps their order and answers queries. It has no index by key: beside it is one
 * of its records (docs/decisions/002-table-layer.md).
 */
export class TableStore {
  readonly def: TableDef
  readonly #collection: Collection<TableDef['schema']>
  readonly #byKey = new Map<string, StoredRow>()
  #changed: Map<string, RowChange> | null = null

  constructor(def: TableDef) {
    this.def = def
    this.#collection = new Collection({ schema: def.schema })
  }

  /** The committed row with a key. It must not be changed. */
  get(key: string): Row | undefined {
    return this.#byKey.get(key)
  }

  /** The committed rows that match, all by default, in the order of insertion. They must not be changed. */
  find(matches: (row: Row) => boolean = () => true): Row[] {
    return this.#collection.findMany(new Query(matches))
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
    for (const [key, row] of writes) {
      const before = this.#byKey.get(key)
      const appended = row !== null && (!before || this.#changed?.get(key)?.appended === true)
      if (row === null) {
        if (before) this.#collection.delete(before)
        this.#byKey.delete(key)
      } else if (before)
        this.#byKey.set(key, await this.#collection.update(before, { data: (draft) => assignRow(draft, row), strict: true }))
      else this.#byKey.set(key, await this.#collection.create(row))
      this.#changed?.set(key, { row: this.#byKey.get(key) ?? null, appended })
    }
  }
}

/** Replaces the fields of a draft by those of a row. */
function assignRow(draft: object, row: Row): void {
  for (const key of Object.keys(draft)) if (!Object.hasOwn(row, key)) Reflect.deleteProperty(draft, key)
  Object.assign(draft, row)
}
