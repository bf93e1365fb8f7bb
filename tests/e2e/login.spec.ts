import { LIMITS } from '@nusaria/contracts/limits'
import { loginActions, loginForm, typeCode } from '@nusaria/scenario-runner/drivers/browser/login'
import { placeButton } from '@nusaria/scenario-runner/drivers/browser/orders'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { productActions } from '@nusaria/scenario-runner/drivers/browser/product'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { trafficOf } from '@nusaria/scenario-runner/support/traffic'
import { MEMBERS } from '@nusaria/scenarios/members'
import { SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import type { Page } from '@playwright/test'

const SARI = '81200000001'

const home = (page: Page) => page.waitForURL((url) => url.pathname === '/')

/** Everything that a tab stores, without the session's token, and its address. */
async function kept({ page }: Person): Promise<string> {
  return page.evaluate(() => {
    const root: string = localStorage.getItem('persist:root') ?? '{}'
    const { auth_token } = JSON.parse(JSON.parse(root).userInfo).userInfo
    return JSON.stringify([localStorage, sessionStorage, document.cookie, location.href, history.state]).replaceAll(auth_token, '')
  })
}

test('the login leaves no history entry', async ({ person }) => {
  const { page } = person
  const { product } = await findProduct(person.client, { like: 'kopi mandailing' })
  await page.goto(`/commodDetail?product_no=${product.product_no}`)
  person.expectsSuccess = false
  await productActions.buysNow(person, { quantity: 1 })
  person.expectsSuccess = true
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
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/login')
    await expect(loginForm(person)).toBeVisible()
    // Once in the history, too. Its length says nothing in a tab that other tests had before: it ends at 50.
    expect(await page.evaluate(() => history.state.idx)).toBe(1)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === new URL(path, url).pathname)
    await trafficOf(page).settled()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/search')
  })

test('the network drops between code and login: the code stays, and a second try logs in', { tag: '@mobile' }, async ({
  person,
  world,
  watch,
}) => {
  const { page, t, context } = person
  watch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await page.goto('/login')
  await loginActions.requestsCode(person, { purpose: 'login', to: SARI })
  await loginActions.answersCaptcha(person, { answer: 'right' })
  const form = loginForm(person)
  const code = form.getByLabel(t('common:code.label', { length: LIMITS.codeLength }))
  await expect(code).toBeVisible()
  await context.setOffline(true)
  await typeCode(person, form, 'right')
  await expect(page.getByText(t('common:failure.network')).first()).toBeVisible()
  await expect(code).toHaveValue((await world.latestCode(SARI))?.code ?? 'none was sent')
  await context.setOffline(false)
  await form.getByRole('button', { name: t('common:action.retry') }).click()
  await home(page)
})

test('the login never redirects to another site, whatever address and storage contain', { tag: '@mobile' }, async ({ person }) => {
  const { page } = person
  const away = '//evil.example/order'
  await page.goto(`/login?${new URLSearchParams({ redirect: away, returnUrl: away, jumpBackPath: away })}`)
  await page.evaluate((to) => sessionStorage.setItem('jumpBackPath', to), away)
  const left: string[] = []
  page.on('framenavigated', (frame) => frame === page.mainFrame() && left.push(new URL(frame.url()).origin))
  await loginActions.logsIn(person, { account: SARI })
  await home(page)
  expect(new Set(left)).toEqual(new Set([new URL(page.url()).origin]))
})

/** Forms of an address elsewhere that browsers, servers and routers read differently. */
const ELSEWHERE = [
  '//evil.example/order',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%2e%2e//evil.example',
  '/%5cevil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
]

test('no form of an address elsewhere leads away after a login, in address, storage or both', { tag: '@mobile' }, async ({ person }) => {
  const { page } = person
  const left = new Set<string>()
  page.on('framenavigated', (frame) => frame === page.mainFrame() && frame.url() !== 'about:blank' && left.add(new URL(frame.url()).origin))
  page.on('popup', (popup) => left.add(popup.url()))
  page.on('dialog', (dialog) => {
    left.add(dialog.message())
    void dialog.dismiss()
  })
  for (const away of ELSEWHERE)
    await test.step(away, async () => {
      await page.goto(`/accountLogin?${new URLSearchParams({ redirect: away, returnUrl: away, jumpBackPath: away })}`)
      await page.evaluate((to) => {
        sessionStorage.setItem('jumpBackPath', to)
        sessionStorage.setItem('jumpBackParams', JSON.stringify({ search: to, state: null }))
      }, away)
      await loginActions.entersPassword(person, { account: MEMBERS.sari.email, password: SEEDED_PASSWORD })
      // Some name a page of the shop that there is not.
      await page.waitForURL(({ pathname }) => pathname !== '/accountLogin')
      await expect(page.getByRole('main')).toBeVisible()
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    })
  expect([...left]).toEqual([new URL(page.url()).origin])
})

test('after a login, its code, captcha and nonce are stored nowhere', { tag: '@mobile' }, async ({ person, world }) => {
  const { page } = person
  const paid = page.waitForRequest('**/send_sms_code')
  await page.goto('/login')
  await loginActions.logsIn(person, { account: MEMBERS.sari.phone })
  const { image_code, image_nonce } = (await paid).postDataJSON()
  const code = (await world.latestCode(MEMBERS.sari.phone))?.code ?? ''
  const left = await kept(person)
  for (const secret of [code, image_code, image_nonce]) expect(left).not.toContain(secret)
  expect(JSON.stringify(await world.journal())).not.toContain(image_nonce)
})

test('a password is stored nowhere, neither plain nor encrypted', { tag: '@mobile' }, async ({ person, world }) => {
  const { page } = person
  const sent = page.waitForRequest('**/login')
  await page.goto('/accountLogin')
  await loginActions.entersPassword(person, { account: MEMBERS.sari.email, password: SEEDED_PASSWORD })
  const { password } = (await sent).postDataJSON()
  expect(password).not.toContain(SEEDED_PASSWORD)
  const left = await kept(person)
  const journal = JSON.stringify(await world.journal())
  for (const secret of [SEEDED_PASSWORD, password]) {
    expect(left).not.toContain(secret)
    expect(journal).not.toContain(secret)
  }
})
