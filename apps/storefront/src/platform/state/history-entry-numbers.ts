import { safeSessionStorage } from './browser-storage.ts'

const MAX_ENTRIES = 50

/** The key of entries that the router didn't add, such as a jump to an anchor. Many share it, so nothing is stored for it. */
const KEYLESS_ENTRY = 'default'

/** A number for each history entry (by `location.key`); it survives back, forward and a reload. */
export function historyEntryNumbers(name: 'scroll' | 'pages') {
  const read = (): Record<string, number> => {
    try {
      return JSON.parse(safeSessionStorage.get(name) ?? '{}') as Record<string, number>
    } catch {
      return {}
    }
  }
  const write = (notes: Readonly<Record<string, number>>) =>
    safeSessionStorage.set(name, JSON.stringify(Object.fromEntries(Object.entries(notes).slice(-MAX_ENTRIES))))
  const without = (visit: string) => {
    const { [visit]: _, ...others } = read()
    return others
  }
  return {
    get: (visit: string): number | undefined => read()[visit],
    set(visit: string, value: number): void {
      if (visit.split(' ')[0] !== KEYLESS_ENTRY) write({ ...without(visit), [visit]: value })
    },
    remove: (visit: string): void => write(without(visit)),
  }
}
