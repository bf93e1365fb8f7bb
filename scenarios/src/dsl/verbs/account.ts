import type { DeletionReason } from '@nusaria/contracts/deletion'
import type { Language } from '@nusaria/contracts/headers'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { verb } from '../declare.ts'

export interface Profile {
  readonly name?: string
  readonly birthday?: string
  readonly phone?: string
  readonly email?: string
  readonly picture?: true
}

const settings = { at: 'setting' } as const

/** Settings, logout and deletion of the account. */
export const accountVerbs = {
  changesPassword: verb(
    'Changes the password in settings, with the old one.',
    (old: string, password: string) => ({ old, password }),
    settings,
  ),
  changesName: verb('Changes the name in settings.', (name: string) => ({ name }), settings),
  changesBirthday: verb('Changes the birthday in settings: `1999-12-31`.', (birthday: string) => ({ birthday }), settings),
  changesAvatar: verb(
    'Uploads a picture in settings. `large`: more than 800 KB; the screen crops and scales it first.',
    (picture: 'small' | 'large') => ({ picture }),
    settings,
  ),
  seesProfile: verb('The settings show these values.', (profile: Profile) => profile),
  requestsDeletion: verb('Fills and sends the form that deletes the account.', (reason: DeletionReason) => ({ reason }), {
    at: 'deletion',
  }),
  seesDeletion: verb('The deletion page shows this state of the account.', (state: NonNullable<UserInfo['account_state']>) => ({ state })),
  logsOut: verb('Logs out on the account page.'),
  choosesLanguage: verb('Chooses a language: screens and texts of the shop change.', (language: Language) => ({ language })),
}
