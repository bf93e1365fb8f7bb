import type { AddressLabel } from '@nusaria/contracts/address'
import { verb } from '../declare.ts'

/** A delivery address. Areas by their official names. */
export interface HomeAddress {
  readonly name: string
  readonly surname: string
  readonly phone: string
  readonly province: string
  readonly city: string
  readonly district: string
  readonly postal_code: string
  readonly street: string
}

const like = (like: string) => ({ like })

/** The member's addresses. */
export const addressVerbs = {
  opensAddress: verb('Opens the form of the default address, or of the one that contains `like`, from the list.', (like?: string) => ({
    like,
  })),
  editsAddress: verb('Types another street into the open form and saves.', (street: string) => ({ street }), { needs: 'address form' }),
  savesNewAddress: verb('Adds an address in the address list.', (home: HomeAddress, label: AddressLabel) => ({ home, label })),
  makesAddressDefault: verb('Makes the address that contains `like` the default.', like),
  deletesAddress: verb('Deletes the address that contains `like`.', like, { at: 'addresses' }),
  seesDefaultAddress: verb(
    'The default address contains `like` and has this label.',
    (like: string, label: AddressLabel) => ({ like, label }),
    { at: 'addresses' },
  ),
}
