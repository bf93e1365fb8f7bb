import type { Address } from '@nusaria/contracts/address'

/** An address on one line, from the street up, its parts joined with commas, the postal code last. */
export function formatAddress({ address_line1, address_line2, area, city, state, postal_code }: Address): string {
  return `${[address_line1, address_line2, area, city, state].filter(Boolean).join(', ')} ${postal_code}`
}
