import type { Language } from '@nusaria/contracts/headers'
import { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { worldControl } from '@nusaria/scenario-runner/support/control'
import type { Layout } from '@nusaria/scenario-runner/support/layouts'
import { expect, type Page } from '@playwright/test'
import { pageHost } from './page-host.ts'

/** Opens the offline build as a new visitor. */
export async function openAsNewcomer({ page, layout, language }: { page: Page; layout: Layout; language: Language }): Promise<Person> {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: /Rp/ }).first()).toBeVisible()
  const host = pageHost(page)
  return new Person(page, { layout, language, world: worldControl(host.control, 'default'), host })
}
