import { createStore, delMany, get, keys, setMany } from 'idb-keyval'

/** A store of plain data by key. */
export interface KeyValueStore {
  get(key: string): Promise<unknown>
  /** Writes all or nothing. */
  set(entries: readonly (readonly [key: string, value: unknown])[]): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  keys(): Promise<string[]>
}

/** A table in this origin's IndexedDB. */
export function createIndexedDbStore(database: string, table: string): KeyValueStore {
  const store = createStore(database, table)
  return {
    get: (key) => get(key, store),
    set: (entries) =>
      setMany(
        entries.map(([key, value]) => [key, value]),
        store,
      ),
    remove: (gone) => delMany([...gone], store),
    keys: () => keys<string>(store),
  }
}
