import type { FlashSale } from '@nusaria/contracts/product-entities'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import type { WorldControl } from '@nusaria/scenario-runner/support/control'
import { shiftSoFar } from '@nusaria/scenario-runner/support/layout-shift'
import { expect } from '@nusaria/scenario-runner/support/test'
import type { Page } from '@playwright/test'
import { renderedShop as test } from '../support/published-shop.ts'

const sectionOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Brings a section into view as a shopper does who scrolls past it. */
async function scrollsTo(page: Page, title: string): Promise<void> {
  await sectionOf(page, title).evaluate((section) => section.scrollIntoView({ block: 'center' }))
}

/** s from the server's time to the next start or end of a round, which has begun then */
function secondsToChange({ starts_at, ends_at, server_time }: FlashSale): number {
  const left = [starts_at, ends_at].map((moment) => Date.parse(moment) - Date.parse(server_time))
  return Math.ceil((left.find((ms) => ms > 0) ?? 0) / 1_000)
}

/** Moves the world to a minute before a round begins or ends, so that a busy machine has time to open a page. Returns the sale then. */
async function saleBeforeChange(world: WorldControl, client: Person['client']): Promise<FlashSale> {
  const left = secondsToChange(await client.call('product.flashSale'))
  // A round that changes within this minute has to change first.
  await world.advance(left > 60 ? `PT${left - 60}S` : 'PT1M')
  return left > 60 ? client.call('product.flashSale') : saleBeforeChange(world, client)
}

test('the flash sale changes without a reload when its time comes, to the prices that the shop then has', async ({ person, world, t }) => {
  const { page, client } = person
  const before = await saleBeforeChange(world, client)
  const isOn = before.starts_at <= before.server_time
  await page.clock.install()
  await page.goto('/')
  await scrollsTo(page, 'Flash sale')
  const timer = page.getByRole('timer')
  await expect(timer).toContainText(t(isOn ? 'home:flash.ends' : 'home:flash.starts'))
  await world.advance('PT1M')
  await page.clock.fastForward('01:00')
  await expect(timer).toContainText(t(isOn ? 'home:flash.starts' : 'home:flash.ends'))
  const { list } = await client.call('product.flashSale')
  const section = sectionOf(page, 'Flash sale')
  for (const { product } of list.slice(0, 4)) {
    const card = section.getByRole('link', { name: product.product_name })
    await expect(card).toContainText(`Rp${product.price.toLocaleString('id-ID')}`)
  }
  await page.getByRole('link', { name: t('home:allOf', { title: 'Flash sale' }) }).click()
  await expect(sectionOf(page, 'Barang di sesi ini').getByRole('link')).toHaveCount(list.length)
})

test.describe('a member', () => {
  test.use({ member: 'sari' })

  test('scrolls past what they bought and viewed, and nothing moves', async ({ person, t }) => {
    const { page } = person
    await page.goto('/')
    for (const title of ['Flash sale', 'Beli lagi', 'Terakhir dilihat']) {
      await scrollsTo(page, title)
      await expect(sectionOf(page, title).getByRole('link', { name: t('home:allOf', { title }) })).toBeVisible()
      await expect(sectionOf(page, title).getByRole('link', { name: /Rp/ }).first()).toBeVisible()
    }
    expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01)
    await checkPage(page)
  })
})

test.describe('a new member', () => {
  test.use({ member: 'budi' })

  test('has neither row, and nothing moves where they would be', async ({ person }) => {
    const { page } = person
    await page.goto('/')
    await expect(page.getByRole('timer')).toBeAttached()
    await expect(page.getByRole('heading', { name: /Beli lagi|Terakhir dilihat/ })).toHaveCount(0)
    await scrollsTo(page, 'Rekomendasi untukmu')
    expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01)
  })
})

test('nothing moves for ever on a page that is at rest', async ({ person }) => {
  const { page } = person
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const endless = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.outerHTML.slice(0, 200)),
    )
  // Outlines of products and a spinner wait below the screen.
  for (const [path, waiting] of [
    ['/', 10],
    ['/cart', 1],
  ] as const) {
    await page.goto(path)
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThanOrEqual(waiting)
    await expect.poll(endless).toEqual([])
  }
})
