import { expect, type Locator } from '@playwright/test'

/** Ticks a checkbox or radio where a thumb does: on its drawn box, at the beginning of its label (links may follow in it). */
export async function tick(input: Locator): Promise<void> {
  await input.locator('xpath=ancestor::label[1]').click({ position: { x: 12, y: 12 } })
  await expect(input).toBeChecked()
}
