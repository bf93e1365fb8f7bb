import { controlClient } from '@nusaria/mock-api/control/control-client'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import { startServer } from '@nusaria/scenario-runner/support/server'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import type { Page } from '@playwright/test'

test.use({ language: 'en', painted: true })

const FOREIGN = 'http://evil.example/'

/** Opens another site's page with a link to an address of the mock, and follows it. */
async function followsForeignLink(page: Page, address: string): Promise<void> {
  await page
    .context()
    .route(FOREIGN, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Elsewhere</title><a href="${address}">A discount!</a>` }),
    )
  await page.goto(FOREIGN)
  await page.getByRole('link', { name: 'A discount!' }).click()
}

test.describe('a link of another site', () => {
  test.use({ member: 'budi' })

  test('asks before it replaces the session of another member', async ({ person, baseURL, watch }) => {
    const { page, world } = person
    watch.allow(/evil\.example/)
    const link = `${baseURL}/__mock/enter?as=sari&to=/order&mock_world=${world.id}`
    await page.goto('/me')
    await expect(page.getByText('Budi').first()).toBeVisible()

    await followsForeignLink(page, link)
    await expect(page.getByRole('heading', { name: 'Log in as Sari Wulandari?' })).toBeVisible()
    await checkPage(page)
    await page.screenshot({ path: test.info().outputPath('enter.png') })
    await page.getByRole('button', { name: 'Keep Budi' }).click()
    await page.waitForURL(`${baseURL}/`)
    await page.goto('/me')
    await expect(page.getByText('Budi').first()).toBeVisible()

    await followsForeignLink(page, link)
    await page.getByRole('button', { name: 'Change to Sari' }).click()
    await page.waitForURL((url) => url.pathname === '/order')
    await page.goto('/me')
    await expect(page.getByText('Sari Wulandari').first()).toBeVisible()

    await followsForeignLink(page, `${baseURL}/__mock/enter?mock_world=${world.id}`)
    await expect(page.getByRole('heading', { name: 'Log Sari Wulandari out?' })).toBeVisible()
  })
})

test('a page of another site can not use the control API', async ({ page, baseURL, watch }) => {
  watch.allow(/evil\.example|403|CORS|ERR_FAILED/i)
  const { control } = httpHost(baseURL ?? '')
  const target = `${baseURL}/__mock/worlds`
  const body = `<!doctype html><title>Elsewhere</title><form method="post" action="${target}" enctype="text/plain"><input name='{"seed":1,"note":"' value='"}'><button>Win!</button></form>`
  await page.context().route(FOREIGN, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(FOREIGN)
  const sent = await page.evaluate(async (address) => {
    const read = await fetch(address).then(
      (reply) => reply.status,
      () => 'blocked',
    )
    await fetch(address, { method: 'POST', mode: 'no-cors', body: '{"note":"="}' }).catch(() => null)
    return read
  }, target)
  expect(sent).toBe('blocked')
  await page.getByRole('button', { name: 'Win!' }).click()
  await expect(page.getByText("doesn't answer pages of other sites")).toBeVisible()
  const { list } = await controlClient(control)('worlds', {})
  expect(list.filter(({ note }) => note === '=')).toEqual([])
})

test('the workbench asks for the token once', async ({ page, watch }) => {
  const token = 'a-token-of-the-test'
  const server = await startServer('checked', { MOCK_CONTROL_TOKEN: token })
  try {
    watch.allow(/401|outside request/)
    await page.goto(`${server.origin}/__mock#/outbox`)
    await expect(page.getByRole('heading', { name: 'This mock asks for a token' })).toBeVisible()
    await checkPage(page)
    await page.screenshot({ path: test.info().outputPath('token.png') })
    await page.getByLabel('Token').fill('not-the-token-of-it')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('not the token')
    await expect(page.getByLabel('Token')).toHaveValue('not-the-token-of-it')
    await page.getByLabel('Token').fill(token)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Outbox' })).toBeVisible()
    expect(page.url()).toBe(`${server.origin}/__mock#/outbox`)
    await page.goto(`${server.origin}/__mock/docs`)
    await expect(page.getByRole('link', { name: 'OpenAPI document' })).toBeVisible()

    // The browser forgets the cookie.
    await page.goto(`${server.origin}/__mock#/worlds`)
    await expect(page.getByRole('table', { name: 'All worlds' })).toBeVisible()
    await page.context().clearCookies()
    await expect(page.getByRole('heading', { name: 'This mock asks for a token' })).toBeVisible()
  } finally {
    await server.stop()
  }
})
