import { expect, type Locator } from '@playwright/test'
import { pictureFile } from '../sample-values.ts'
import type { Person } from './person.ts'

/** Ticks a checkbox or radio at the start of its label, because links may follow in it. */
export async function tick(input: Locator): Promise<void> {
  await input.locator('xpath=ancestor::label[1]').click({ position: { x: 12, y: 12 } })
  await expect(input).toBeChecked()
}

/** Adds small pictures to a form that has `already` pictures, one by one. */
export async function addPictures({ page, t }: Person, pictures: number, already = 0): Promise<void> {
  const { name, type: mimeType } = pictureFile('small')
  const buffer = Buffer.from(await pictureFile('small').arrayBuffer())
  for (let number = already + 1; number <= already + pictures; number += 1) {
    await page.getByLabel(t('pictures:pick')).setInputFiles({ name, mimeType, buffer })
    await expect(page.getByRole('img', { name: t('pictures:shown', { number }) })).toBeVisible()
  }
}
