import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { formatRupiahDigits } from '@nusaria/storefront/shared/format/rupiah'
import { expect, type Locator, type Page } from '@playwright/test'
import { goTo, loadPage } from '../../support/navigation.ts'
import { requireAfterSaleNo } from '../calls/story-context.ts'
import { textPattern } from './assert-failure.ts'
import { tick } from './controls.ts'
import { main, type Person } from './person.ts'
import { accountChoice } from './refund-accounts.ts'

/** The path of the story's request. */
export const requestPath = (person: Person): string => SCREENS.afterSale.replace(':no', requireAfterSaleNo(person))

/** The call that a request's page polls. */
const DETAIL = afterSaleContract.detail.path.replace(/:.*/, '')

/** Focuses the tab: pages refetch their data. */
export const focusTab = (page: Page): Promise<void> => page.evaluate(() => void window.dispatchEvent(new Event('focus')))

/** Hides the tab, so that the page stops polling. */
const hideTab = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })

/** ms: timeout, and time between two looks */
const POLL = { within: 15_000, look: 800 }

/** Focuses the tab and waits for the reply, so that no older reply is pending afterwards. */
async function refetch(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes(DETAIL), { timeout: POLL.look }).catch(() => null)
  await focusTab(page)
  await answer
}

/** Opens the request's page and refetches until it shows `shown`. */
export async function assertOnRequest(person: Person, shown: Locator): Promise<void> {
  const { page } = person
  const path = requestPath(person)
  // A refusal may show in a dialog.
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  if (new URL(page.url()).pathname !== path) await goTo(page, path)
  await expect(async () => {
    await refetch(page)
    await expect(shown).toBeVisible({ timeout: POLL.look })
  }).toPass({ timeout: POLL.within })
  await hideTab(page)
}

/** Opens the request's page at a button or field. A step that the shop will refuse uses the open, outdated page. */
export async function openRequest(person: Person, shown: Locator, goesThrough: boolean): Promise<void> {
  const isOpen = new URL(person.page.url()).pathname === requestPath(person)
  if (goesThrough || !isOpen) await assertOnRequest(person, shown)
}

/** The card of the request in a list. */
const cardOf = (person: Person): Locator =>
  main(person)
    .getByRole('listitem')
    .filter({ hasText: requireAfterSaleNo(person) })

/** After-sales requests and refunds. */
export const afterSaleActions = {
  /** From the list, unless the request's page is open. */
  async seesRequest(person: Person, { status, end, refund, note, description, pictures }: Verbs['seesRequest']): Promise<void> {
    const { page, t } = person
    if (new URL(page.url()).pathname !== requestPath(person)) {
      await goTo(page, SCREENS.afterSales)
      await expect(cardOf(person)).toContainText(t(end ? `afterSale:ended.${end}` : `afterSale:status.${status}`))
    }
    const words = t(end ? `afterSale:headline.${end}` : `afterSale:status.${status}`)
    await assertOnRequest(person, main(person).getByRole('status').filter({ hasText: words }).first())
    if (refund !== undefined) await expect(main(person).getByText(formatRupiahDigits(refund)).first()).toBeVisible()
    for (const words of [note, description]) if (words !== undefined) await expect(main(person).getByText(words).first()).toBeVisible()
    if (pictures !== undefined) {
      const name = new RegExp(textPattern(t('afterSale:evidenceOne', { skipInterpolation: true })))
      await expect(main(person).getByRole('button', { name })).toHaveCount(pictures)
    }
  },

  opensRequest: (person: Person): Promise<void> => loadPage(person.page, requestPath(person)),

  async cancelsRequest(person: Person, _args: unknown, goesThrough: boolean): Promise<void> {
    const { page, t } = person
    const cancel = page.getByRole('button', { name: t('afterSale:cancelAction'), exact: true })
    await openRequest(person, cancel, goesThrough)
    await cancel.click()
    const dialog = page.getByRole('dialog', { name: t('afterSale:list.cancel.title') })
    await dialog.getByRole('button', { name: t('afterSale:list.cancel.confirm'), exact: true }).click()
    if (goesThrough) await expect(dialog).toBeHidden()
  },

  async returnsGoods(person: Person, { tracking }: Verbs['returnsGoods'], goesThrough: boolean): Promise<void> {
    const { t } = person
    const courier = main(person).getByRole('combobox', { name: t('afterSale:send.courier') })
    await openRequest(person, courier, goesThrough)
    await expect(courier).toBeEnabled()
    await courier.selectOption({ index: 1 })
    await main(person)
      .getByRole('textbox', { name: t('afterSale:send.number') })
      .fill(tracking)
    await main(person)
      .getByRole('button', { name: t('afterSale:send.submit'), exact: true })
      .click()
    if (goesThrough) await expect(main(person).getByText(tracking).first()).toBeVisible()
  },

  async retriesRefund(person: Person, { to }: Verbs['retriesRefund'], goesThrough: boolean): Promise<void> {
    const { t } = person
    const send = main(person).getByRole('button', { name: t('afterSale:retry.submit'), exact: true })
    await openRequest(person, send, goesThrough)
    await tick(await accountChoice(person, to))
    await send.click()
    if (goesThrough) await expect(send).toBeHidden()
  },

  async seesRefund(person: Person, { stage, received }: Verbs['seesRefund']): Promise<void> {
    const { page, t } = person
    await goTo(page, SCREENS.refunds)
    await expect(cardOf(person)).toContainText(t(`refunds:tabs.${stage}`))
    const sum = main(person).getByRole('region', { name: t('refunds:sum') })
    if (received !== undefined) await expect(sum).toContainText(formatRupiahDigits(received))
  },
}
