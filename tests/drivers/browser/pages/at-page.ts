import { LIMITS } from '@nusaria/contracts/limits'
import { expect, type Locator } from '@playwright/test'
import type { Client } from '../../../support/client.ts'
import { goesTo, stepsTo } from '../../../support/steps-inside.ts'
import { must } from '../../driver.ts'
import { productLinks, productOf } from '../discovering.ts'
import type { Person } from '../person.ts'

/** ms between two looks, and for how long */
const OFTEN = { intervals: [100, 200, 400], timeout: 15_000 }

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

/** What is recommended is shown, and more of it further down. */
export async function seesMore(person: Person, path: string): Promise<void> {
  const { page } = person
  if (new URL(page.url()).pathname !== path.split('?')[0]) await goesTo(page, path)
  const recommended = async (page_num: number) => {
    const { list } = await shopOf(person).call('product.productRecommend', { page_num, page_size: LIMITS.recommendPageSize })
    return list.map(({ product_no }) => product_no)
  }
  const first = await recommended(1)
  const further = (await recommended(2)).filter((no) => !first.includes(no))
  const shown = () => productLinks(person).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const nos = (await shown()).map(productOf)
    expect(nos).toContain(first[0])
    expect(nos.filter((no) => further.includes(no))).not.toEqual([])
  }).toPass(OFTEN)
}
