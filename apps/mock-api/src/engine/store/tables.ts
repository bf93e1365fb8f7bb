import type { submissionTables } from './submission-table.ts'
import type { DbOf } from './table-def.ts'

/** Every table of a world. The engine knows its own; the shop adds those of its domains (`domains/tables.ts`). */
export interface Tables {
  readonly submissions: typeof submissionTables.submissions
}

/** The tables of one world, as handlers see them. */
export type Db = DbOf<{ readonly [N in keyof Tables]: Tables[N] }>
