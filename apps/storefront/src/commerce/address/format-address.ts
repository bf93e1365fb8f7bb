import type { Address } from '@nusaria/contracts/address'

/** An address of one line: the words after its last comma, province and postal code, stay together where they are short. */
export const keepProvince = (address: string) => address.replace(/, [^,]{1,32}$/, (end) => `, ${end.slice(2).replaceAll(' ', '\u00a0')}`)

/** One line, from the street up. */
export function formatAddress({ address_line1, address_line2, area, city, state, postal_code }: Address): string {
  return keepProvince([address_line1, address_line2, area, city, `${state} ${postal_code}`].filter(Boolean).join(', '))
}
