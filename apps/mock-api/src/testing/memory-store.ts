import type { KeyValueStore } from '../hosts/browser/key-value-store.ts'

/** A store as IndexedDB is one, with its entries. */
export function memoryStore() {
  const entries = new Map<string, unknown>()
  const store: KeyValueStore = {
    get: async (key) => structuredClone(entries.get(key)),
    async set(list) {
      for (const [key, value] of list) entries.set(key, structuredClone(value))
    },
    async remove(keys) {
      for (const key of keys) entries.delete(key)
    },
    keys: async () => [...entries.keys()],
  }
  /** The ids of the stored worlds. */
  const worlds = () => [...entries.keys()].filter((key) => key.startsWith('world:')).map((key) => key.slice(6))
  return { store, entries, worlds }
}
