import { expect, type Locator } from '@playwright/test'
import { goTo } from '../../../support/navigation.ts'
import { FORM_VALUES, pictureFile } from '../../sample-values.ts'
import { birthdayFields, settingsRow } from '../account.ts'
import { openPasswordDialog } from '../login.ts'
import type { Person } from '../person.ts'
import type { Form } from './form.ts'

async function toSettings({ page }: Person): Promise<void> {
  if (!page.url().endsWith('/setting')) await goTo(page, '/setting')
}

/** An open dialog of the settings. */
const windowOf = ({ page, t }: Person, what: 'name' | 'birthday' | 'avatar' | 'password'): Locator =>
  page.getByRole('dialog', { name: t(what === 'password' ? 'profile:password.changeTitle' : `profile:${what}.title`) })

const pressIn = (person: Person, what: 'name' | 'birthday' | 'password'): Promise<void> =>
  windowOf(person, what)
    .getByRole('button', { name: person.t('common:action.save') })
    .click()

async function opensRow(person: Person, what: 'name' | 'birthday'): Promise<void> {
  await toSettings(person)
  await settingsRow(person, what).getByRole('button').click()
}

const saved = (text: string) => (person: Person) => expect(person.page.getByText(person.t(text))).toBeVisible()

const nameField = (person: Person) => windowOf(person, 'name').getByLabel(person.t('profile:name.label'), { exact: true })

export const name: Form = {
  async fill(person) {
    await opensRow(person, 'name')
    await nameField(person).fill(FORM_VALUES.name)
  },
  isKept: (person) => expect(nameField(person)).toHaveValue(FORM_VALUES.name),
  submit: (person) => pressIn(person, 'name'),
  done: saved('profile:name.saved'),
}

const birthdayParts = (person: Person) => birthdayFields(person, windowOf(person, 'birthday'), FORM_VALUES.birthday)

export const birthday: Form = {
  async fill(person) {
    await opensRow(person, 'birthday')
    for (const [field, value] of birthdayParts(person)) await field.selectOption(value)
  },
  async isKept(person) {
    for (const [field, value] of birthdayParts(person)) await expect(field).toHaveValue(value)
  },
  submit: (person) => pressIn(person, 'birthday'),
  done: saved('profile:birthday.saved'),
}

/** The picked file stays. */
export const picture: Form = {
  async fill(person) {
    await toSettings(person)
    const { name, type: mimeType } = pictureFile('small')
    const buffer = Buffer.from(await pictureFile('small').arrayBuffer())
    await person.page.getByLabel(person.t('profile:avatar.pick')).setInputFiles({ name, mimeType, buffer })
    await picture.isKept(person)
  },
  isKept: (person) => expect(useButton(person)).toBeEnabled(),
  submit: (person) => useButton(person).click(),
  done: saved('profile:avatar.saved'),
}

const useButton = (person: Person) => windowOf(person, 'avatar').getByRole('button', { name: person.t('profile:avatar.use') })

const secret = (person: Person, label: 'old' | 'new' | 'repeat') =>
  windowOf(person, 'password').getByLabel(person.t(`profile:password.${label}`), { exact: true })

async function typesPasswords(person: Person): Promise<void> {
  await secret(person, 'old').fill(FORM_VALUES.old)
  for (const label of ['new', 'repeat'] as const) await secret(person, label).fill(FORM_VALUES.password)
}

/** Passwords are stored nowhere: the dialog is open and empty. */
export const password: Form = {
  async fill(person) {
    await toSettings(person)
    await openPasswordDialog(person)
    await typesPasswords(person)
  },
  async isKept(person) {
    await expect(secret(person, 'old')).toHaveValue('')
    await typesPasswords(person)
  },
  submit: (person) => pressIn(person, 'password'),
  done: saved('auth:reset.done'),
}
