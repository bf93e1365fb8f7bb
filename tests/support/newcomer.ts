import type { Language } from '@nusaria/contracts/headers'
import { expect, type Page } from '@playwright/test'
import { Person } from '../drivers/browser/person.ts'
import { worldControl } from './control.ts'
import type { Layout } from './layouts.ts'
import { pageHost } from './page-host.ts'

/** Opens the offline build as a new visitor. */
export async function openAsNewcomer({ page, layout, language }: { page: Page; layout: Layout; language: Language }): Promise<Person> {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: /Rp/ }).first()).toBeVisible()
  const host = pageHost(page)
  return new Person(page, { layout, language, world: worldControl(host.control, 'default'), host })
}
