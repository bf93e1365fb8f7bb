import { texts } from '@nusaria/mock-api/hosts/stand-ins/google/texts'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import type { Person } from './person.ts'
import { tick } from './press.ts'
import { acceptTerms, assertLoggedIn, loginForm } from './signing-in.ts'

/** Signing in by Google, whose page is the mock's. */
export const googleActions = {
  /** Agrees to the terms first, as on every way. */
  async goesToGoogle(person: Person): Promise<void> {
    const { page, t, language } = person
    const form = loginForm(person)
    await acceptTerms(form)
    await form.getByRole('button', { name: t('auth:ways.google'), exact: true }).click()
    await expect(page.getByRole('heading', { name: texts[language].heading })).toBeVisible()
  },

  async choosesAtGoogle(person: Person, { choice, email = '' }: Verbs['choosesAtGoogle'], goesThrough: boolean): Promise<void> {
    const { page, t, language } = person
    if (choice !== 'deny') await chooseAccount(person, email)
    await page.getByRole('button', { name: texts[language].choices[choice], exact: true }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/google'))
    if (choice === 'deny') return expect(page.getByText(t('auth:google.denied'))).toBeVisible()
    if (goesThrough) await assertLoggedIn(person, email)
  },
}

/** One of those that are listed, else another by its address. */
async function chooseAccount({ page, language }: Person, email: string): Promise<void> {
  const { other, email: field } = texts[language]
  const listed = page.getByRole('radio', { name: email })
  if ((await listed.count()) > 0) return tick(listed)
  await tick(page.getByRole('radio', { name: other }))
  await page.getByLabel(field).fill(email)
}
