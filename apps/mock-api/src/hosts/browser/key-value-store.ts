import { createStore, delMany, get, keys, setMany, type UseStore } from 'idb-keyval'

/** A store of plain data by key. */
export interface KeyValueStore {
  get(key: string): Promise<unknown>
  /** Writes all or nothing. */
  set(entries: readonly (readonly [key: string, value: unknown])[]): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  keys(): Promise<string[]>
}

/**
 * A table whose open reads end when the page is left. Otherwise WebKit may keep the page with an open read, and the writes of the next page
 * wait for it without end.
 */
function openTable(database: string, table: string): UseStore {
  const open = createStore(database, table)
  const reads = new Set<IDBTransaction>()
  globalThis.addEventListener('pagehide', () => {
    for (const read of reads) read.abort()
  })
  return (mode, use) =>
    open(mode, (objects) => {
      const result = Promise.resolve(use(objects))
      if (mode === 'readonly') {
        reads.add(objects.transaction)
        const end = () => reads.delete(objects.transaction)
        // Before the transaction commits: then it can't be aborted any more.
        result.then(end, end)
      }
      return result
    })
}

/** A table in this origin's IndexedDB. */
export function createIndexedDbStore(database: string, table: string): KeyValueStore {
  const store = openTable(database, table)
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
