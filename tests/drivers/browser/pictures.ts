import { expect } from '@playwright/test'
import { pictureFile } from '../picture-file.ts'
import type { Person } from './person.ts'

/** Adds small pictures to a form that has so many already, one after the other. */
export async function addPictures({ page, t }: Person, pictures: number, already = 0): Promise<void> {
  const { name, type: mimeType } = pictureFile('small')
  const buffer = Buffer.from(await pictureFile('small').arrayBuffer())
  for (let number = already + 1; number <= already + pictures; number += 1) {
    await page.getByLabel(t('pictures:pick')).setInputFiles({ name, mimeType, buffer })
    await expect(page.getByRole('img', { name: t('pictures:shown', { number }) })).toBeVisible()
  }
}
