import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import type { Person } from './person.ts'
import { isIn, loginDoor } from './signing-in.ts'

/** Signing in by Google, whose page is the mock's. */
export const google = {
  async goesToGoogle(person: Person): Promise<void> {
    const { page, t } = person
    await loginDoor(person)
      .getByRole('button', { name: t('auth:ways.google') })
      .click()
    await page.waitForURL((url) => url.pathname.startsWith('/google'))
  },

  async choosesAtGoogle(person: Person, { choice, email = '' }: Verbs['choosesAtGoogle'], goesThrough: boolean): Promise<void> {
    const { page, t } = person
    await page.locator(`[value="${choice}"]`).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/google'))
    if (choice === 'deny') return expect(page.getByText(t('auth:google.denied'))).toBeVisible()
    if (goesThrough) await isIn(person, email)
  },
}
