import type { z } from 'zod'

/** One kind of row a world keeps: its schema, and the field that names a row. */
export interface TableDef<S extends z.ZodObject = z.ZodObject> {
  readonly schema: S
  readonly key: string
  /** Fields that nobody outside the engine is shown: secrets, and what is too long to look at. */
  readonly hidden?: readonly string[]
}

/** Declares a table. Rows are plain JSON; `key` is a text field that no two rows share. */
export function table<S extends z.ZodObject>(def: {
  readonly schema: S
  readonly key: keyof z.output<S> & string
  readonly hidden?: readonly (keyof z.output<S> & string)[]
}): TableDef<S> {
  return def
}

export type RowOf<T extends TableDef> = z.output<T['schema']>

/** Fields that must be equal, or a test. The row a test sees must not be changed. */
export type Where<Row> = Partial<Row> | ((row: Readonly<Row>) => boolean)

/** Fields in order of weight, each with its direction, or a comparison. */
export type OrderBy<Row> = { readonly [K in keyof Row]?: 'asc' | 'desc' } | ((a: Readonly<Row>, b: Readonly<Row>) => number)

export interface ListQuery<Row> {
  readonly where?: Where<Row>
  /** Order of insertion unless told. */
  readonly orderBy?: OrderBy<Row>
  /** From 1. */
  readonly page_num: number
  readonly page_size: number
}

/**
 * A table as handlers see it. Calls are synchronous; writes are seen at once by the same request, and by others when it succeeds.
 * Rows that come out are copies, rows that go in are checked by the schema.
 */
export interface TableApi<Row> {
  get(id: string): Row | undefined
  find(where: Where<Row>): Row | undefined
  /** All that match, in order of insertion unless told. */
  all(where?: Where<Row>, orderBy?: OrderBy<Row>): Row[]
  /** Filters, then sorts, then pages. `total` counts all that match. */
  list(query: ListQuery<Row>): { list: Row[]; total: number }
  count(where?: Where<Row>): number
  /** Throws when the id is taken or the row doesn't fit the schema. Returns a copy. */
  insert(row: Row): Row
  /** Throws when there is no such row or the outcome doesn't fit the schema. Returns a copy of the outcome. */
  update(id: string, patch: Partial<Row> | ((row: Row) => Partial<Row>)): Row
  /** Whether there was such a row. */
  remove(id: string): boolean
  /** Removes all that match; returns how many. */
  removeWhere(where: Where<Row>): number
}

export type DbOf<T extends Readonly<Record<string, TableDef>>> = { readonly [N in keyof T]: TableApi<RowOf<T[N]>> }
