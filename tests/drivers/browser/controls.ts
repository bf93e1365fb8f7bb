import { formatRupiahDigits } from '@nusaria/storefront/shared/format/rupiah'
import { expect, type Locator } from '@playwright/test'
import { assertNumber, assertStep } from '../driver.ts'
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

/** The source of a pattern for a text, with any values. */
export function textPattern(raw: string): string {
  return raw
    .split(/{{[^}]*}}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+')
}

/** The first amount in a text such as `-Rp12.500`, in Rupiah; NaN without one. */
export const rupiahIn = (text: string | null): number => Number(/Rp\s?([\d.,]+)/.exec(text ?? '')?.[1]?.replace(/\D/g, '') ?? Number.NaN)

/** Waits until the page shows the number that the story gives. */
export async function assertNumberShown(what: string, read: () => Promise<number>, expected: number | undefined): Promise<void> {
  if (expected === undefined) return
  await expect
    .poll(read, { timeout: 5_000 })
    .toBe(expected)
    .catch(async () => assertNumber(what, await read(), expected))
}

/** This part of the page shows an amount in Rupiah; else the error lists the amounts that it shows. */
export async function assertAmountShown(part: Locator, what: string, amount: number | undefined): Promise<void> {
  if (amount === undefined) return
  const text = formatRupiahDigits(amount)
  await expect(
    part
      .getByText(text)
      .or(part.filter({ hasText: text }))
      .first(),
  )
    .toBeVisible()
    .catch(async () => {
      const shown = [...new Set(((await part.textContent()) ?? '').match(/Rp\s?[\d.,]+\d/g) ?? [])]
      assertStep(false, `As ${what} the page shows none that is Rp${text}, but ${shown.join(', ') || 'no amount at all'}`)
    })
}
