import type { addressVerbs, HomeAddress } from '@nusaria/scenarios/dsl/verbs/addresses'
import { expect } from '@playwright/test'
import { type Field, type Form, fillFields, selected, typed, typedPhone } from './form.ts'
import type { PageActs, Person } from './person.ts'

const field = (name: string) => (person: Person) => person.field(`address:form.${name}`)

export const addressFields = ({ name, surname, phone, province, city, district, postal_code, street }: HomeAddress): readonly Field[] => [
  ...Object.entries({ name, surname }).map(([key, value]) => typed(field(key), value)),
  typedPhone(field('phone'), phone),
  ...Object.entries({ province, city, district }).map(([key, label]) => selected(field(key), label)),
  ...Object.entries({ postalCode: postal_code, street }).map(([key, value]) => typed(field(key), value)),
]

const save = (person: Person) => person.press('common:action.save')

export const addressForm = (home: HomeAddress): Form => ({
  open: (person) => person.goTo('addressDetail'),
  fields: addressFields(home),
  submit: save,
  done: (person) => person.arrivesAt('addresses'),
})

/** The member's addresses. */
export const addressActions: PageActs<typeof addressVerbs> = {
  async opensAddress(person, { like = '' }) {
    await person.goTo('addresses')
    await person.follow('address:editShort', person.items(like).first())
    await expect(field('street')(person)).not.toHaveValue('')
  },

  async editsAddress(person, { street }, goesThrough = true) {
    await field('street')(person).fill(street)
    await save(person)
    if (goesThrough) await person.arrivesAt('addresses')
  },

  async savesNewAddress(person, { home, label }) {
    await person.goTo('addresses')
    await person.follow('address:add', person.main)
    await fillFields(person, addressFields(home))
    await person.press(`address:label.${label}`)
    await save(person)
    await person.arrivesAt('addresses')
  },

  async makesAddressDefault(person, { like }) {
    await addressActions.opensAddress(person, { like })
    await person.tick('checkbox', 'address:form.isDefault')
    await save(person)
    await person.arrivesAt('addresses')
  },

  async deletesAddress(person, { like }) {
    await person.press(person.starting('address:remove'), person.items(like))
    await person.confirm('address:remove')
    await expect(person.items(like)).toHaveCount(0)
  },

  /** The default comes first. */
  async seesDefaultAddress(person, { like, label }) {
    const first = person.main.getByRole('listitem').first()
    for (const text of [like, person.t(`address:label.${label}`), person.t('address:default')]) await expect(first).toContainText(text)
  },
}
