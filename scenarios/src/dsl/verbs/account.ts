import type { AddressLabel } from '@nusaria/contracts/address'
import type { DeletionReason } from '@nusaria/contracts/deletion'
import type { Language } from '@nusaria/contracts/headers'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { verb, verbWith } from '../declare.ts'

/** A delivery address. Areas by their official names. `search` finds the area, which the lists name without it, and fills in the postal code. */
export type HomeAddress = Readonly<
  Record<'name' | 'surname' | 'phone' | 'province' | 'city' | 'district' | 'postal_code' | 'street', string>
> & { readonly search?: string }

/** `birthday`: `1999-12-31`; phone and e-mail in full: the settings mask them. */
type Profile = Readonly<Partial<Record<'name' | 'birthday' | 'phone' | 'email', string>>> & { readonly picture?: true }

/** Of an account that isn't deleted yet. */
type AccountState = NonNullable<UserInfo['account_state']>

const like = (like: string) => ({ like })
const onAddresses = verbWith({ at: 'addresses' })

/** Settings, logout, deletion of the account, and the member's addresses. */
export const accountVerbs = {
  seesProfile: verb('The settings show these values.', (profile: Profile) => profile),
  requestsDeletion: verb('Sends the form that deletes the account.', (reason: DeletionReason) => ({ reason }), { at: 'deletion' }),
  seesDeletion: verb('The deletion page shows this state of the account.', (state: AccountState) => ({ state })),
  logsOut: verb('Logs out on the account page.'),
  choosesLanguage: verb('Chooses a language: screens and texts of the shop change.', (language: Language) => ({ language })),
  deletesAddress: onAddresses('Deletes the address that matches `like`.', like),
  makesDefaultAddress: onAddresses('Makes the address that matches `like` the default, with its button in the list.', like),
  seesDefaultAddress: onAddresses('The default address matches `like` and has this label.', (like: string, label: AddressLabel) => ({
    like,
    label,
  })),
}
