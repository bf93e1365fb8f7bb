import { sessionValues } from './session-values.ts'

/**
 * The address chosen for the order being confirmed: set by the address pages, read by the confirm page. Lasts as long as the tab, so
 * that neither a reload nor signing in again loses it. The server holds it against the member.
 */
export const selectedAddressId = {
  get: (): string | null => sessionValues.get('selectedAddressId'),
  set: (addressId: string): void => sessionValues.set('selectedAddressId', addressId),
  clear: (): void => sessionValues.remove('selectedAddressId'),
} as const
