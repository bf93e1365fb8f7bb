import { discoveryActions } from '../drivers/browser/discovery.ts'
import type { Person } from '../drivers/browser/person.ts'
import { paintedContrast } from '../support/contrast.ts'
import { BROWSER_WITH_IMAGES } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'
import { moveFingers } from '../support/touch.ts'

/** The middle of the screen, px. */
const [X, Y] = [187, 406]

test.use({ painted: true, launchOptions: BROWSER_WITH_IMAGES })

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

test('pictures are turned by a swipe, to the first and the last by Home and End', async ({ person }) => {
  const { page } = person
  const { viewer, counter } = await openViewer(person)
  const swipe = (to: number) =>
    moveFingers(page, [
      [
        { x: X, y: Y },
        { x: X + to, y: Y },
      ],
    ])
  await swipe(-150)
  await expect(counter(2)).toBeVisible()
  await swipe(150)
  await expect(counter(1)).toBeVisible()
  await page.keyboard.press('End')
  await expect(viewer.getByText(/^(\d) \/ \1$/)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(counter(1)).toBeVisible()
  // Too short to close them.
  await moveFingers(page, [
    [
      { x: X, y: Y },
      { x: X, y: Y + 20 },
    ],
  ])
  await expect(counter(1)).toBeVisible()
})

test('two fingers enlarge a picture and make it smaller again; one finger then moves it instead of turning it', async ({ person }) => {
  const { page } = person
  const { viewer, counter, widthOf } = await openViewer(person)
  await expect.poll(() => widthOf(1)).toBeGreaterThan(300)
  const before = await widthOf(1)
  const pinch = (from: number, to: number) =>
    moveFingers(page, [
      [
        { x: X - from, y: Y },
        { x: X - to, y: Y },
      ],
      [
        { x: X + from, y: Y },
        { x: X + to, y: Y },
      ],
    ])
  await pinch(30, 120)
  await expect.poll(() => widthOf(1)).toBeGreaterThan(before * 1.5)
  await moveFingers(page, [
    [
      { x: X, y: Y },
      { x: X - 60, y: Y },
    ],
  ])
  await expect(counter(1)).toBeVisible()
  await pinch(150, 20)
  await expect.poll(() => widthOf(1)).toBeLessThan(before * 1.1)
  await expect(viewer).toBeVisible()
})

test('a swipe down closes the pictures', async ({ person }) => {
  const { page, t } = person
  const { viewer } = await openViewer(person)
  await moveFingers(page, [
    [
      { x: X, y: Y },
      { x: X, y: Y + 320 },
    ],
  ])
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
