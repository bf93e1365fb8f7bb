import { expect, test } from '../support/test.ts'

test.describe('unexpected errors are collected', () => {
  test.describe.configure({ mode: 'serial' })

  for (const tab of ['a new tab', 'a tab that another test had before'])
    test(`in ${tab}`, async ({ page, watch }) => {
      await page.goto('/setLanguage')
      await page.evaluate(async () => {
        // biome-ignore lint/suspicious/noConsole: the error to collect
        console.error('said aloud')
        setTimeout(() => {
          throw new Error('not caught')
        })
        window.__contractViolations = ['broken']
        await fetch('/api/nowhere')
      })
      await expect
        .poll(() => watch.errors.join())
        .toMatch(/^(?=.*console: said aloud)(?=.*uncaught: not caught)(?=.*violation: "broken")(?=.*404 .*nowhere)/)
      watch.errors.length = 0
    })
})
