import { LIMITS } from '@nusaria/contracts/limits'
import { expect } from '@playwright/test'
import { goTo, navigateInApp } from '../../../support/navigation.ts'
import { productLinks, productNoOf } from '../discovery.ts'
import { main, memberClient, type Person } from '../person.ts'

/** ms between two looks, and in all */
const POLL = { intervals: [100, 200, 400], timeout: 15_000 }

/** The page shows this text. */
export const assertText = (person: Person, words: string): Promise<void> => expect(main(person).getByText(words).first()).toBeVisible()

/** Leaves the page and opens it again. */
export async function reopenPage({ page }: Person, path: string): Promise<void> {
  await navigateInApp(page, '/privacy')
  await navigateInApp(page, path)
}

/** Confirms the open alert dialog. */
export const confirmDialog = ({ page }: Person, yes: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: yes, exact: true }).click()

/** The page shows recommendations, and more after scrolling down. */
export async function assertLoadsMore(person: Person, path: string): Promise<void> {
  const { page } = person
  if (new URL(page.url()).pathname !== path.split('?')[0]) await goTo(page, path)
  const recommended = async (page_num: number) => {
    const { list } = await memberClient(person).call('product.productRecommend', { page_num, page_size: LIMITS.recommendPageSize })
    return list.map(({ product_no }) => product_no)
  }
  const first = await recommended(1)
  const further = (await recommended(2)).filter((no) => !first.includes(no))
  const shown = () => productLinks(person).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const nos = (await shown()).map(productNoOf)
    expect(nos).toContain(first[0])
    expect(nos.filter((no) => further.includes(no))).not.toEqual([])
  }).toPass(POLL)
}
