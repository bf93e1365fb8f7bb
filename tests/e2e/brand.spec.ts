import { existsSync } from 'node:fs'
import { expect } from '@playwright/test'
import { checkDark, checkPage } from '../support/check-page.ts'
import { plainTest } from '../support/plain-test.ts'
import { type Server, startServer } from '../support/server.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf('id')
// A browser that asks for none of the shop's languages.
const test = plainTest.extend({ locale: 'ja-JP' })
let server: Server

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startServer('brand')
})
test.afterAll(() => server.stop())

test('the second brand has its own name, sign, colours, links and language on every page', async ({ page }, info) => {
  const look = async (path: string) => {
    await page.goto(server.origin + path)
    await expect(page.locator('h1').first()).toBeAttached()
    await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
    await checkPage(page)
    await checkDark(page)
    const { SCREENS } = process.env
    if (SCREENS && existsSync(SCREENS)) await page.screenshot({ path: `${SCREENS}/${info.project.name}${path.replace(/\W+/g, '-')}.png` })
    // The name of the default brand is nowhere in what a shopper sees.
    await expect(page.locator('body')).not.toContainText(/nusaria/i)
  }
  await look('/')
  await expect(page).toHaveTitle('Pasar Pagi')
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('Pasar Pagi: ')
  await expect(page.getByRole('link', { name: t('common:footer.about') })).toHaveAttribute('href', 'https://pasarpagi.example/tentang')
  const red = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sambal'))
  expect(red.toLowerCase()).toBe('#14744a')
  const product = await page.getByRole('main').getByRole('link', { name: /Rp/ }).first().getAttribute('href')
  await look(String(product))
  for (const path of ['/cart', '/login', '/agreement']) await look(path)
  await expect(page.getByText('PT Pasar Pagi Sejahtera').first()).toBeVisible()
})
