import { tables } from '../../domains.ts'
import { CATALOGUE_SEED } from '../../shop.ts'
import type { Keeper } from '../../world/keeper.ts'
import type { KeepOptions, Kept } from './open.ts'

export interface KeepingLater {
  readonly keeper: Keeper
  /** Opens the folder, unless that has happened; where it is, as whoever started would name it. Rejects with `KeepRefused`. */
  open(): Promise<string>
  close(): Promise<void>
}

/** A keeper of the shop's world whose store is loaded and opened when it is first needed. */
export function keeperLater(options: Omit<KeepOptions, 'tables' | 'catalogueSeed'>): KeepingLater {
  let opening: Promise<Kept> | null = null
  const opened = () => {
    opening ??= import('./open.ts').then(({ openKept }) => openKept({ ...options, tables, catalogueSeed: CATALOGUE_SEED }))
    return opening
  }
  return {
    keeper: {
      restore: async () => (await opened()).keeper.restore(),
      keep: async (change) => (await opened()).keeper.keep(change),
    },
    open: async () => (await opened()).folder,
    close: async () => (await opening?.catch(() => null))?.keeper.close(),
  }
}
