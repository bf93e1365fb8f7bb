import { maskAccount } from '@nusaria/contracts/account'
import { LANGUAGES } from '@nusaria/contracts/headers'
import type { accountVerbs } from '@nusaria/scenarios/dsl/verbs/account'
import { expect, type Locator } from '@playwright/test'
import { textsOf } from '../../support/texts.ts'
import { afterReply } from './codes.ts'
import { pickPicture, tick } from './controls.ts'
import { type Field, type Form, fillForm, secret, sendForm, ticked, typed } from './form.ts'
import { openPasswordDialog, passwordDialog } from './login.ts'
import type { PageActs, Person } from './person.ts'

type ProfileField = 'name' | 'birthday'

const settingsRow = ({ page, t, main }: Person, what: string): Locator =>
  main.getByRole('listitem').filter({ has: page.getByText(t(`profile:${what}.label`), { exact: true }) })

/** Closes a dialog that a refusal left open. */
async function closeDialog(person: Person): Promise<void> {
  const open = person.page.getByRole('dialog')
  if (await open.isVisible()) await person.press('common:action.cancel', open)
  await expect(open).toBeHidden()
}

const profileForm = (what: ProfileField, fields: readonly Field[]): Form => ({
  async open(person) {
    await person.ensureAt('setting')
    await closeDialog(person)
    await settingsRow(person, what).getByRole('button').click()
  },
  fields,
  submit: (person) => person.press('common:action.save', person.dialog(`profile:${what}.title`)),
  async done(person) {
    await person.sees(`profile:${what}.saved`)
    await expect(person.dialog(`profile:${what}.title`)).toBeHidden()
  },
})

export const nameForm = (name: string): Form =>
  profileForm('name', [typed((person) => person.field('profile:name.label', person.dialog('profile:name.title')), name)])

export function birthdayForm(birthday: string): Form {
  const [year = '', month = '', day = ''] = birthday.split('-').map((part) => String(Number(part)))
  const fields = Object.entries({ day, month, year }).map(([part, value]): Field => {
    const find = (person: Person) => person.field(`profile:birthday.${part}`, person.dialog('profile:birthday.title'))
    return { fill: (person) => find(person).selectOption(value), isKept: (person) => expect(find(person)).toHaveValue(value) }
  })
  return profileForm('birthday', fields)
}

const avatarButton = (person: Person) => person.control('button', 'profile:avatar.use', person.dialog('profile:avatar.title'))

/** The picked file stays. */
export const avatarForm = (size: 'small' | 'large'): Form => ({
  open: (person) => person.ensureAt('setting'),
  fields: [
    {
      async fill(person) {
        await pickPicture(person.field('profile:avatar.pick'), size)
        await expect(avatarButton(person)).toBeEnabled()
      },
      isKept: (person) => expect(avatarButton(person)).toBeEnabled(),
    },
  ],
  submit: (person) => avatarButton(person).click(),
  async done(person) {
    await person.sees('profile:avatar.saved')
    await expect(person.page.getByRole('dialog')).toBeHidden()
  },
})

export function passwordForm(old: string, password: string): Form {
  const fields = Object.entries({ old, new: password, repeat: password }).map(([label, value]) => {
    const find = (person: Person) => person.field(`profile:password.${label}`, passwordDialog(person))
    return secret(find, (person) => find(person).fill(value))
  })
  return {
    async open(person) {
      await person.ensureAt('setting')
      await openPasswordDialog(person)
    },
    fields,
    submit: (person) => person.press('common:action.save', passwordDialog(person)),
    done: (person) => person.sees('auth:reset.done'),
  }
}

const consent = (person: Person) => person.control('checkbox', 'deletion:consent')

/** The reason stays; the consent is given again. */
export const deletionForm = (reason: string, ...details: Field[]): Form => ({
  open: (person) => person.ensureAt('deletion'),
  fields: [
    ticked((person) => person.control('radio', `deletion:reason.${reason}`)),
    ...details,
    {
      fill: (person) => tick(consent(person)),
      isKept: async (person) => (await consent(person).isChecked()) || tick(consent(person)),
    },
  ],
  async submit(person) {
    await person.press('deletion:submit', person.main)
    await person.press('deletion:confirm.action', person.control('alertdialog', 'deletion:confirm.title'))
  },
  done: (person) => person.sees('deletion:sent'),
})

/** Settings, logout and deletion of the account. */
export const accountActions: PageActs<typeof accountVerbs> = {
  changesName: (person, { name }, goesThrough) => sendForm(person, nameForm(name), goesThrough),
  changesBirthday: (person, { birthday }, goesThrough) => sendForm(person, birthdayForm(birthday), goesThrough),
  changesAvatar: (person, { picture }) => sendForm(person, avatarForm(picture)),

  async seesProfile(person, { picture, birthday, ...rest }) {
    await closeDialog(person)
    await person.goTo('setting')
    const shown = { ...rest, birthday: birthday?.split('-').reverse().join('/') }
    const masked = { ...shown, phone: shown.phone && maskAccount(shown.phone), email: shown.email && maskAccount(shown.email) }
    for (const [what, value] of Object.entries(masked))
      if (value !== undefined) await expect(settingsRow(person, what)).toContainText(value)
    if (picture) await expect(settingsRow(person, 'avatar').locator('img')).toBeVisible()
  },

  async logsOut(person) {
    await person.goTo('me')
    await person.press('auth:logout.action')
    await person.press('auth:logout.action', person.control('alertdialog', 'auth:logout.title'))
    await person.sees('auth:logout.done')
  },

  /** A blocked deletion shows the reason instead of the form. */
  async requestsDeletion(person, { reason }, goesThrough = true) {
    const submit = person.control('button', 'deletion:submit', person.main)
    await submit.waitFor()
    if (!goesThrough && (await submit.isDisabled())) return
    await sendForm(person, deletionForm(reason), goesThrough)
  },

  async seesDeletion(person, { state }) {
    await person.goTo('deletion')
    const texts = { active: 'lost.title', deletion_submitted: 'status.lead.submitted', deletion_processing: 'status.lead.processing' }
    await person.sees(`deletion:${texts[state]}`)
  },

  /** The screens change, and so do texts of the shop, such as category names. */
  async choosesLanguage(person, { language }) {
    const { page, client } = person
    if (person.layout === 'mobile') {
      await person.goTo('setLanguage')
      await tick(page.getByRole('radio').nth(LANGUAGES.indexOf(language)))
    } else await person.control('combobox', 'common:header.language').selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    Object.assign(person, { language, t: textsOf(language) })
    client.language = language
    await person.goTo('category')
    const [first] = await client.call('nav.typeList')
    await expect(page.getByText(first?.nav_type_name ?? '').first()).toBeVisible()
  },

  async changesPassword(person, { old, password }, goesThrough = true) {
    const form = passwordForm(old, password)
    await fillForm(person, form)
    await afterReply(person, 'update_password', () => form.submit(person))
    if (goesThrough) await form.done(person)
  },
}
