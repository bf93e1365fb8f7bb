import { discoveryActions } from '@nusaria/scenario-runner/drivers/browser/discovery'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import type { WorldControl } from '@nusaria/scenario-runner/support/control'
import { BROWSER_WITH_IMAGES } from '@nusaria/scenario-runner/support/pictures'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { pathIn } from '@nusaria/scenario-runner/support/screens'
import { configFile } from '@nusaria/scenario-runner/support/server'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import type { Locator } from '@playwright/test'
import { paintedContrast } from '../support/contrast.ts'
import { factsOf, motionPhoto } from '../support/motion-photo.ts'
import { published } from '../support/published-shop.ts'
import { moveFingers, swipe } from '../support/touch.ts'

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

/** The middle of the screen, px. */
const [X, Y] = [187, 406]

async function openViewer(person: Person) {
  const { page, t } = person
  await discoveryActions.looksAt(person, { wish: { like: 'keripik singkong tipis' } })
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product:gallery.enlarge') })
    .click()
  const viewer = page.getByRole('dialog')
  const counter = (index: number) => viewer.getByText(new RegExp(`^${index} / \\d$`))
  await expect(counter(1)).toBeVisible()
  const picture = (index: number) => viewer.getByRole('img', { name: new RegExp(t('viewer:picture', { index, name: '.*', total: '.*' })) })
  const widthOf = async (index: number) => (await picture(index).boundingBox())?.width ?? 0
  return { viewer, counter, picture, widthOf }
}

const NUSARIA_CONFIG = configFile({ pictureService: '{url}?width={width}' })

test.use({ painted: true, launchOptions: BROWSER_WITH_IMAGES })

test.describe('a picture that is sent', () => {
  test.use({ member: 'sari' })

  test('a photo with a place and a video in it: a review gets the picture alone', async ({ person, world }) => {
    const { page, t, client } = person
    await page.goto(await pathIn(client, '/review?order_no=:completed'))
    const text = page.getByRole('textbox', { name: t('review:write.text') }).first()
    await text.fill('Harum sekali')
    await addsPhoto(person, world)
    await page.getByLabel(t('pictures:pick')).setInputFiles({ name: 'video.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ftypmp42') })
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText([t('pictures:refused.unreadable', { name: 'video.jpg' })])
    await expect(text).toHaveValue('Harum sekali')
  })

  test('a photo with a place and a video in it: an after-sales request gets the picture alone', async ({ person, world }) => {
    await prepare.filingAgain(person)
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
    await expect(person.seen.getByText(t('profile:avatar.saved'))).toBeVisible()
    const bytes = await stored(person, page.getByRole('main').locator('img[src*="/member/picture/"]').first())
    expect(await factsOf(bytes)).toEqual({ ...clean, width: 200, height: 200 })
    expect(await received(world, '/update_avatar')).toBe(`[image/jpeg, ${bytes.length} bytes]`)
  })

  test('a transparent PNG stays transparent', async ({ person }) => {
    const { page, t, client } = person
    await page.goto(await pathIn(client, '/review?order_no=:completed'))
    const buffer = Buffer.from(await page.evaluate(transparentPng))
    await page.getByLabel(t('pictures:pick')).first().setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
    const picture = page.getByRole('img', { name: t('pictures:shown', { number: 1 }) })
    await stored(person, picture)
    expect(await picture.evaluate(alphaOf)).toBe(0)
  })
})

test.describe('the viewer', { tag: '@mobile' }, () => {
  test('pictures are turned by a swipe, to the first and the last by Home and End', async ({ person }) => {
    const { page } = person
    const { viewer, counter } = await openViewer(person)
    await swipe(page, [X, Y], [X - 150, Y])
    await expect(counter(2)).toBeVisible()
    await swipe(page, [X, Y], [X + 150, Y])
    await expect(counter(1)).toBeVisible()
    await page.keyboard.press('End')
    await expect(viewer.getByText(/^(\d) \/ \1$/)).toBeVisible()
    await page.keyboard.press('Home')
    await expect(counter(1)).toBeVisible()
    // Too short to close them.
    await swipe(page, [X, Y], [X, Y + 20])
    await expect(counter(1)).toBeVisible()
  })

  test('two fingers enlarge a picture and make it smaller again; one finger then moves it instead of turning it', async ({ person }) => {
    const { page } = person
    const { viewer, counter, widthOf } = await openViewer(person)
    await expect.poll(() => widthOf(1)).toBeGreaterThan(300)
    const before = await widthOf(1)
    const pinch = (from: number, to: number) =>
      moveFingers(
        page,
        [-1, 1].map((side) => [[X + side * from, Y] as const, [X + side * to, Y] as const] as const),
      )
    await pinch(30, 120)
    await expect.poll(() => widthOf(1)).toBeGreaterThan(before * 1.5)
    await swipe(page, [X, Y], [X - 60, Y])
    await expect(counter(1)).toBeVisible()
    await pinch(150, 20)
    await expect.poll(() => widthOf(1)).toBeLessThan(before * 1.1)
    await expect(viewer).toBeVisible()
  })

  test('a swipe down closes the pictures', async ({ person }) => {
    const { page, t } = person
    const { viewer } = await openViewer(person)
    await swipe(page, [X, Y], [X, Y + 320])
    await expect(viewer).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button', { name: t('product:gallery.enlarge') })).toBeVisible()
  })

  test('the counter can be read over a white picture', async ({ person }) => {
    const { page } = person
    const white = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 375 812"><path fill="#fff" d="M0 0h375v812H0z"/></svg>'
    await page.route('**/media/products/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: white }))
    const { counter, picture } = await openViewer(person)
    await expect.poll(async () => (await picture(1).boundingBox())?.height).toBeGreaterThan(800)
    expect(await paintedContrast(counter(1))).toBeGreaterThan(4.5)
  })
})

for (const [host, NUSARIA_RENDER] of [
  ['a server that renders pages', '1'],
  ['a host that does not', ''],
] as const) {
  const test = published({ NUSARIA_CONFIG, NUSARIA_RENDER })
  test(`where a service resizes pictures, each is loaded once, in the width it has on the page: from ${host}`, { tag: '@mobile' }, async ({
    person,
  }) => {
    const { page, main } = person
    /** The pictures that each document has asked for: a press before the page is live loads the next page as a document. */
    const documents: string[][] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (request.isNavigationRequest()) documents.push([])
      else if (pathname.startsWith('/media/products/')) documents.at(-1)?.push(pathname + search)
    })
    await page.goto('/')
    await main.getByRole('link', { name: /Rp/ }).first().click()
    await expect(page).toHaveURL(/commodDetail/)
    const picture = main.getByRole('article').getByRole('img').first()
    const isWideEnough = (image: HTMLImageElement) => {
      const width = Number(new URL(image.currentSrc, image.baseURI).searchParams.get('width'))
      return image.width > 0 && width >= Math.min(image.width * devicePixelRatio, 1_280)
    }
    await expect.poll(() => picture.evaluate(isWideEnough)).toBe(true)
    for (const asked of documents) expect(asked).toHaveLength(new Set(asked).size)
    await page.reload()
    await expect.poll(() => picture.evaluate(isWideEnough)).toBe(true)
    expect(documents.flat().filter((address) => !/\?width=\d+$/.test(address))).toEqual([])
  })
}
