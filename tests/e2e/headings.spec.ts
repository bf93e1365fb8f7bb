import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { guestPaths, LOGIN_PATHS, memberPaths } from '@nusaria/scenario-runner/support/screens'
import { expect, test } from '@nusaria/scenario-runner/support/test'

/** Addresses that show the page of another: the reset's second step, and a new number or address before the old one is verified. */
const SAME: readonly string[] = ['/resetPassword', '/bindPhone', '/bindEmail']

/** Opens each page: one heading of level 1, which no part of the page repeats, and a title that no other page has. */
async function named(person: Person, paths: readonly string[]): Promise<void> {
  const { page } = person
  const titles: Record<string, string> = {}
  for (const path of paths) {
    await goTo(page, path)
    // Of the page, or of the dialog above it.
    const headings = (level: number) => page.locator('main, [role=dialog]').getByRole('heading', { level })
    await expect(async () => {
      await expect(headings(1), `${path} has one h1`).toHaveCount(1)
      const text = (await headings(1).textContent())?.trim() ?? ''
      expect(text, `the h1 of ${path} has words`).not.toBe('')
      const parts = await headings(2).allTextContents()
      expect(
        parts.map((each) => each.trim()),
        `the parts of ${path}`,
      ).not.toContain(text)
    }).toPass({ timeout: 15_000 })
    if (path !== '/') await expect(page, `${path} has a title`).toHaveTitle(/ · /)
    // Two orders are two addresses of one page.
    if (!SAME.includes(path)) titles[path.replace(/(\/\w+)\/.*/, '$1')] = await page.title()
  }
  const repeated = Object.entries(titles).filter(([path, title]) =>
    Object.entries(titles).some(([other, its]) => other !== path && its === title),
  )
  expect(repeated, 'pages with the title of another').toEqual([])
}

test('every page of a guest has one h1 and a title of its own', async ({ person }) => {
  test.slow()
  expect(LOGIN_PATHS).toContain('/login')
  await named(person, await guestPaths(person.client))
})

test.describe('as a member', () => {
  test.use({ member: 'sari' })

  test('every page of a member has one h1 and a title of its own', async ({ person }) => {
    test.slow()
    await named(person, await memberPaths(person.client))
  })
})
