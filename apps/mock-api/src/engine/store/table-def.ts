import type { z } from 'zod'

/** A table: the schema of its rows and their key field. */
export interface TableDef<S extends z.ZodObject = z.ZodObject> {
  readonly schema: S
  readonly key: string
  /** Fields that the control API masks: secrets and long values. */
  readonly hidden?: readonly string[]
}

/** Declares a table. Rows are plain JSON; `key` is a unique text field. */
export function table<S extends z.ZodObject>(def: {
  readonly schema: S
  readonly key: keyof z.output<S> & string
  readonly hidden?: readonly (keyof z.output<S> & string)[]
}): TableDef<S> {
  return def
}

export type RowOf<T extends TableDef> = z.output<T['schema']>

/** Fields that must be equal, or a predicate. A predicate must not change the row. */
export type Where<Row> = Partial<Row> | ((row: Readonly<Row>) => boolean)

/**
 * Fields in order of precedence with their directions, or a comparator. Equal rows stay in the order of insertion; where the first field is
 * `desc`, the one inserted last comes first.
 */
export type OrderBy<Row> = { readonly [K in keyof Row]?: 'asc' | 'desc' } | ((a: Readonly<Row>, b: Readonly<Row>) => number)

export interface ListQuery<Row> {
  readonly where?: Where<Row>
  /** By default the order of insertion. */
  readonly orderBy?: OrderBy<Row>
  /** From 1. */
  readonly page_num: number
  readonly page_size: number
}

/**
 * A table as handlers see it. Calls are synchronous. A request sees its own writes at once; others see them when it succeeds. Returned rows
 * are copies; written rows are checked by the schema.
 */
export interface TableApi<Row> {
  get(id: string): Row | undefined
  find(where: Where<Row>): Row | undefined
  /** All that match, by default in the order of insertion. */
  all(where?: Where<Row>, orderBy?: OrderBy<Row>): Row[]
  /** Filters, then sorts, then pages. `total` counts all that match. */
  list(query: ListQuery<Row>): { list: Row[]; total: number }
  count(where?: Where<Row>): number
  /** Throws for a used id and for a row that doesn't fit the schema. */
  insert(row: Row): Row
  /** Throws for an unknown id and for a row that doesn't fit the schema. Returns the new row. */
  update(id: string, patch: Partial<Row> | ((row: Row) => Partial<Row>)): Row
  /** Returns whether the row existed. */
  remove(id: string): boolean
  /** Removes all that match; returns their number. */
  removeWhere(where: Where<Row>): number
}

export type DbOf<T extends Readonly<Record<string, TableDef>>> = { readonly [N in keyof T]: TableApi<RowOf<T[N]>> }
