import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { BROWSER_WITH_IMAGES } from '@nusaria/scenario-runner/support/pictures'
import { test } from '@nusaria/scenario-runner/support/test'
import { allowFaultMessages, replayInBrowser } from '@nusaria/scenario-runner/support/test-scenario'
import { scenarios } from '@nusaria/scenarios/index'

test.use({ launchOptions: BROWSER_WITH_IMAGES })

// Every screen of a purchase and of a search is checked, with animations; so are a payment that is processed, saved cards and reviews.
test.describe('with animations', { tag: '@mobile' }, () => {
  test.use({ painted: true, contextOptions: { reducedMotion: 'no-preference' } })

  for (const name of ['first-purchase/cod', 'discovery/typo-to-product', 'payment/being-checked', 'wallet/card', 'review/helpful'])
    test(`${name}: every screen passes the page check`, async ({ driver, watch }) => {
      test.slow()
      const story = scenarios[name]
      if (!story) throw new Error(`no story ${name}`)
      allowFaultMessages(watch, name, story)
      await replayInBrowser(story, driver, { afterStep: () => checkPage(driver.person.page) })
    })
})
