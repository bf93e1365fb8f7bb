import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { Locator } from '@playwright/test'
import type { Person } from '../drivers/browser/person.ts'
import type { WorldControl } from '../support/control.ts'
import { factsOf, motionPhoto } from '../support/motion-photo.ts'
import { BROWSER_WITH_IMAGES } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'

test.use({ member: 'sari', painted: true, launchOptions: BROWSER_WITH_IMAGES })

const photo = async () => ({ name: 'MVIMG_1.jpg', mimeType: 'image/jpeg', buffer: await motionPhoto() })
const clean = { width: 240, height: 320, orientation: undefined, exif: undefined, above: 'red', below: 'blue' }

/** What the server stores of a picture that a page shows. */
async function stored({ page }: Person, picture: Locator): Promise<Buffer> {
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const src = await picture.evaluate((img: HTMLImageElement) => img.src)
  return (await page.request.get(src)).body()
}

/** The file of the last request to a path, as the server received it: `[image/jpeg, 1234 bytes]`. */
async function received(world: WorldControl, path: string): Promise<string | undefined> {
  const line = (await world.journal()).findLast((each) => each.path.endsWith(path))
  return JSON.stringify(line).match(/\[image\/\w+, \d+ bytes\]/)?.[0]
}

/** Adds the photo to a form. Nothing but its pixels reaches the server, and they are upright. */
async function addsPhoto(person: Person, world: WorldControl): Promise<void> {
  const { page, t } = person
  const shown = page.getByRole('main').locator('fieldset').getByRole('img')
  await expect(page.getByLabel(t('pictures:pick'))).toBeAttached()
  const before = await shown.count()
  await page.getByLabel(t('pictures:pick')).setInputFiles(await photo())
  await expect(page.getByRole('img', { name: t('pictures:shown', { number: before + 1 }) })).toBeVisible()
  const bytes = await stored(person, page.getByRole('img', { name: t('pictures:shown', { number: before + 1 }) }))
  expect(await factsOf(bytes)).toEqual(clean)
  expect(await received(world, '/member/picture/upload')).toBe(`[image/jpeg, ${bytes.length} bytes]`)
}

test('a photo with a place and a video in it: a review gets the picture alone', async ({ person, world }) => {
  const { page, t, client } = person
  const { list } = await client.call('order.list', { tab: 'completed', page_num: 1, page_size: 1 })
  await page.goto(`/review?order_no=${list[0]?.order_no}`)
  const text = page.getByRole('textbox', { name: t('review:write.text') }).first()
  await text.fill('Harum sekali')
  await addsPhoto(person, world)
  await page.getByLabel(t('pictures:pick')).setInputFiles({ name: 'video.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ftypmp42') })
  await expect(page.getByRole('alert')).toHaveText([t('pictures:refused.unreadable', { name: 'video.jpg' })])
  await expect(text).toHaveValue('Harum sekali')
})

test('a photo with a place and a video in it: an after-sales request gets the picture alone', async ({ person, world }) => {
  const { page, client } = person
  const { list } = await client.call('afterSale.list', { status: AFTER_SALE_STATUS.awaitingReview, page_num: 1, page_size: 1 })
  const no = list[0]?.after_sale_no ?? ''
  await world.event('after_sale', no, 'refuse')
  await page.goto(`/applyRefund?after_sale_no=${no}`)
  await addsPhoto(person, world)
})

test('a photo with a place and a video in it: the member’s picture is cut from the picture alone', async ({ person, world }) => {
  const { page, t } = person
  await page.goto('/setting')
  await page.getByLabel(t('profile:avatar.pick')).setInputFiles(await photo())
  await page
    .getByRole('dialog', { name: t('profile:avatar.title') })
    .getByRole('button', { name: t('profile:avatar.use') })
    .click()
  await expect(page.getByText(t('profile:avatar.saved'))).toBeVisible()
  const bytes = await stored(person, page.getByRole('main').locator('img[src*="/member/picture/"]').first())
  expect(await factsOf(bytes)).toEqual({ ...clean, width: 200, height: 200 })
  expect(await received(world, '/update_avatar')).toBe(`[image/jpeg, ${bytes.length} bytes]`)
})

test('a transparent PNG stays transparent', async ({ person }) => {
  const { page, t, client } = person
  const { list } = await client.call('order.list', { tab: 'completed', page_num: 1, page_size: 1 })
  await page.goto(`/review?order_no=${list[0]?.order_no}`)
  const buffer = Buffer.from(await page.evaluate(transparentPng))
  await page.getByLabel(t('pictures:pick')).first().setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  const picture = page.getByRole('img', { name: t('pictures:shown', { number: 1 }) })
  await stored(person, picture)
  expect(await picture.evaluate(alphaOf)).toBe(0)
})

/** A clear picture, as the browser writes it. */
async function transparentPng(): Promise<number[]> {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')
  return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
}

/** How opaque the first pixel of a picture is. */
function alphaOf(img: Element): number | undefined {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  context?.drawImage(img as HTMLImageElement, 0, 0, 1, 1)
  return context?.getImageData(0, 0, 1, 1).data[3]
}
