import { safeSessionStorage, sessionKeys } from './browser-storage.ts'

const PREFIX = 'draft:'

interface Draft {
  /** The member who typed it; null for a guest. */
  readonly owner: string | null
  readonly value: unknown
}

/** Typed values of forms, stored in this tab, so that a reload or a login in between loses nothing. Never passwords, codes or card data. */
export const drafts = {
  /** The draft of that name, if `owner` wrote it. A guest's is continued by the member who logs in. */
  read(name: string, owner: string | null): unknown {
    try {
      const { owner: writer, value } = JSON.parse(safeSessionStorage.get(`${PREFIX}${name}`) ?? 'null') as Draft
      return (writer ?? owner) === owner ? value : undefined
    } catch {
      return undefined
    }
  },
  has: (name: string) => safeSessionStorage.get(`${PREFIX}${name}`) !== null,
  write(name: string, owner: string | null, value: unknown): void {
    safeSessionStorage.set(`${PREFIX}${name}`, JSON.stringify({ owner, value } satisfies Draft))
  },
  remove: (name: string): void => safeSessionStorage.remove(`${PREFIX}${name}`),
  removeAll(): void {
    for (const key of sessionKeys()) if (key.startsWith(PREFIX)) safeSessionStorage.remove(key as `draft:${string}`)
  },
} as const

const SELECTED_ADDRESS = 'selectedAddressId'

/**
 * The address for the order that is being confirmed: the address pages set it, the confirm page reads it. It lasts as long as the tab or the login;
 * the server checks that it belongs to the member.
 */
export const selectedAddressId = {
  get(): string | null {
    const id = drafts.read(SELECTED_ADDRESS, null)
    return typeof id === 'string' ? id : null
  },
  set: (addressId: string): void => drafts.write(SELECTED_ADDRESS, null, addressId),
  clear: (): void => drafts.remove(SELECTED_ADDRESS),
} as const
