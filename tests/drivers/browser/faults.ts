import { LIMITS } from '@nusaria/contracts/limits'
import type { FormName, NoReplyReason } from '@nusaria/scenarios/dsl/verbs/faults'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import { expect } from '@playwright/test'
import { shiftSoFar } from '../../perf/layout-shift.ts'
import { trafficOf } from '../../support/traffic.ts'
import { FORM_VALUES } from '../sample-values.ts'
import { addressForm, avatarForm, birthdayForm, deletionForm, nameForm, passwordForm } from './account.ts'
import { refundAccountForm } from './after-sales.ts'
import { piecesForm } from './cart.ts'
import { POLL, textPattern } from './controls.ts'
import { typed } from './form.ts'
import { phoneForm } from './login.ts'
import { noteForm } from './orders.ts'
import { cardForm, cashierForm, voucherForm } from './payment.ts'
import type { Form, PageActs, Person } from './person.ts'
import { returnForm } from './requests.ts'
import { questionForm, reviewForm } from './reviews.ts'

async function seesRecoveryOption({ page }: Person): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('a[href]:visible, button:enabled:visible').first()).toBeVisible()
}

/** The page says that no reply came and why, and offers a way to continue. */
export async function assertNoReplyShown(person: Person, how: NoReplyReason): Promise<void> {
  // When the page found out what became of the request, it says that instead.
  const texts = [`common:failure.${how}`, 'checkout:lost.asked', 'afterSaleForm:found'].map((key) => textPattern(person.t(key)))
  const message = person.page.getByText(new RegExp(texts.join('|'))).first()
  await expect(async () => {
    // Skips the timeout of the call.
    if (how === 'timeout') await person.page.clock.fastForward(LIMITS.apiTimeout)
    await expect(message).toBeVisible({ timeout: POLL.look })
  }).toPass({ timeout: POLL.within })
  await seesRecoveryOption(person)
}

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

const FORMS: Readonly<Record<FormName, Form>> = {
  address: addressForm(MENTENG),
  name: nameForm(FORM_VALUES.name),
  birthday: birthdayForm(FORM_VALUES.birthday),
  picture: avatarForm('small'),
  password: passwordForm(FORM_VALUES.old, FORM_VALUES.password),
  phone: phoneForm(FORM_VALUES.phone),
  'pieces in the cart': piecesForm(FORM_VALUES.pieces),
  'order note': noteForm(FORM_VALUES.note),
  'voucher code': voucherForm(FORM_VALUES.code),
  deletion: deletionForm('other', typed('deletion:reason.detail', FORM_VALUES.reason)),
  review: reviewForm(FORM_VALUES.review),
  question: questionForm(FORM_VALUES.question),
  'return shipment': returnForm(FORM_VALUES.tracking, false),
  'bank account': refundAccountForm('refund card'),
  'e-wallet': refundAccountForm('e-wallet'),
  card: cardForm('good'),
  'card at the cashier': cashierForm('good'),
}

export const faultActions: PageActs<'faults'> = {
  goesOffline: ({ context }) => context.setOffline(true),
  comesBackOnline: ({ context }) => context.setOffline(false),
  async fillsForm(person, { form }) {
    await person.fills(FORMS[form])
    person.filledForm = form
  },
  async seesFormKept(person, { form }) {
    for (const { isKept } of FORMS[form].fields) await isKept(person)
  },
  submitsForm: (person, { form }) => person.submits(FORMS[form]),
  seesRecoveryOption,
  seesStableLayout,
}
