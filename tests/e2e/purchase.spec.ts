import { browserDriver } from '@nusaria/scenario-runner/drivers/browser/browser-driver'
import { openInPage } from '@nusaria/scenario-runner/drivers/browser/session'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { BROWSER_WITH_IMAGES } from '@nusaria/scenario-runner/support/pictures'
import { test } from '@nusaria/scenario-runner/support/test'
import { allowFaultMessages, replayInBrowser } from '@nusaria/scenario-runner/support/test-scenario'
import { scenarios } from '@nusaria/scenarios/index'

test.use({ launchOptions: BROWSER_WITH_IMAGES })

// Every screen of a purchase and of a search is checked, with animations.
test.describe('with animations', { tag: '@mobile' }, () => {
  test.use({ painted: true, contextOptions: { reducedMotion: 'no-preference' } })

  for (const name of ['first-purchase/cod', 'discovery/typo-to-product'])
    test(`${name}: every screen passes the page check`, async ({ page, watch, baseURL, layout, language }) => {
      test.slow()
      const story = scenarios[name]
      if (!story) throw new Error(`no story ${name}`)
      allowFaultMessages(watch, name, story)
      const driver = browserDriver(layout, layout === 'mobile', openInPage(page, baseURL ?? '', { layout, language }))
      await replayInBrowser(story, driver, { afterStep: () => checkPage(driver.person.page) })
    })
})
