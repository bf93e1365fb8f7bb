import { drafts } from './drafts.ts'

const NAME = 'selectedAddressId'

/**
 * The address selected for the order that is being confirmed: set by the address pages, read by the confirm page. It lasts as long as the
 * tab or the login: a reload or a new login doesn't lose it. The server checks that it belongs to the member.
 */
export const selectedAddressId = {
  get(): string | null {
    const id = drafts.read(NAME, null)
    return typeof id === 'string' ? id : null
  },
  set: (addressId: string): void => drafts.write(NAME, null, addressId),
  clear: (): void => drafts.remove(NAME),
} as const
