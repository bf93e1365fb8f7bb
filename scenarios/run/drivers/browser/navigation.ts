import { LIMITS } from '@nusaria/contracts/limits'
import type { Screen } from '@nusaria/scenarios/dsl/screens'
import { MESSAGE_TARGETS } from '@nusaria/scenarios/dsl/verbs/pages'
import { expect } from '@playwright/test'
import { MOBILE } from '../../support/layouts.ts'
import { goTo, loadPage } from '../../support/navigation.ts'
import { assertShown, assertVisible } from './controls.ts'
import { openProductWith, productNosShown } from './discovery.ts'
import { isLogin } from './login.ts'
import { isAtCashier } from './payment.ts'
import type { PageActs, Person } from './person.ts'

const { width, height } = MOBILE.viewport

async function recommended({ member }: Person, page_num: number): Promise<string[]> {
  const { list } = await member.call('product.productRecommend', { page_num, page_size: LIMITS.recommendPageSize })
  return list.map(({ product_no }) => product_no)
}

/** On desktop the login is a dialog over the page. */
const opensOver = ({ layout }: Person, screen: Screen) => layout === 'desktop' && isLogin(screen)

export const pageActions: PageActs<'pages'> = {
  /** Loads the screen when that shall fail; otherwise navigates inside the shop. */
  async opens(person, { screen, query = person.queryOf(screen) }) {
    const { expectsSuccess } = person
    const other = screen === 'afterSale' && query?.after_sale_no
    const address = other ? person.pathOf(screen, other) : person.addressOf(screen, query)
    await (expectsSuccess && !opensOver(person, screen) ? goTo : loadPage)(person.page, address)
    if (screen === 'checkout' && expectsSuccess) await isAtCashier(person)
  },

  isAt: (person, { screen }) => assertShown('The path of the page', async () => person.path, person.pathOf(screen)),

  async opensMessage(person, { about }) {
    const [see, screen] = MESSAGE_TARGETS[about]
    await person.goTo('messages')
    const message = person.items(person.t(`message:see.${see}`)).first()
    await assertVisible(message)
    const opens = () => message.getByRole('link').click()
    await (about === 'product' ? openProductWith(person, opens) : opens())
    await expect(person.page).toHaveURL(person.addressOf(screen, person.queryOf(screen)))
    await expect(person.seen.getByText(person.t(`message:see.${see}`)), 'the list has gone').toHaveCount(0)
  },

  sees: (person, { text, values }) => person.sees(text, values),
  reloads: ({ page }) => page.reload(),
  turnsPhone: ({ page }, { to }) => page.setViewportSize(to === 'landscape' ? { width: height, height: width } : { width, height }),

  async presses(person, { role, name, confirms }) {
    const { page, main } = person
    const control = person.control(role, name, main).first()
    await assertVisible(control)
    const label = (await control.getAttribute('aria-label')) ?? ''
    await control.click()
    if (!confirms) return
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await person.press(confirms, dialog).gone(main.getByRole('button', { name: label, exact: true }))
  },

  async scrollsDown(person) {
    const first = await recommended(person, 1)
    const further = (await recommended(person, 2)).filter((no) => !first.includes(no))
    const shown = async () => {
      await person.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      const nos = await productNosShown(person)
      return nos.includes(first[0] ?? '') && nos.some((no) => further.includes(no))
    }
    await expect.poll(shown, 'the page shows recommended products, and more of them').toBe(true)
  },

  /** Two documents have the same heading: a page in between shows when the next one is there. */
  async readsLastPart(person, { screen }) {
    const { page, main } = person
    await person.goTo('category').goTo(screen)
    const contents = person.control('navigation', 'common:legal.contents', main)
    if (!(await contents.isVisible())) await main.locator('summary').first().click()
    const last = contents.getByRole('link').last()
    const name = (await last.textContent()) ?? ''
    await last.click()
    await expect(page).toHaveURL(/#./)
    await expect(page.locator(':focus')).toContainText(name)
    await expect(page.locator(':focus')).toBeInViewport()
  },
}
