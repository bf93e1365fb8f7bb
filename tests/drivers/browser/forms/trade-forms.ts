import { expect } from '@playwright/test'
import { goesTo } from '../../../support/steps-inside.ts'
import { findWished } from '../../calls/shopping.ts'
import { TYPED } from '../../typed.ts'
import { lineOf } from '../carting.ts'
import { ordering } from '../ordering.ts'
import type { Person } from '../person.ts'
import { requestPath, toRequest } from '../requests.ts'
import { reviewing } from '../reviewing.ts'
import { type Form, main } from './form.ts'

const pieces = async (person: Person) => (await lineOf(person)).getByRole('spinbutton')

/** It goes out by itself once the field is left. */
export const cartPieces: Form = {
  async fill(person) {
    await goesTo(person.page, '/cart')
    await lineOf(person)
  },
  kept: async (person) => expect(await pieces(person)).toHaveValue(String(TYPED.pieces)),
  async submit(person) {
    const field = await pieces(person)
    await field.fill(String(TYPED.pieces))
    await field.press('Tab')
  },
  /** The shop counts them: the heading says its number. */
  done: ({ page, t }) => expect(page.getByRole('heading', { level: 1, name: t('cart:titleCount', { count: TYPED.pieces }) })).toBeVisible(),
}

const note = ({ page, t }: Person) => page.getByRole('textbox', { name: t('checkout:confirm.note.label') })

/** Of an order of one piece; what was looked at last, or else coffee. */
export const orderNote: Form = {
  async fill(person) {
    if (!person.sku_no) person.sku_no = (await findWished(person.api, { like: 'kopi' })).sku.sku_no
    await goesTo(person.page, `/orderConfirm?sku_no=${person.sku_no}&quantity=1`)
    await note(person).fill(TYPED.note)
  },
  async kept(person) {
    await expect(note(person)).toHaveValue(TYPED.note)
    await expect(ordering.placeButton(person)).toBeEnabled()
  },
  submit: (person) => ordering.placeButton(person).click(),
  done: ordering.atCashier,
}

const code = ({ page, t }: Person) => page.getByLabel(t('promotion:code.label'))

export const voucherCode: Form = {
  async fill(person) {
    await goesTo(person.page, '/couponsList')
    await code(person).fill(TYPED.code)
  },
  kept: (person) => expect(code(person)).toHaveValue(TYPED.code),
  submit: ({ page, t }) => page.getByRole('button', { name: t('promotion:code.action') }).click(),
  done: (person) => expect(code(person)).toHaveValue(''),
}

const { stars, content } = TYPED.review

export const review: Form = {
  fill: (person) => reviewing.writesReview(person, { ...TYPED.review, photos: 0 }),
  async kept({ page, t }) {
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
    if (new URL(person.page.url()).pathname !== requestPath(person)) await toRequest(person, courier(person), true)
    await expect(courier(person)).toBeEnabled()
    await courier(person).selectOption({ index: 1 })
    await parcel(person).fill(TYPED.tracking)
  },
  async kept(person) {
    await expect(parcel(person)).toHaveValue(TYPED.tracking)
    await expect(courier(person)).not.toHaveValue('')
  },
  submit: (person) =>
    main(person)
      .getByRole('button', { name: person.t('afterSale:send.submit'), exact: true })
      .click(),
  done: (person) => expect(main(person).getByText(TYPED.tracking).first()).toBeVisible(),
}
