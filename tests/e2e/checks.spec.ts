import { expect, test } from '@nusaria/scenario-runner/support/test'
import { measure } from '@nusaria/tools/look/measure'
import type { Page } from '@playwright/test'

const found = async (page: Page, body: string) => {
  await page.setContent(`<!doctype html><html lang="en"><title>A page</title><body style="font: 16px/1.5 sans-serif"><main>${body}</main>`)
  return measure(page)
}
const box = (width: number, height: number) =>
  `display: inline-block; box-sizing: border-box; border: 0; width: ${width}px; height: ${height}px;`

test.describe('unexpected errors are collected', { tag: '@desktop' }, () => {
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

const WIDER = '<style>button { position: relative; margin: 20px } button::after { content: ""; position: absolute; inset: -12px 0 }</style>'

test('what breaks a rule of the look is found, and nothing else', { tag: '@desktop' }, async ({ page }) => {
  for (const [body, ...wrong] of [
    [`<button style="${box(60, 20)}">Buy</button>`, 'hit area: button "Buy" is 60 × 20 px'],
    [`<input aria-label="Name" style="${box(200, 30)}">`, 'hit area: input "Name" is 200 × 30 px'],
    ['<p><a href="/a" style="color: #00c">All</a></p>', expect.stringMatching(/^hit area: a "All" is \d+ × \d+ px$/)],
    [`<button style="${box(44, 44)}">Buy</button>`],
    // What is around a control counts: a pseudo element, a label.
    [`${WIDER}<button style="${box(60, 20)}">Buy</button>`],
    [`<label style="${box(120, 44)}"><input type="checkbox"> I agree</label>`],
    // Not a link in a sentence, a disabled button, or what is hidden or covered.
    ['<p>Read our <a href="/a" style="color: #00c">terms</a> first.</p>'],
    [`<button disabled style="${box(20, 20)}">Buy</button><button hidden>Buy</button>`],
    [`<button style="${box(20, 20)}">x</button><div style="position: fixed; inset: 0; background: #fff"></div>`],
    ['<p style="font-size: 10px">Sold</p><p style="font-size: 11px">Left</p>', 'type size: "Sold" is 10.0 px'],
    ['<p style="color: #bbb; background: #fff">Pale</p>', expect.stringMatching(/^contrast: color-contrast: .*Pale/)],
    ['<div style="width: 3000px; height: 10px"></div>', expect.stringMatching(/^sideways scroll: 30\d\d px in \d+ px$/)],
  ] as const)
    expect(await found(page, body), body).toEqual(wrong)
})
