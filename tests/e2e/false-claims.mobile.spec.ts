import { browserDriver } from '../drivers/browser/browser-driver.ts'
import { openInPage } from '../drivers/browser/session.ts'
import { FALSE_STORIES } from '../scenarios/false-claims.ts'
import { unnoticedSteps } from '../scenarios/unnoticed-steps.ts'
import { BROWSER_WITH_IMAGES } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'

// One story is about pictures.
test.use({ painted: true, launchOptions: BROWSER_WITH_IMAGES })

for (const [name, story] of Object.entries(FALSE_STORIES))
  test(`a story about ${name} fails at each step that claims what is not so`, async ({ page, watch, baseURL, layout, language }) => {
    test.slow()
    watch.allow(/ERR_|Failed to load resource/)
    const driver = browserDriver(layout, true, openInPage(page, baseURL ?? '', { layout, language }))
    expect(await unnoticedSteps(story, driver)).toEqual([])
  })
