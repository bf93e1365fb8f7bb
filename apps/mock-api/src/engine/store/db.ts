import type { TableDef } from './table-def.ts'
import type { Db } from './tables.ts'

type TableOf = (name: string) => unknown

/** Creates `Db` objects with a getter for each table: a request pays only for the tables it uses. */
export function createDbFactory(tables: Readonly<Record<string, TableDef>>): (tableOf: TableOf) => Db {
  class View {
    readonly tableOf: TableOf
    constructor(tableOf: TableOf) {
      this.tableOf = tableOf
    }
  }
  for (const name of Object.keys(tables)) {
    Object.defineProperty(View.prototype, name, {
      get(this: View) {
        return this.tableOf(name)
      },
    })
  }
  return (tableOf) => new View(tableOf) as unknown as Db
}
