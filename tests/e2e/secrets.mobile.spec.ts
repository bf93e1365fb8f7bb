import { MEMBERS } from '@nusaria/scenarios/members'
import { SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import { loginActions } from '../drivers/browser/login.ts'
import type { Person } from '../drivers/browser/person.ts'
import { expect, test } from '../support/test.ts'

/** Everything that a tab stores, without the session's token, and its address. */
async function kept({ page }: Person): Promise<string> {
  return page.evaluate(() => {
    const root: string = localStorage.getItem('persist:root') ?? '{}'
    const { auth_token } = JSON.parse(JSON.parse(root).userInfo).userInfo
    return JSON.stringify([localStorage, sessionStorage, document.cookie, location.href, history.state]).replaceAll(auth_token, '')
  })
}

test('after a login, its code, captcha and nonce are stored nowhere', async ({ person, world }) => {
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

test('a password is stored nowhere, neither plain nor encrypted', async ({ person, world }) => {
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
