import { drafts } from './drafts.ts'

const NAME = 'selectedAddressId'

/** For the order that is being confirmed. It lasts as long as the tab or the login; the server checks that it belongs to the member. */
export const selectedAddressId = {
  get(): string | null {
    const id = drafts.read(NAME, null)
    return typeof id === 'string' ? id : null
  },
  set: (addressId: string): void => drafts.write(NAME, null, addressId),
  clear: (): void => drafts.remove(NAME),
} as const
