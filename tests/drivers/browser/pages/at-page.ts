import { LIMITS } from '@nusaria/contracts/limits'
import { expect, type Locator } from '@playwright/test'
import type { Client } from '../../../support/client.ts'
import { goesTo, stepsTo } from '../../../support/steps-inside.ts'
import { must } from '../../driver.ts'
import { productLinks } from '../discovering.ts'
import type { Person } from '../person.ts'

/** ms between two looks, and for how long */
const OFTEN = { intervals: [100, 200, 400], timeout: 8_000 }

export const main = ({ page }: Person): Locator => page.getByRole('main')

/** What the shop knows of the member, as their other device is told, in the words of this one. */
export function shopOf({ other, language }: Person): Client {
  must(other, 'The member has signed in on no other device')
  other.client.language = language
  return other.client
}

/** Something stands on the page. */
export const finds = (person: Person, words: string): Promise<void> => expect(main(person).getByText(words).first()).toBeVisible()

/** Leaves the page and opens it again, as it is by now. */
export async function opensAnew({ page }: Person, path: string): Promise<void> {
  await stepsTo(page, '/privacy')
  await stepsTo(page, path)
}

/** The question in front of the page is answered with yes. */
export const agrees = ({ page }: Person, yes: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: yes, exact: true }).click()

/** Products are shown, the first of them by this name; more of them further down. */
export async function seesMore(person: Person, path: string): Promise<void> {
  const { page } = person
  if (new URL(page.url()).pathname !== path.split('?')[0]) await goesTo(page, path)
  const { list } = await shopOf(person).call('product.productRecommend', { page_num: 1, page_size: LIMITS.recommendPageSize })
  const links = productLinks(person)
  const scrollsDown = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(async () => {
    await scrollsDown()
    expect(await links.filter({ hasText: list[0]?.product_name }).count()).toBeGreaterThan(0)
  }).toPass(OFTEN)
  const before = await links.count()
  await expect(async () => {
    await scrollsDown()
    expect(await links.count()).toBeGreaterThan(before)
  }).toPass(OFTEN)
}
