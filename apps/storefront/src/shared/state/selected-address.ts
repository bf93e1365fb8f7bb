import { drafts } from './drafts.ts'

const NAME = 'selectedAddressId'

/**
 * The address chosen for the order being confirmed: set by the address pages, read by the confirm page. Lasts as long as the tab or the
 * login, so that neither a reload nor signing in again loses it. The server holds it against the member.
 */
export const selectedAddressId = {
  get(): string | null {
    const id = drafts.read(NAME, null)
    return typeof id === 'string' ? id : null
  },
  set: (addressId: string): void => drafts.write(NAME, null, addressId),
  clear: (): void => drafts.remove(NAME),
} as const
