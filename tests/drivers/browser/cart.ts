import { expect, type Locator } from '@playwright/test'
import { assertStep } from '../driver.ts'
import { scrollTo, textPattern, tick, typePieces } from './controls.ts'
import { shown } from './form.ts'
import { placeButton } from './orders.ts'
import type { Form, PageActs, Person } from './person.ts'

/** The line of the SKU viewed last, or else the first. */
async function cartLineOf({ main, sku_no }: Person): Promise<Locator> {
  await expect(main.locator('li[data-sku]').first()).toBeVisible()
  const own = main.locator(`li[data-sku="${sku_no}"]`)
  return (await own.count()) > 0 ? own : main.locator('li[data-sku]').first()
}

const waitForConfirm = (person: Person) => person.arrivesAt('orderConfirm').shows(placeButton(person)).ends(person.rememberAddress)

const choiceSheet = (person: Person) => person.dialog('product:choice.title')

/** Sold out or not. */
function optionNamed({ t }: Person, value: string): RegExp {
  const soldOut = t('product:choice.valueOut', { value: '|' }).split('|')[1] ?? ''
  return new RegExp(`^${textPattern(value)}(${textPattern(soldOut)})?$`)
}

/** Chooses a variant, sets the quantity and presses. On a phone this is a sheet. */
async function chooseAndPress(person: Person, quantity: number, button: 'add' | 'now', values: readonly string[] = []): Promise<void> {
  const name = `product:buy.${button}`
  const sheet = choiceSheet(person)
  if (person.layout === 'mobile' && !(await sheet.isVisible())) await person.press(name, person.main)
  const place = person.layout === 'mobile' ? sheet : person.main
  for (const value of values) await person.tick('radio', optionNamed(person, value), place)
  await typePieces(place, quantity)
  await person.press(name, place)
}

function goToCart(person: Person) {
  const { layout, page } = person
  return (layout === 'desktop' ? person.follow('common:header.cart…', page.getByRole('banner')) : person.goTo('cart')).arrivesAt('cart')
}

const seesPieces = (person: Person, count: number) =>
  person.shows(person.page.getByRole('heading', { level: 1, name: person.t('cart:titleCount', { count }) }))

export async function addVariant(person: Person, quantity: number, values?: readonly string[]): Promise<void> {
  await chooseAndPress(person, quantity, 'add', values)
  await person.sees('product:buy.added').gone(choiceSheet(person))
}

/** The quantity is sent when the field loses the focus. */
export const piecesForm = (pieces: number): Form => ({
  open: (person) => person.ensureAt('cart').does(cartLineOf),
  fields: [shown(async (person) => expect((await cartLineOf(person)).getByRole('spinbutton')).toHaveValue(String(pieces)))],
  submit: async (person) => typePieces(await cartLineOf(person), pieces),
  done: (person) => seesPieces(person, pieces),
})

export const cartActions: PageActs<'cart'> = {
  addsToCart: (person, { quantity }) => addVariant(person, quantity),

  async addsSet(person) {
    await scrollTo(person.control('button', 'product:set.add'))
    await person.press('product:set.add').shows(person.page.getByText(person.named('product:set.added')))
  },

  buysNow: (person, { quantity }) => chooseAndPress(person, quantity, 'now').then(() => waitForConfirm(person)),
  hasInCart: (person, { pieces }) => goToCart(person).does(() => seesPieces(person, pieces)),

  /** A guest must log in first. */
  async goesToConfirm(person) {
    if (person.screen !== 'cart') await goToCart(person)
    // The name includes the count, because the product page has a similar button.
    await person.press('cart:checkout…')
    await waitForConfirm(person)
  },

  async claims(person, { coupon }) {
    if (!['coupons', 'activities', 'product', 'home'].includes(person.screen ?? '')) await person.goTo('coupons')
    await person.page.locator(`[data-coupon="${coupon}"]`).getByRole('button').first().click()
  },

  setsPieces: async (person, { pieces }) => typePieces(await cartLineOf(person), pieces),

  async changesVariant(person) {
    const { sku_list } = await person.client.call('product.minSkuDetail', { id: person.product_no })
    const other = sku_list.find(({ sku_no }) => sku_no !== person.sku_no)
    assertStep(other && other.spec_values.length === 1, 'The product has not one choice of two')
    const sheet = person.dialog('cart:variant.change')
    await person
      .press('cart:variant.change…', await cartLineOf(person))
      .does(() => tick(sheet.getByRole('radio', { name: other.spec_values[0] ?? '', exact: true })))
      .press('cart:variant.take', sheet)
      .sees('cart:variant.done')
    person.sku_no = other.sku_no
  },

  async acceptsPrice(person) {
    const line = await cartLineOf(person)
    await person.press('cart:price.acceptLine', line).gone(person.control('button', 'cart:price.acceptLine', line))
  },

  /** The button is on the line on desktop, in the line's menu on a phone. */
  async movesToFavourites(person) {
    const line = await cartLineOf(person)
    if (person.layout === 'desktop') await person.press('cart:moveLine', line)
    else await person.press('cart:menu.open', line).press('cart:move', person.page.getByRole('dialog'))
    await person.sees('cart:moved', { count: 1 })
  },

  clearsUnavailable(person) {
    const lines = person.page.getByRole('heading', { name: person.t('cart:unavailable.title', { count: 1 }) })
    return person.shows(lines).press('cart:clear.action', person.main).confirm('cart:clear.confirm').gone(lines)
  },
}
