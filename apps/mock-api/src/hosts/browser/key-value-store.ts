import { createStore, delMany, get, keys, setMany } from 'idb-keyval'

/** Plain data by key, as a page keeps it. */
export interface KeyValueStore {
  get(key: string): Promise<unknown>
  /** All of it or nothing. */
  set(entries: readonly (readonly [key: string, value: unknown])[]): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  keys(): Promise<string[]>
}

/** A table of this origin's IndexedDB. */
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
