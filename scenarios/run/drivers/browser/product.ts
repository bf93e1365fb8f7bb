import type { Review } from '@nusaria/scenarios/dsl/verbs/product'
import { expect, type Locator } from '@playwright/test'
import { textPattern } from '../../support/text-pattern.ts'
import { ensureProduct, PAGE } from '../calls/discovery.ts'
import { assertStep, found } from '../driver.ts'
import { pictures } from './after-sales.ts'
import { scrollTo, tick, typePieces } from './controls.ts'
import { shown, typed } from './form.ts'
import { placeButton } from './orders.ts'
import type { Form, PageActs, Person } from './person.ts'

export const reviewForm = ({ stars, content, photos }: Review): Form => {
  const rating = ({ page, t }: Person) => page.getByRole('radio', { name: t('review:stars', { count: stars }), exact: true })
  return {
    async open(person) {
      await person.goTo('orderDetail')
      const bought = (await person.world.state('orders')).find(({ order_no }) => order_no === person.order_no)?.lines[0]
      await person.follow('order:action.review').reads(bought?.product_name ?? 'nothing was bought')
    },
    fields: [
      { fill: (person) => rating(person).check(), isKept: (person) => expect(rating(person)).toBeChecked() },
      typed('review:write.text', content),
      pictures(photos),
    ],
    submit: (person) => person.press('review:write.send'),
    done: (person) =>
      person
        .follow('review:write.toProduct')
        .arrivesAt('product')
        .does(() => scrollTo(person.seen.getByText(content).first())),
  }
}

const questionField = (person: Person) => person.control('textbox', 'review:question.text')

export const questionForm = (question: string): Form => ({
  async open(person) {
    await ensureProduct(person)
    await person.ensureAt('product')
    if (await questionField(person).isVisible()) return
    const ask = person.control('button', 'review:question.ask').first()
    await scrollTo(ask)
    await ask.click()
  },
  fields: [typed(questionField, question)],
  submit: (person) => person.control('button', 'review:question.send').or(person.control('button', 'review:question.logIn')).click(),
  done: (person) => person.shows(person.seen.getByText(person.t('review:question.sent'))).gone(questionField(person)),
})

/** Scrolls to the mark of the first review, in the sheet where it is open. */
async function firstMark(person: Person): Promise<Locator> {
  const mark = person.control('button', 'review:helpful.action…').first()
  await scrollTo(mark)
  return mark
}

/** The line of the SKU viewed last, or else the first. */
async function cartLineOf({ main, sku_no }: Person): Promise<Locator> {
  await expect(main.locator('li[data-sku]').first()).toBeVisible()
  const own = main.locator(`li[data-sku="${sku_no}"]`)
  return (await own.count()) > 0 ? own : main.locator('li[data-sku]').first()
}

const waitForConfirm = (person: Person) =>
  person.arrivesAt('orderConfirm').shows(placeButton(person).or(person.control('link', 'checkout:confirm.address.first')))

const choiceSheet = (person: Person) => person.dialog('product:choice.title')

/** Sold out or not. */
function optionNamed({ t }: Person, value: string): RegExp {
  const soldOut = t('product:choice.valueOut', { value: '|' }).split('|')[1] ?? ''
  return new RegExp(`^${textPattern(value)}(${textPattern(soldOut)})?$`)
}

async function hasVariants({ main }: Person): Promise<boolean> {
  const groups = main.getByRole('radiogroup')
  await expect(main.getByRole('spinbutton').first()).toBeVisible()
  return (await groups.getByRole('radio').count()) > (await groups.count())
}

/** Presses a button of a product's page. While it is out of a low window, a bar repeats it. */
export async function pressInPage(person: Person, name: 'product:buy.add' | 'product:buy.now' | 'common:card.remind'): Promise<void> {
  const button = person.control('button', name).first()
  await scrollTo(button)
  await button.click()
}

/** Chooses a variant, sets the quantity and presses. On a phone this is a sheet, unless the product has one variant. */
async function chooseAndPress(person: Person, quantity: number, button: 'add' | 'now', values: readonly string[] = []): Promise<void> {
  const name = `product:buy.${button}` as const
  const sheet = choiceSheet(person)
  const isOpen = await sheet.isVisible()
  const inSheet = isOpen || (person.layout === 'mobile' && (await hasVariants(person)))
  if (inSheet && !isOpen) await person.press(name, person.main)
  const place = inSheet ? sheet : person.main
  for (const value of values) await person.tick('radio', optionNamed(person, value), place)
  await typePieces(place, quantity)
  if (inSheet) await person.press(name, place)
  else await pressInPage(person, name)
}

function goToCart(person: Person) {
  const { layout, page } = person
  return (layout === 'desktop' ? person.follow('common:header.cart…', page.getByRole('banner')) : person.goTo('cart')).arrivesAt('cart')
}

/** The heading of an empty cart is also that of one that is loading. */
const seesPieces = (person: Person, count: number) =>
  count === 0
    ? person.sees('cart:empty.title')
    : person.shows(person.page.getByRole('heading', { level: 1, name: person.t('cart:titleCount', { count }), exact: true }))

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

export const productActions: PageActs<'product'> = {
  addsToCart: (person, { quantity }) => addVariant(person, quantity),

  async addsSet(person) {
    await scrollTo(person.control('button', 'product:set.add'))
    await person.press('product:set.add').shows(person.seen.getByText(person.named('product:set.added')))
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
    const card = person.page.locator(`[data-coupon="${coupon}"]`).first()
    await card.getByRole('button').first().click()
    const use = card.getByText(person.t('promotion:use'), { exact: true })
    await person.shows(use.or(card.getByText(person.t('promotion:again'), { exact: true })))
  },

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

  async sortsReviews(person, { sort }) {
    const { page, product_no, t } = person
    const order = person.control('combobox', 'review:sort.label')
    if (person.layout === 'mobile' && !(await order.isVisible())) {
      await scrollTo(person.control('button', 'review:seeAllLabel'))
      await person.press('review:seeAllLabel')
    }
    await scrollTo(order)
    await order.selectOption({ label: t(`review:sort.${sort}`) })
    const { list } = await person.client.call('review.list', { product_no, sort, ...PAGE })
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('time') })
    await expect(rows.first()).toContainText(found(list[0], 'The product has no review').content)
  },

  async marksHelpful(person) {
    const mark = await firstMark(person)
    const before = await mark.getAttribute('aria-pressed')
    await mark.click()
    await person.ends(() => expect(mark).toHaveAttribute('aria-pressed', String(before !== 'true')))
  },

  seesHelpful: async (person, { marked }) => expect(await firstMark(person)).toHaveAttribute('aria-pressed', String(marked)),

  async seesQuestion(person, { question, answer }) {
    const heading = person.control('heading', 'review:question.title')
    await scrollTo(heading)
    const first = person.main.locator('section', { has: heading }).getByRole('listitem').first()
    for (const text of [question, answer ?? person.t('review:question.waiting')])
      await expect(first.getByText(text, { exact: true })).toBeVisible()
  },
}
