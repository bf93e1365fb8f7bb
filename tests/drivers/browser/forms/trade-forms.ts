import { expect } from '@playwright/test'
import { goTo } from '../../../support/navigation.ts'
import { findProduct } from '../../calls/discovery.ts'
import { FORM_VALUES } from '../../sample-values.ts'
import { cartLineOf } from '../cart.ts'
import { atCashier, orderActions, placeButton } from '../orders.ts'
import { main, type Person } from '../person.ts'
import { openRequest, requestPath } from '../request-page.ts'
import type { Form } from './form.ts'

const pieces = async (person: Person) => (await cartLineOf(person)).getByRole('spinbutton')

/** The quantity is sent when the field loses the focus. */
export const cartPieces: Form = {
  async fill(person) {
    await goTo(person.page, '/cart')
    await cartLineOf(person)
  },
  isKept: async (person) => expect(await pieces(person)).toHaveValue(String(FORM_VALUES.pieces)),
  async submit(person) {
    const field = await pieces(person)
    await field.fill(String(FORM_VALUES.pieces))
    await field.press('Tab')
  },
  /** The heading shows the shop's count. */
  done: ({ page, t }) =>
    expect(page.getByRole('heading', { level: 1, name: t('cart:titleCount', { count: FORM_VALUES.pieces }) })).toBeVisible(),
}

const note = ({ page, t }: Person) => page.getByRole('textbox', { name: t('checkout:confirm.note.label') })

/** For an order of one piece of the product viewed last, or else coffee. */
export const orderNote: Form = {
  async fill(person) {
    if (!person.sku_no) person.sku_no = (await findProduct(person.client, { like: 'kopi' })).sku.sku_no
    await goTo(person.page, `/orderConfirm?sku_no=${person.sku_no}&quantity=1`)
    await note(person).fill(FORM_VALUES.note)
  },
  async isKept(person) {
    await expect(note(person)).toHaveValue(FORM_VALUES.note)
    await expect(placeButton(person)).toBeEnabled()
  },
  submit: (person) => placeButton(person).click(),
  done: atCashier,
}

const code = ({ page, t }: Person) => page.getByLabel(t('promotion:code.label'))

export const voucherCode: Form = {
  async fill(person) {
    await goTo(person.page, '/couponsList')
    await code(person).fill(FORM_VALUES.code)
  },
  isKept: (person) => expect(code(person)).toHaveValue(FORM_VALUES.code),
  submit: ({ page, t }) => page.getByRole('button', { name: t('promotion:code.action') }).click(),
  done: (person) => expect(code(person)).toHaveValue(''),
}

const { stars, content } = FORM_VALUES.review

export const review: Form = {
  fill: (person) => orderActions.writesReview(person, { ...FORM_VALUES.review, photos: 0 }),
  async isKept({ page, t }) {
    await expect(page.getByLabel(t('review:write.text'), { exact: true })).toHaveValue(content)
    await expect(page.getByRole('radio', { name: t('review:stars', { count: stars }), exact: true })).toBeChecked()
  },
  submit: ({ page, t }) => page.getByRole('button', { name: t('review:write.send') }).click(),
  done: ({ page, t }) => expect(page.getByRole('link', { name: t('review:write.toProduct') })).toBeVisible(),
}

const courier = (person: Person) => main(person).getByRole('combobox', { name: person.t('afterSale:send.courier') })
const parcel = (person: Person) => main(person).getByRole('textbox', { name: person.t('afterSale:send.number') })

export const returnShipment: Form = {
  async fill(person) {
    if (new URL(person.page.url()).pathname !== requestPath(person)) await openRequest(person, courier(person), true)
    await expect(courier(person)).toBeEnabled()
    await courier(person).selectOption({ index: 1 })
    await parcel(person).fill(FORM_VALUES.tracking)
  },
  async isKept(person) {
    await expect(parcel(person)).toHaveValue(FORM_VALUES.tracking)
    await expect(courier(person)).not.toHaveValue('')
  },
  submit: (person) =>
    main(person)
      .getByRole('button', { name: person.t('afterSale:send.submit'), exact: true })
      .click(),
  done: (person) => expect(main(person).getByText(FORM_VALUES.tracking).first()).toBeVisible(),
}
