import { maskAccount } from '@nusaria/contracts/account'
import { LANGUAGES } from '@nusaria/contracts/headers'
import type { accountVerbs, HomeAddress } from '@nusaria/scenarios/dsl/verbs/account'
import { expect, type Locator } from '@playwright/test'
import { textsOf } from '../../support/texts.ts'
import { afterReply } from './codes.ts'
import { pickPicture, tick } from './controls.ts'
import { type Field, type Form, fillFields, fillForm, retyped, secret, selected, sendForm, ticked, typed, typedPhone } from './form.ts'
import { openPasswordDialog, passwordDialog, settingsRow } from './login.ts'
import type { PageActs, Person } from './person.ts'

/** Closes a dialog that a refusal left open. */
async function closeDialog(person: Person): Promise<void> {
  const open = person.page.getByRole('dialog')
  if (await open.isVisible()) await person.press('common:action.cancel', open)
  await expect(open).toBeHidden()
}

/** A form in a dialog of the settings; its name is that of its texts. */
const profileForm = (what: 'name' | 'birthday', fields: (dialog: (person: Person) => Locator) => readonly Field[]): Form => {
  const dialog = (person: Person) => person.dialog(`profile:${what}.title`)
  return {
    open: (person) =>
      person
        .ensureAt('setting')
        .does(closeDialog)
        .does(() => settingsRow(person, what).getByRole('button').click()),
    fields: fields(dialog),
    submit: (person) => person.press('common:action.save', dialog(person)),
    done: (person) => person.sees(`profile:${what}.saved`).gone(dialog(person)),
  }
}

export const nameForm = (name: string): Form =>
  profileForm('name', (dialog) => [typed((person) => person.field('profile:name.label', dialog(person)), name)])

export const birthdayForm = (birthday: string): Form =>
  profileForm('birthday', (dialog) => {
    const [year = '', month = '', day = ''] = birthday.split('-').map((part) => String(Number(part)))
    return Object.entries({ day, month, year }).map(([part, value]): Field => {
      const find = (person: Person) => person.field(`profile:birthday.${part}`, dialog(person))
      return { fill: (person) => find(person).selectOption(value), isKept: (person) => expect(find(person)).toHaveValue(value) }
    })
  })

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

export const passwordForm = (old: string, password: string): Form => ({
  open: (person) => person.ensureAt('setting').does(openPasswordDialog),
  fields: Object.entries({ old, new: password, repeat: password }).map(([label, value]) => {
    const find = (person: Person) => person.field(`profile:password.${label}`, passwordDialog(person))
    return secret(find, (person) => find(person).fill(value))
  }),
  submit: (person) => person.press('common:action.save', passwordDialog(person)),
  done: (person) => person.sees('auth:reset.done'),
})

const consent = (person: Person) => person.control('checkbox', 'deletion:consent')

/** The reason stays; the consent is given again. */
export const deletionForm = (reason: string, ...details: Field[]): Form => ({
  open: (person) => person.ensureAt('deletion'),
  fields: [
    ticked((person) => person.control('radio', `deletion:reason.${reason}`)),
    ...details,
    retyped(async (person) => (await consent(person).isChecked()) || tick(consent(person))),
  ],
  submit: (person) =>
    person.press('deletion:submit', person.main).press('deletion:confirm.action', person.control('alertdialog', 'deletion:confirm.title')),
  done: (person) => person.sees('deletion:sent'),
})

const field = (name: string) => (person: Person) => person.field(`address:form.${name}`)

export const addressFields = ({ name, surname, phone, province, city, district, postal_code, street }: HomeAddress): readonly Field[] => [
  ...Object.entries({ name, surname }).map(([key, value]) => typed(field(key), value)),
  typedPhone(field('phone'), phone),
  ...Object.entries({ province, city, district }).map(([key, label]) => selected(field(key), label)),
  ...Object.entries({ postalCode: postal_code, street }).map(([key, value]) => typed(field(key), value)),
]

const save = (person: Person) => person.press('common:action.save').arrivesAt('addresses')

export const addressForm = (home: HomeAddress): Form => ({
  open: (person) => person.goTo('addressDetail'),
  fields: addressFields(home),
  submit: (person) => person.press('common:action.save'),
  done: (person) => person.arrivesAt('addresses'),
})

/** Settings, logout, deletion of the account, and the member's addresses. */
export const accountActions: PageActs<typeof accountVerbs> = {
  changesName: (person, { name }) => sendForm(person, nameForm(name)),
  changesBirthday: (person, { birthday }) => sendForm(person, birthdayForm(birthday)),
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

  logsOut: (person) => person.goTo('me').press('auth:logout.action').confirm('auth:logout.action').sees('auth:logout.done'),

  /** A blocked deletion shows the reason instead of the form. */
  async requestsDeletion(person, { reason }) {
    const submit = person.control('button', 'deletion:submit', person.main)
    await submit.waitFor()
    if (person.goesThrough || !(await submit.isDisabled())) await sendForm(person, deletionForm(reason))
  },

  seesDeletion(person, { state }) {
    const texts = { active: 'lost.title', deletion_submitted: 'status.lead.submitted', deletion_processing: 'status.lead.processing' }
    return person.goTo('deletion').sees(`deletion:${texts[state]}`)
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
    const [first] = await client.call('nav.typeList')
    await person.goTo('category').shows(page.getByText(first?.nav_type_name ?? ''))
  },

  async changesPassword(person, { old, password }) {
    const form = passwordForm(old, password)
    await fillForm(person, form)
    await afterReply(person, 'update_password', () => form.submit(person))
    await form.done(person)
  },

  opensAddress: (person, { like = '' }) =>
    person
      .goTo('addresses')
      .follow('address:editShort', person.items(like).first())
      .does(() => expect(field('street')(person)).not.toHaveValue('')),

  editsAddress: async (person, { street }) => {
    await field('street')(person).fill(street)
    await save(person)
  },

  savesNewAddress: (person, { home, label }) =>
    person
      .goTo('addresses')
      .follow('address:add', person.main)
      .does(() => fillFields(person, addressFields(home)))
      .press(`address:label.${label}`)
      .does(save),

  makesAddressDefault: async (person, { like }) => {
    await accountActions.opensAddress(person, { like })
    await person.tick('checkbox', 'address:form.isDefault').does(save)
  },

  deletesAddress: (person, { like }) =>
    person.press('address:remove…', person.items(like)).confirm('address:remove').gone(person.items(like)),

  /** The default comes first. */
  async seesDefaultAddress(person, { like, label }) {
    const first = person.main.getByRole('listitem').first()
    for (const text of [like, person.t(`address:label.${label}`), person.t('address:default')]) await expect(first).toContainText(text)
  },
}
