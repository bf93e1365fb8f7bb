import { browserDriver } from '@nusaria/scenario-runner/drivers/browser/browser-driver'
import { loginActions } from '@nusaria/scenario-runner/drivers/browser/login'
import { openInPage } from '@nusaria/scenario-runner/drivers/browser/session'
import { withFullStorage, withoutStorage } from '@nusaria/scenario-runner/support/browser-storage'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { allowFaultMessages, replayInBrowser } from '@nusaria/scenario-runner/support/test-scenario'
import { scenarios } from '@nusaria/scenarios/index'
import { MEMBERS } from '@nusaria/scenarios/members'
import type { BrowserContext } from '@playwright/test'

type Refuse = (context: BrowserContext) => Promise<void>

const SARI = MEMBERS.sari.phone
const forbidTabStorage: Refuse = (context) => withoutStorage(context, { areas: ['sessionStorage'] })
const NONE: Readonly<Record<string, Refuse>> = {
  'forbids storage': (context) => withoutStorage(context),
  'has null in place of its storages': (context) => withoutStorage(context, { as: 'null' }),
  'forbids the storage of a tab': forbidTabStorage,
  'has no room in its storage': withFullStorage,
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
    await expect(person.seen.getByText(t('common:unstored'))).toBeVisible()
    await loginActions.answersCaptcha(person, { answer: 'right' })
    await expect(person.seen.getByText(t('common:unstored'))).toBeVisible()
    await loginActions.entersCode(person, { code: 'right' })
    await person.page.waitForURL(`**/commodDetail?product_no=${person.product_no}**`)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

for (const name of ['login/too-many-failures', 'account/phone', 'fault/truncated', 'after-sale/before-shipping'] as const)
  test(`in a browser that forbids the storage of a tab: ${name}`, async ({ page, context, watch, baseURL, layout, language }) => {
    test.slow()
    const story = scenarios[name]
    if (!story) throw new Error(`no story ${name}`)
    allowFaultMessages(watch, name, story)
    const driver = browserDriver(layout, layout === 'mobile', async (given) => {
      const opened = await openInPage(page, baseURL ?? '', { layout, language })(given)
      await forbidTabStorage(context)
      return opened
    })
    await replayInBrowser(story, driver)
  })
