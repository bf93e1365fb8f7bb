import { expect, type Locator } from '@playwright/test'
import { pictureFile } from '../../support/picture-file.ts'
import { assertSame } from '../driver.ts'

/** ms: below 2.5 s Playwright looks ten times a second, above only twice. Most of what a story waits for comes within 0.5 s. */
const OFTEN = 2_400

/** ms: time between two looks at a page that the shop changes meanwhile */
export const LOOK = 800

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

/** Looks at a page again and again until a part is visible. `before` each look changes the page, such as by a new reply. */
export async function assertVisibleAfter(part: Locator, before: () => Promise<unknown>): Promise<void> {
  const look = async () => {
    await before()
    await part.waitFor({ timeout: LOOK }).catch(() => undefined)
    return part.isVisible()
  }
  await expect
    .poll(look)
    .toBe(true)
    .catch(() => expect(part).toBeVisible({ timeout: LOOK }))
}

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

/** A moment as the shop writes it: `22/11/2026 09:30:00`. */
export const MOMENT = /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/

/** The first amount in a text such as `-Rp12.500`, in Rupiah; NaN without one. */
export const rupiahIn = (text: string | null): number => Number(/Rp\s?([\d.,]+)/.exec(text ?? '')?.[1]?.replace(/\D/g, '') ?? Number.NaN)

/** The page shows this value. `read` looks at it again until it does. */
export async function assertShown<V extends string | number>(what: string, read: () => Promise<V>, expected: V | undefined): Promise<void> {
  if (expected === undefined) return
  const same = expect.poll(read).toBe(expected)
  await same.catch(async () => assertSame(what, await read(), expected))
}

/** From a text to what it is beside; a browser that translates the page puts the text into `font` elements. */
const BESIDE = 'xpath=ancestor-or-self::*[not(self::font)][1]/..'

/** The amounts beside a label, in Rupiah. What the page shows twice is the same, or no amount of the story. */
export async function amountBeside(part: Locator, label: string | readonly string[]): Promise<number | string> {
  const row = (one: string) => part.getByText(one, { exact: true }).locator(BESIDE)
  const rows = await Promise.all([label].flat().map((one) => row(one).allTextContents()))
  const amounts = [...new Set(rows.flat().map(rupiahIn))].filter((amount) => !Number.isNaN(amount))
  return amounts.length === 1 ? (amounts[0] ?? '') : amounts.join(' and ') || 'not shown'
}
