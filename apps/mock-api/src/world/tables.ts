import type { memberTables } from '../member/tables.ts'
import type { DbOf } from './define.ts'

/** Every table of a world: each domain adds its own here and hands the same object to `defineDomain`. */
export type Tables = typeof memberTables

/** The tables of one world, as handlers see them. */
export type Db = DbOf<Tables>
