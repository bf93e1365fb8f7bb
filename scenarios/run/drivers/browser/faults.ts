import { missingNeed } from '@nusaria/scenarios/dsl/needs'
import type { FormName, Forms } from '@nusaria/scenarios/dsl/verbs/faults'
import { expect } from '@playwright/test'
import { shiftSoFar } from '../../support/layout-shift.ts'
import { trafficOf } from '../../support/traffic.ts'
import { found } from '../driver.ts'
import { addressForm, avatarForm, birthdayForm, changedAddressForm, deletionForm, nameForm, passwordForm } from './account.ts'
import { returnForm } from './after-sales.ts'
import { phoneForm } from './login.ts'
import { noteForm, orderAddressForm } from './orders.ts'
import { cardForm, cashierForm, refundAccountForm, voucherForm } from './payment.ts'
import type { Form, PageActs, Person } from './person.ts'
import { piecesForm, questionForm, reviewForm } from './product.ts'

/** ms: delay of fonts and images */
const SLOW = 700
const MAX_SHIFT = 0.01

export async function slowAssets({ context }: Person): Promise<void> {
  let requests = 0
  await context.route('**/*', async (route) => {
    const kind = route.request().resourceType()
    if (kind !== 'image' && kind !== 'font') return route.fallback()
    requests += 1
    const never = kind === 'image' && requests % 2 === 0
    await new Promise((resolve) => setTimeout(resolve, SLOW))
    await (never ? route.abort() : route.continue()).catch(() => undefined)
  })
}

async function seesStableLayout({ page }: Person): Promise<void> {
  await expect(page.getByRole('main').locator('img').first()).toBeVisible()
  await trafficOf(page).settled()
  expect(await shiftSoFar(page), `layout shift of ${page.url()}`).toBeLessThanOrEqual(MAX_SHIFT)
  const broken = () =>
    page.evaluate(() =>
      [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility()).map(({ src }) => src),
    )
  await expect.poll(broken, { message: `broken pictures of ${page.url()}` }).toEqual([])
}

const FORMS: { readonly [F in FormName]: (value: Forms[F]) => Form } = {
  name: nameForm,
  birthday: birthdayForm,
  picture: avatarForm,
  password: passwordForm,
  phone: phoneForm,
  address: addressForm,
  'changed address': changedAddressForm,
  deletion: deletionForm,
  pieces: piecesForm,
  'order note': noteForm,
  'order address': orderAddressForm,
  'voucher code': voucherForm,
  review: reviewForm,
  question: questionForm,
  'return shipment': returnForm,
  'refund account': refundAccountForm,
  card: cardForm,
  'card at the cashier': cashierForm,
}

const filledForm = (person: Person): Form => found(person.filledForm, missingNeed('filled form'))

export const faultActions: PageActs<'faults'> = {
  turnsConnection: ({ context }, { to }) => context.setOffline(to === 'off'),
  async fillsForm(person, { form, value }) {
    person.filledForm = (FORMS[form] as (value: unknown) => Form)(value)
    await person.fills(person.filledForm)
  },
  async seesFormKept(person) {
    for (const { isKept } of filledForm(person).fields) await isKept(person)
  },
  submitsForm: (person) => person.submits(filledForm(person)),
  sendsForm: (person, args) => faultActions.fillsForm(person, args).then(() => person.submits(filledForm(person))),
  seesStableLayout,
}
