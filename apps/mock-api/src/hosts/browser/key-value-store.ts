import { createStore, delMany, get, keys, setMany, type UseStore } from 'idb-keyval'

/** A store of plain data by key. */
export interface KeyValueStore {
  get(key: string): Promise<unknown>
  /** Writes all or nothing. */
  set(entries: readonly (readonly [key: string, value: unknown])[]): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  keys(): Promise<string[]>
}

/** A table whose reads end when the page is left: WebKit may keep a page with an open read, for which the writes of the next page wait forever. */
function openTable(database: string, table: string): UseStore {
  const open = createStore(database, table)
  const reads = new Set<IDBTransaction>()
  let left = false
  globalThis.addEventListener?.('pageshow', () => {
    left = false
  })
  globalThis.addEventListener?.('pagehide', () => {
    left = true
    for (const read of reads) read.abort()
  })
  return (mode, use) =>
    open(mode, (objects) => {
      const { transaction } = objects
      if (mode === 'readonly') {
        reads.add(transaction)
        const end = () => reads.delete(transaction)
        transaction.addEventListener('complete', end)
        transaction.addEventListener('abort', end)
        if (left) transaction.abort()
      }
      return use(objects)
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
