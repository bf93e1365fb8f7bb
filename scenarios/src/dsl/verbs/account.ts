import type { AddressLabel } from '@nusaria/contracts/address'
import type { DeletionReason } from '@nusaria/contracts/deletion'
import type { Language } from '@nusaria/contracts/headers'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { verb, verbWith } from '../declare.ts'

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

export interface Profile {
  readonly name?: string
  readonly birthday?: string
  readonly phone?: string
  readonly email?: string
  readonly picture?: true
}

const inSettings = verbWith({ at: 'setting' })

/** Settings, logout, deletion of the account, and the member's addresses. */
export const accountVerbs = {
  changesPassword: inSettings('Changes the password in settings, with the old one.', (old: string, password: string) => ({
    old,
    password,
  })),
  changesName: inSettings('Changes the name in settings.', (name: string) => ({ name })),
  changesBirthday: inSettings('Changes the birthday in settings: `1999-12-31`.', (birthday: string) => ({ birthday })),
  changesAvatar: inSettings(
    'Uploads a picture in settings. `large`: more than 800 KB; the screen crops and scales it first.',
    (picture: 'small' | 'large') => ({ picture }),
  ),
  seesProfile: verb('The settings show these values.', (profile: Profile) => profile),
  requestsDeletion: verb('Fills and sends the form that deletes the account.', (reason: DeletionReason) => ({ reason }), {
    at: 'deletion',
  }),
  seesDeletion: verb('The deletion page shows this state of the account.', (state: NonNullable<UserInfo['account_state']>) => ({ state })),
  logsOut: verb('Logs out on the account page.'),
  choosesLanguage: verb('Chooses a language: screens and texts of the shop change.', (language: Language) => ({ language })),
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
