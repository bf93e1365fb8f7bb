import { LANGUAGES } from '@nusaria/contracts/headers'
import { unwrapField } from '@nusaria/contracts/unwrap-field'
import { textVariables } from '@nusaria/locales/load'
import texts from '@nusaria/mock-api/hosts/stand-ins/google/texts.json' with { type: 'json' }
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { MEMBERS } from '@nusaria/scenarios/members'

const NOBODYS = 'tamu.baru@example.com'

/** Opens Google's page, for a login that another device began. */
async function atGoogle({ page, client, language }: Person): Promise<void> {
  const url = unwrapField(await client.call('auth.googleAuth', { device: '' }), 'url')
  await page.goto(url)
  await expect(page.getByRole('heading', { name: texts[language].heading.replace('{{brand}}', String(textVariables.brand)) })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(7)
}

/** The error beside the accounts. */
const problem = ({ page }: Person) => page.getByRole('alert')

for (const language of LANGUAGES) {
  test.describe(`Google's mock page in ${language}`, { tag: '@mobile' }, () => {
    test.use({ language })

    test('accepts a listed account or another one, and says what is missing', async ({ person }) => {
      const { page } = person
      const t = texts[language]
      await atGoogle(person)
      await checkPage(page)
      await page.getByRole('button', { name: t.choices.allow, exact: true }).click()
      await expect(problem(person)).toHaveText(t.chooseFirst)
      await page.getByRole('radio', { name: MEMBERS.putri.email }).press('Space')
      for (let n = 0; n < 2; n++) await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: t.other })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.type('tamu@')
      await page.keyboard.press('Enter')
      await expect(problem(person)).toHaveText(t.emailInvalid)
      await expect(page.getByLabel(t.email)).toBeFocused()
      await checkPage(page)
    })
  })
}

test.describe("Google's mock page", { tag: '@mobile' }, () => {
  test('keeps the typed address without a connection; a second try succeeds', async ({ person, watch }) => {
    watch.allow(/Failed to load resource/)
    const { page, context, language } = person
    const t = texts[language]
    await atGoogle(person)
    await page.getByText(t.other, { exact: true }).click()
    await page.getByLabel(t.email).fill(NOBODYS)
    await context.setOffline(true)
    const allow = page.getByRole('button', { name: t.choices.allow, exact: true })
    await allow.click()
    await expect(problem(person)).toHaveText(t.unreachable)
    await expect(page.getByLabel(t.email)).toHaveValue(NOBODYS)
    await context.setOffline(false)
    await allow.click()
    await page.waitForURL((url) => !url.pathname.startsWith('/google'))
    await expect(page).not.toHaveURL(/code=/)
  })

  test('refuses an answered or unknown session', async ({ person }) => {
    const { page, client, language } = person
    const t = texts[language]
    const url = unwrapField(await client.call('auth.googleAuth', { device: '' }), 'url')
    await client.call('auth.googleConsent', {
      session: new URLSearchParams(url.split('?')[1]).get('session') ?? '',
      choice: 'deny',
      email: '',
    })
    for (const address of [url, '/google/?session=made-up-session', '/google/']) {
      await page.goto(address)
      await expect(page.getByRole('alert')).toHaveText(t.missing)
    }
    await checkPage(page)
    await page.getByRole('link', { name: t.home }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})
