import type { FlashSale } from '@nusaria/contracts/product-entities'
import { loginActions, loginForm } from '@nusaria/scenario-runner/drivers/browser/login'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import type { WorldControl } from '@nusaria/scenario-runner/support/control'
import { expect } from '@nusaria/scenario-runner/support/test'
import { MEMBERS } from '@nusaria/scenarios/members'
import type { Page } from '@playwright/test'
import { renderedShop as test } from '../support/published-shop.ts'

/** Sets the device's clock this far from the right time, on each page that loads from now on. */
async function setClock(page: Page, hours: number): Promise<void> {
  await page.clock.install({ time: Date.now() + hours * 3_600_000 })
}

const roundOf = async (client: { call(name: 'product.flashSale'): Promise<FlashSale> }) => client.call('product.flashSale')

/** s from the server's time to a moment */
const secondsTo = (moment: string, { server_time }: FlashSale) => Math.ceil((Date.parse(moment) - Date.parse(server_time)) / 1_000)

/** A product of the flash sale, so many minutes before its round is over. */
async function productBeforeEnd({ client }: Person, world: WorldControl, minutes: number) {
  const next = await roundOf(client)
  const toStart = secondsTo(next.starts_at, next)
  if (toStart > 0) await world.advance(`PT${toStart}S`)
  const round = await roundOf(client)
  await world.advance(`PT${Math.max(1, secondsTo(round.ends_at, round) - minutes * 60)}S`)
  const { list, server_time } = await roundOf(client)
  const product_no = list[0]?.product.product_no ?? ''
  const priceNow = async () => {
    const [card] = (await client.call('product.specOrderList', { product_nos: [product_no] })).list
    return `Rp${(card?.price ?? 0).toLocaleString('id-ID')}`
  }
  return { path: `/commodDetail?product_no=${product_no}`, server_time, priceNow }
}

/** The open product's page shows the price that holds a minute later, without being loaded again. */
async function followsPrice({ page }: Person, world: WorldControl, priceNow: () => Promise<string>): Promise<void> {
  const before = await priceNow()
  await expect(page.getByRole('main')).toContainText(before)
  await world.advance('PT1M')
  const after = await priceNow()
  expect(after).not.toBe(before)
  await page.clock.fastForward('01:00')
  // Until then the later price is there too, struck out.
  await expect(page.getByRole('main')).not.toContainText(before)
  await expect(page.getByRole('main')).toContainText(after)
}

for (const hours of [-24, -3, 3])
  test(`a product page as the server wrote it ends its flash price with the sale, on a device ${hours} h off`, async ({
    person,
    world,
  }) => {
    const { path, priceNow } = await productBeforeEnd(person, world, 1)
    await setClock(person.page, hours)
    await person.page.goto(path)
    await followsPrice(person, world, priceNow)
  })

test('a product page that a cache kept for two minutes ends its flash price with the sale', async ({ person, world }) => {
  const { page } = person
  const { path, server_time, priceNow } = await productBeforeEnd(person, world, 3)
  const response = await page.request.get(path, { headers: { accept: 'text/html' } })
  await world.advance('PT2M')
  await page.route(`**${path}`, (route) => (route.request().resourceType() === 'document' ? route.fulfill({ response }) : route.fallback()))
  // The device's clock is right.
  await page.clock.install({ time: Date.parse(server_time) + 120_000 })
  await page.goto(path)
  await followsPrice(person, world, priceNow)
})

for (const hours of [-24, 24])
  test(`what was viewed today is listed under today, on a device ${hours} h off`, async ({ person, t }) => {
    const { page } = person
    const product_no = (await roundOf(person.client)).list[0]?.product.product_no
    await setClock(page, hours)
    const reported = page.waitForResponse((response) => response.url().includes('/visit/views'))
    await page.goto(`/commodDetail?product_no=${product_no}`)
    await reported
    await page.goto('/recentlyViewed')
    await expect(page.getByRole('region', { name: t('viewed:today') }).getByRole('link')).toHaveCount(1)
  })

test('the wait for another code gets no longer when the clock is set back, not even by a reload', async ({ person, layout, t }) => {
  const { page } = person
  await page.clock.install()
  await loginActions.requestsCode(person, { purpose: 'login', to: MEMBERS.sari.phone })
  await loginActions.answersCaptcha(person, { answer: 'right' })
  const timer = loginForm(person).getByRole('timer')
  const seconds = async () => Number(/\d+/.exec((await timer.textContent()) ?? '')?.[0])
  await expect(timer).toBeVisible()
  expect(await seconds()).toBeLessThanOrEqual(60)
  await page.clock.setSystemTime(Date.now() - 600_000)
  await page.clock.runFor(2_000)
  expect(await seconds()).toBeLessThanOrEqual(60)
  expect(await seconds()).toBeGreaterThan(0)
  if (layout === 'desktop') return
  await page.reload()
  await expect(timer).toBeVisible()
  expect(await seconds()).toBeLessThanOrEqual(60)
  await expect(page.getByRole('heading', { name: t('auth:code.title') })).toBeVisible()
})
