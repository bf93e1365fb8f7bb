import { loginActions, loginForm } from '../drivers/browser/login.ts'
import { placeButton } from '../drivers/browser/orders.ts'
import { productActions } from '../drivers/browser/product.ts'
import { findProduct } from '../support/find-product.ts'
import { expect, test } from '../support/test.ts'
import { trafficOf } from '../support/traffic.ts'

const SARI = '81200000001'

test('a guest on a member page logs in and returns to it, query included', async ({ person }) => {
  const { page, t } = person
  await page.goto('/addressDetail?address_id=A-unknown')
  await expect(loginForm(person).getByLabel(t('auth:phone.label'))).toBeVisible()
  await loginActions.logsIn(person, { account: SARI })
  await page.waitForURL((url) => url.pathname + url.search === '/addressDetail?address_id=A-unknown')
  await expect(page.getByText(t('address:error.missing'))).toBeVisible()
})

test('the login leaves no history entry', async ({ person }) => {
  const { page } = person
  const { product } = await findProduct(person.client, { like: 'kopi mandailing' })
  await page.goto(`/commodDetail?product_no=${product.product_no}`)
  person.goesThrough = false
  await productActions.buysNow(person, { quantity: 1 })
  person.goesThrough = true
  await loginActions.logsIn(person, { account: SARI })
  await expect(placeButton(person)).toBeVisible()
  await page.goBack()
  await page.waitForURL(`**/commodDetail?product_no=${product.product_no}`)
  await expect(page.getByRole('heading', { level: 1, name: product.product_name })).toBeVisible()
})

test('a guest who closes the login stays a guest', async ({ person, layout }) => {
  const { page, t } = person
  await page.goto('/me')
  await page.getByRole('button', { name: t('account:guest.action') }).click()
  const phone = loginForm(person).getByLabel(t('auth:phone.label'))
  await expect(phone).toBeVisible()
  // The scrollbar gutter is dark too.
  if (layout === 'desktop') await expect(page.locator('html')).toHaveCSS('background-color', /^color\(srgb 0\.5/)
  if (layout === 'desktop') await page.keyboard.press('Escape')
  else await page.goBack()
  await expect(phone).toBeHidden()
  await page.waitForURL((url) => url.pathname === '/me')
  await expect(page.getByRole('button', { name: t('account:guest.action') })).toBeVisible()
})

for (const [call, path] of [
  ['promotion.offers', '/coupons'],
  ['product.minSkuDetail', '/commodDetail?product_no=P100785'],
  ['nav.typeList', '/cate'],
] as const)
  test(`a guest whom ${call} refuses is led to the login once, and the way back is free`, async ({ person, world, watch }) => {
    watch.allow(/401/)
    const { page } = person
    await page.goto('/search')
    await expect(person.main).toBeVisible()
    await world.setFaults([{ call, reply: 401 }])
    const before = await page.evaluate(() => history.length)
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/login')
    await expect(loginForm(person)).toBeVisible()
    expect(await page.evaluate(() => history.length)).toBe(before + 2)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === new URL(path, url).pathname)
    await trafficOf(page).settled()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/search')
  })
