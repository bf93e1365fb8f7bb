import { maskAccount } from '@nusaria/contracts/account'
import type { DeletionReason } from '@nusaria/contracts/deletion'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import type { HomeAddress } from '@nusaria/scenarios/dsl/verbs/account'
import type { Forms } from '@nusaria/scenarios/dsl/verbs/faults'
import { expect } from '@playwright/test'
import { likePattern } from '../../support/is-like.ts'
import { pickPicture, tick } from './controls.ts'
import { retyped, secret, selected, ticked, typed, typedPhone } from './form.ts'
import { afterReply, openPasswordDialog, passwordDialog, settingsRow } from './login.ts'
import type { Field, Form, PageActs, Person } from './person.ts'

/** Closes a dialog that a refusal left open. */
async function closeDialog(person: Person): Promise<void> {
  const open = person.page.getByRole('dialog')
  if (await open.isVisible()) await person.press('common:action.cancel', open)
  await expect(open).toBeHidden()
}

/** A form in a dialog of the settings; its name is that of its texts. */
const profileForm = (what: 'name' | 'birthday', fields: readonly Field[]): Form => ({
  async open(person) {
    await person.ensureAt('setting').does(closeDialog)
    await settingsRow(person, what).getByRole('button').click()
  },
  fields,
  submit: (person) => person.press('common:action.save', person.dialog(`profile:${what}.title`)),
  done: (person) => person.sees(`profile:${what}.saved`).gone(person.dialog(`profile:${what}.title`)),
})

export const nameForm = (name: string): Form => profileForm('name', [typed('profile:name.label', name)])

export function birthdayForm(birthday: string): Form {
  const [year = '', month = '', day = ''] = birthday.split('-').map((part) => String(Number(part)))
  const field = ([part, value]: [string, string]): Field => ({
    fill: (person) => person.field(`profile:birthday.${part}`).selectOption(value),
    isKept: (person) => expect(person.field(`profile:birthday.${part}`)).toHaveValue(value),
  })
  return profileForm('birthday', Object.entries({ day, month, year }).map(field))
}

const avatarButton = (person: Person) => person.control('button', 'profile:avatar.use', person.dialog('profile:avatar.title'))
const canUseAvatar = (person: Person) => expect(avatarButton(person)).toBeEnabled()

/** The picked file stays. */
export const avatarForm = (size: 'small' | 'large'): Form => ({
  open: (person) => person.ensureAt('setting'),
  fields: [
    { fill: (person) => pickPicture(person.field('profile:avatar.pick'), size).then(() => canUseAvatar(person)), isKept: canUseAvatar },
  ],
  submit: (person) => avatarButton(person).click(),
  done: (person) => person.sees('profile:avatar.saved').gone(person.page.getByRole('dialog')),
})

export const passwordForm = ({ old, password }: Forms['password']): Form => ({
  open: (person) => person.ensureAt('setting').does(openPasswordDialog),
  fields: Object.entries({ old, new: password, repeat: password }).map(([label, value]) => secret(`profile:password.${label}`, value)),
  submit: (person) => afterReply(person, 'update_password', () => person.press('common:action.save', passwordDialog(person))),
  done: (person) => person.sees('auth:reset.done'),
})

const consent = (person: Person) => person.control('checkbox', 'deletion:consent')

/** The reason stays; the consent is given again. */
export const deletionForm = (reason: DeletionReason): Form => ({
  open: (person) => person.ensureAt('deletion'),
  fields: [
    ticked((person) => person.control('radio', `deletion:reason.${reason}`)),
    ...(reason === 'other' ? [typed('deletion:reason.detail', 'Pindah ke luar negeri')] : []),
    retyped(async (person) => (await consent(person).isChecked()) || tick(consent(person))),
  ],
  submit: (person) =>
    person.press('deletion:submit', person.main).press('deletion:confirm.action', person.control('alertdialog', 'deletion:confirm.title')),
  done: (person) => person.sees('deletion:sent'),
})

const STREET = 'address:form.street'

