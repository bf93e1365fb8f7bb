import { formatRupiahDigits } from '@nusaria/storefront/shared/format/rupiah'
import { expect, type Locator } from '@playwright/test'
import { pictureFile } from '../../support/picture-file.ts'
import { assertSame, assertStep } from '../driver.ts'

/** ms: below 2.5 s Playwright looks ten times a second, above only twice. Most of what a story waits for comes within 0.5 s. */
const OFTEN = 2_400

/** ms: how long a page may take that the shop changes meanwhile, and time between two looks */
export const POLL = { within: 15_000, look: 800 }

/** Waits for an element with frequent looks. What comes later is for the caller to wait for. */
export const appears = (locator: Locator): Promise<void> =>
  locator
    .first()
    .waitFor({ timeout: OFTEN })
    .catch(() => undefined)

export async function assertVisible(locator: Locator): Promise<void> {
  await appears(locator)
  await expect(locator.first()).toBeVisible()
}

export const click = (control: Locator): Promise<void> => appears(control).then(() => control.click())

/** Ticks a checkbox or radio at the start of its label, because links may follow in it. */
export async function tick(input: Locator): Promise<void> {
  const label = input.locator('xpath=ancestor::label[1]')
  await appears(label)
  await label.click({ position: { x: 12, y: 12 } })
  await expect(input).toBeChecked()
}

/** Types a quantity; it counts when the field loses the focus. */
export async function typePieces(part: Locator, pieces: number): Promise<void> {
  const field = part.getByRole('spinbutton')
  await appears(field)
  await field.fill(String(pieces))
  await field.press('Tab')
}

export async function pickPicture(field: Locator, size: 'small' | 'large' = 'small'): Promise<void> {
  const file = pictureFile(size)
  await field.setInputFiles({ name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) })
}

/** Scrolls until a part of the page is there that loads when the shopper comes near. */
export async function scrollTo(part: Locator): Promise<void> {
  await expect(async () => {
    if (!(await part.isVisible())) await part.page().mouse.wheel(0, 600)
    await expect(part).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50] })
}

/** The source of a pattern for a text, with any values. */
export function textPattern(raw: string): string {
  const parts = raw.split(/{{[^}]*}}/)
  return parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')
}

/** The first amount in a text such as `-Rp12.500`, in Rupiah; NaN without one. */
export const rupiahIn = (text: string | null): number => Number(/Rp\s?([\d.,]+)/.exec(text ?? '')?.[1]?.replace(/\D/g, '') ?? Number.NaN)

export async function assertNumberShown(what: string, read: () => Promise<number>, expected: number | undefined): Promise<void> {
  if (expected === undefined) return
  const same = expect.poll(read, { timeout: 5_000 }).toBe(expected)
  await same.catch(async () => assertSame(what, await read(), expected))
}

/** This part of the page shows an amount in Rupiah; else the error lists the amounts that it shows. */
export async function assertAmountShown(part: Locator, what: string, amount: number | undefined): Promise<void> {
  if (amount === undefined) return
  const text = formatRupiahDigits(amount)
  const place = part.getByText(text).or(part.filter({ hasText: text }))
  const shown = expect(place.first()).toBeVisible()
  await shown.catch(async () => {
    const amounts = [...new Set(((await part.textContent()) ?? '').match(/Rp\s?[\d.,]+\d/g) ?? [])]
    assertStep(false, `As ${what} the page shows none that is Rp${text}, but ${amounts.join(', ') || 'no amount at all'}`)
  })
}
