import { deepCopy } from '@nusaria/catalogue/lib/json'
import type { ListQuery, OrderBy, TableApi, Where } from './table-def.ts'
import type { Row, TableStore, Writes } from './table-store.ts'
import { toComparator, toPredicate } from './where.ts'

/** A table within a unit of work: its own writes over the committed rows. */
export class UnitOfWorkTable implements TableApi<Row> {
  readonly #store: TableStore
  readonly #name: string
  readonly #writes = new Map<string, Row | null>()

  constructor(name: string, store: TableStore) {
    this.#name = name
    this.#store = store
  }

  get writes(): Writes {
    return this.#writes
  }

  get(id: string): Row | undefined {
    return deepCopy(this.#look(id))
  }

  find(where: Where<Row>): Row | undefined {
    return deepCopy(this.#select(where)[0])
  }

  all(where?: Where<Row>, orderBy?: OrderBy<Row>): Row[] {
    return this.#select(where, orderBy).map(deepCopy)
  }

  list({ where, orderBy, page_num, page_size }: ListQuery<Row>): { list: Row[]; total: number } {
    const rows = this.#select(where, orderBy)
    const start = (page_num - 1) * page_size
    return { list: rows.slice(start, start + page_size).map(deepCopy), total: rows.length }
  }

  count(where?: Where<Row>): number {
    return this.#select(where).length
  }

  insert(row: Row): Row {
    const id = row[this.#store.def.key]
    if (typeof id !== 'string' || id === '') throw new TypeError(`${this.#name}: a row needs its ${this.#store.def.key}`)
    if (this.#look(id)) throw new Error(`${this.#name}: ${id} is there already`)
    return this.#write(id, row)
  }

  update(id: string, patch: Partial<Row> | ((row: Row) => Partial<Row>)): Row {
    const row = this.#look(id)
    if (!row) throw new Error(`${this.#name}: there is no ${id}`)
    const change = typeof patch === 'function' ? patch(deepCopy(row)) : patch
    const next: Row = { ...row, ...change }
    for (const key of Object.keys(change)) if (change[key] === undefined) delete next[key]
    if (next[this.#store.def.key] !== id) throw new Error(`${this.#name}: ${id} cannot change its ${this.#store.def.key}`)
    return this.#write(id, next)
  }

  remove(id: string): boolean {
    if (!this.#look(id)) return false
    if (this.#store.get(id)) this.#writes.set(id, null)
    else this.#writes.delete(id)
    return true
  }

  removeWhere(where: Where<Row>): number {
    const { key } = this.#store.def
    const gone = this.#select(where)
    for (const row of gone) this.remove(row[key] as string)
    return gone.length
  }

  #look(id: string): Row | undefined {
    const written = this.#writes.get(id)
    if (written !== undefined) return written ?? undefined
    return this.#store.get(id)
  }

  #write(id: string, row: Row): Row {
    const checked = this.#store.def.schema.safeParse(row)
    if (!checked.success) throw new Error(`${this.#name}: ${id} does not fit its schema: ${checked.error.message}`)
    // A schema may return its input: the copy separates the stored row from the caller's.
    const stored = deepCopy(checked.data as Row)
    this.#writes.set(id, stored)
    return deepCopy(stored)
  }

  /** The committed rows as this unit of work has written them, then its new ones. */
  #select(where: Where<Row> | undefined, orderBy?: OrderBy<Row>): Row[] {
    const matches = toPredicate(where)
    const { key } = this.#store.def
    const current = (row: Row) => {
      const written = this.#writes.get(row[key] as string)
      return written === undefined ? row : written
    }
    const isMatch = (row: Row | null): row is Row => row !== null && matches(row)
    const committed = this.#store.find((row) => isMatch(current(row))).map((row) => current(row) as Row)
    const added = [...this.#writes].flatMap(([id, row]) => (!this.#store.get(id) && isMatch(row) ? [row] : []))
    const rows = [...committed, ...added]
    if (!orderBy) return rows
    // The sort is stable: of rows that are equal, the newest comes first in a descending order.
    if (Object.values(orderBy)[0] === 'desc') rows.reverse()
    return rows.sort(toComparator(orderBy))
  }
}