/** Typed into the search, or chosen from the lists. A form that was kept shows the lists. */
const area = ({ search, province, city, district, postal_code }: HomeAddress): readonly Field[] => {
  const lists = Object.entries({ province, city, district }).map(([key, label]) => selected(`address:form.${key}`, label))
  const openLists = async (person: Person) => {
    const toggle = person.control('button', 'address:form.byHand')
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  }
  if (search === undefined) return [retyped(openLists), ...lists, typed('address:form.postalCode', postal_code)]
  const find = async (person: Person) => {
    await person.field('address:form.search.label').fill(search)
    await person.page.getByRole('option').filter({ hasText: district }).filter({ hasText: postal_code }).first().click()
    await expect(person.field('address:form.postalCode')).toHaveValue(postal_code)
  }
  return [{ fill: find, isKept: (person) => openLists(person).then(() => Promise.all(lists.map((list) => list.isKept(person)))) }]
}

export const addressFields = (home: HomeAddress): readonly Field[] => [
  ...(['name', 'surname'] as const).map((key) => typed(`address:form.${key}`, home[key])),
  typedPhone('address:form.phone', home.phone),
  ...area(home),
  typed(STREET, home.street),
]

const saving = {
  submit: (person: Person) => person.press('common:action.save'),
  done: (person: Person) => person.arrivesAt('addresses'),
}

export const addressForm = ({ label, ...home }: Forms['address']): Form => ({
  open: (person) => person.goTo('addresses').follow('address:add', person.main),
  fields: [...addressFields(home), ...(label ? [retyped((person) => person.press(`address:label.${label}`))] : [])],
  ...saving,
})

/** An open form shows the address that it changes. */
export const changedAddressForm = ({ like = '', street, flag_default }: Forms['changed address']): Form => ({
  async open(person) {
    await person.goTo('addresses').follow('address:editShort', person.items(likePattern(like)).first())
    await expect(person.field(STREET)).not.toHaveValue('')
  },
  fields: [
    ...(street ? [typed(STREET, street)] : []),
    ...(flag_default ? [ticked((person) => person.control('checkbox', 'address:form.isDefault'))] : []),
  ],
  ...saving,
})

export const accountActions: PageActs<'account'> = {
  async seesProfile(person, { picture, birthday, phone, email, name }) {
    await closeDialog(person)
    await person.goTo('setting')
    const shown = {
      name,
      birthday: birthday?.split('-').reverse().join('/'),
      phone: phone && `+${LIMITS.phoneCountryCode} ${maskAccount(phone)}`,
      email: email && maskAccount(email),
    }
    for (const [what, value] of Object.entries(shown))
      if (value !== undefined) await expect(settingsRow(person, what).getByText(value, { exact: true })).toBeVisible()
    if (picture) await expect(settingsRow(person, 'avatar').locator('img')).toBeVisible()
  },

  logsOut: (person) => person.goTo('me').press('auth:logout.action').confirm('auth:logout.action').sees('auth:logout.done'),

  /** A blocked deletion shows the reason instead of the form. */
  async requestsDeletion(person, { reason }) {
    const submit = person.control('button', 'deletion:submit', person.main)
    await submit.waitFor()
    if (person.expectsSuccess || !(await submit.isDisabled())) await person.sends(deletionForm(reason))
  },

  seesDeletion(person, { state }) {
    const texts = { active: 'lost.title', deletion_submitted: 'status.lead.submitted', deletion_processing: 'status.lead.processing' }
    return person.goTo('deletion').sees(`deletion:${texts[state]}`)
  },

  /** The screens change, and so do texts of the shop, such as category names. */
  async choosesLanguage(person, { language }) {
    const { page, client } = person
    await person.goTo('setLanguage')
    await tick(page.getByRole('radio').nth(LANGUAGES.indexOf(language)))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    person.language = client.language = language
    const [first] = await client.call('nav.typeList')
    await person.goTo('category').shows(person.seen.getByText(first?.nav_type_name ?? ''))
  },

  deletesAddress: (person, { like }) =>
    person
      .press('address:remove…', person.items(likePattern(like)))
      .confirm('address:remove')
      .gone(person.items(likePattern(like))),

  makesDefaultAddress: (person, { like }) =>
    person.press('address:makeDefault…', person.items(likePattern(like))).sees('address:defaultChanged'),

  /** The default comes first. */
  async seesDefaultAddress(person, { like, label }) {
    const first = person.main.getByRole('listitem').first()
    await expect(first).toContainText(likePattern(like))
    for (const tag of [`address:label.${label}`, 'address:default'])
      await expect(first.getByText(person.t(tag), { exact: true })).toBeVisible()
  },
}
