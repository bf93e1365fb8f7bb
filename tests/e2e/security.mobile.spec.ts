import { ERRORS } from '@nusaria/contracts/errors'
import { LIMITS } from '@nusaria/contracts/limits'
import type { Page } from '@playwright/test'
import { loginActions, loginForm, typeCode } from '../drivers/browser/login.ts'
import { createWorld } from '../support/control.ts'
import { expect, test } from '../support/test.ts'

const SARI = '81200000001'
/** Longer than captchas, nonces and codes are valid. */
const TOO_LONG = `PT${LIMITS.codeMinutes + 1}M`

const home = (page: Page) => page.waitForURL((url) => url.pathname === '/')

test('an expired code is refused; the number stays for a new one, which logs in', async ({ person, world }) => {
  const { page, t } = person
  await page.goto('/login')
  await loginActions.requestsCode(person, { purpose: 'login', to: SARI })
  await loginActions.answersCaptcha(person, { answer: 'right' })
  await world.advance(TOO_LONG)
  person.goesThrough = false
  await loginActions.entersCode(person, { code: 'right' })
  person.goesThrough = true
  await expect(page.getByText(t(`errors:${ERRORS.CODE_INVALID.key}_none`)).first()).toBeVisible()
  await page.goto('/login')
  await expect(loginForm(person).getByLabel(t('auth:phone.label'))).toHaveValue(/^8[\d\s-]+1$/)
  await loginActions.logsIn(person, { account: SARI })
  await home(page)
})

test('the network drops between code and login: the code stays, and a second try logs in', async ({ person, world, watch }) => {
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

test('the login never redirects to another site, whatever address and storage contain', async ({ person }) => {
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

test.describe('a member', () => {
  test.use({ member: 'sari' })

  test('with a token of another world must log in, and sees no data', async ({ person, context, baseURL, watch }) => {
    const { page, t } = person
    watch.allow(/401/)
    const other = await createWorld(person.client.host.control)
    await context.addCookies([{ name: 'mock_world', value: other.id, url: baseURL ?? '' }])
    await page.goto('/setting')
    await expect(loginForm(person).getByLabel(t('auth:phone.label'))).toBeVisible()
    await expect(page.getByText('Sari Wulandari')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('persist:root') ?? '')).not.toContain(person.client.token ?? 'no token')
    await other.remove()
  })
})
