import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { productLinks, productNoOf } from './discovering.ts'
import type { Person } from './person.ts'

/** What is kept in sight, at a browser: put aside, waited for, looked at. */
export const memberListActions = {
  async addsFavourite({ page, t }: Person, goesThrough: boolean): Promise<void> {
    const heart = page.getByRole('button', { name: t('favourite:heart.name'), exact: true })
    await heart.click()
    if (goesThrough) await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },

  requestsRestockAlert: ({ page, t }: Person): Promise<void> =>
    page.getByRole('button', { name: t('common:card.remind'), exact: true }).click(),

  seesRestockAlert: ({ page, t }: Person): Promise<void> => expect(page.getByText(t('notice:waiting')).first()).toBeVisible(),

  async seesProductAt(person: Person, { screen }: Verbs['seesProductAt']): Promise<void> {
    await goTo(person.page, SCREENS[screen])
    const wanted = screen === 'viewed' ? person.viewedProducts : [person.product_no]
    await expect(async () => {
      const links = await productLinks(person).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect([...new Set(links.map(productNoOf))].slice(0, wanted.length)).toEqual(wanted)
    }).toPass()
  },
}
