import { scenarios } from '@nusaria/scenarios/index'
import { MEMBERS } from '@nusaria/scenarios/members'
import type { BrowserContext } from '@playwright/test'
import { browserDriver } from '../drivers/browser/browser-driver.ts'
import { loginActions } from '../drivers/browser/login.ts'
import { openInPage } from '../drivers/browser/session.ts'
import { withFullStorage, withoutStorage } from '../support/browser-storage.ts'
import { prepare } from '../support/prepare.ts'
import { storedState } from '../support/seed-session.ts'
import { expect, test } from '../support/test.ts'
import { allowFaultMessages, replayInBrowser } from '../support/test-scenario.ts'

type Refuse = (context: BrowserContext) => Promise<void>

const SARI = MEMBERS.sari.phone
const NO_TAB: Readonly<Record<string, Refuse>> = {
  'forbids the storage of a tab': (context) => withoutStorage(context, { areas: ['sessionStorage'] }),
  'has no room in its storage': withFullStorage,
}
const NONE: Readonly<Record<string, Refuse>> = {
  'forbids storage': (context) => withoutStorage(context),
  'has null in place of its storages': (context) => withoutStorage(context, { as: 'null' }),
  ...NO_TAB,
}

for (const [refusal, refuse] of Object.entries(NONE))
  test(`in a browser that ${refusal}, a guest likes a product, logs in by code and has a favourite; the login says what a reload loses`, async ({
    person,
    context,
  }) => {
    const { t } = person
    await refuse(context)
    await prepare.finds(person)
    await person.load('product', { product_no: person.product_no })
    const { product_name: product } = await person.client.call('product.minSkuDetail', { id: person.product_no })
    const heart = person.main.getByRole('button', { name: t('common:card.favourite', { product }) }).first()
    await heart.click()
    await loginActions.requestsCode(person, { purpose: 'login', to: SARI })
    await expect(person.page.getByText(t('common:unstored'))).toBeVisible()
    await loginActions.answersCaptcha(person, { answer: 'right' })
    await expect(person.page.getByText(t('common:unstored'))).toBeVisible()
    await loginActions.entersCode(person, { code: 'right' })
    await person.page.waitForURL(`**/commodDetail?product_no=${person.product_no}**`)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

for (const [refusal, refuse] of Object.entries(NO_TAB))
  for (const name of ['login/too-many-failures', 'account/phone', 'fault/truncated', 'after-sale/before-shipping'] as const)
    test(`in a browser that ${refusal}: ${name}`, async ({ page, context, watch, baseURL, layout, language }) => {
      test.slow()
      const story = scenarios[name]
      if (!story) throw new Error(`no story ${name}`)
      allowFaultMessages(watch, name, story)
      const driver = browserDriver(layout, layout === 'mobile', async (given) => {
        const opened = await openInPage(page, baseURL ?? '', { layout, language })(given)
        await refuse(context)
        return opened
      })
      await replayInBrowser(story, driver)
    })

test('in a browser that stores nothing, a member whose session each page is given: fault/truncated', async ({
  page,
  context,
  watch,
  baseURL,
  layout,
  language,
}) => {
  test.slow()
  const story = scenarios['fault/truncated']
  if (!story) throw new Error('no such story')
  allowFaultMessages(watch, 'fault/truncated', story)
  const driver = browserDriver(layout, layout === 'mobile', async (given) => {
    const opened = await openInPage(page, baseURL ?? '', { layout, language })(given)
    const { session } = opened.person
    if (session) await withoutStorage(context, { session: await storedState(session) })
    return opened
  })
  await replayInBrowser(story, driver)
})
