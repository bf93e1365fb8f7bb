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

test('what breaks a rule of the look is found, and nothing else', { tag: '@desktop' }, async ({ page }) => {
  await test.step('buttons, fields and links that stand alone of less than 44 px', async () => {
    expect(await found(page, `<button style="${box(60, 20)}">Buy</button>`)).toEqual(['hit area: button "Buy" is 60 × 20 px'])
    expect(await found(page, `<input aria-label="Name" style="${box(200, 30)}">`)).toEqual(['hit area: input "Name" is 200 × 30 px'])
    expect(await found(page, `<p><a href="/a" style="color: #00c">All</a></p>`)).toEqual([
      expect.stringMatching(/^hit area: a "All" is \d+ × \d+ px$/),
    ])
    expect(await found(page, `<button style="${box(44, 44)}">Buy</button>`)).toEqual([])
  })

  await test.step('what is around a control counts: a pseudo element, a label', async () => {
    const wider =
      '<style>button { position: relative; margin: 20px } button::after { content: ""; position: absolute; inset: -12px 0 }</style>'
    expect(await found(page, `${wider}<button style="${box(60, 20)}">Buy</button>`)).toEqual([])
    expect(await found(page, `<label style="${box(120, 44)}"><input type="checkbox"> I agree</label>`)).toEqual([])
    // The later of two that overlap takes the room of the earlier.
    expect(
      await found(
        page,
        `${wider}<div style="display: grid; gap: 4px; width: 60px; margin-top: 20px"><button style="${box(60, 20)} margin: 0">One</button><button style="${box(60, 20)} margin: 0">Two</button></div>`,
      ),
    ).toEqual(['hit area: button "One" is 60 × 24 px'])
  })

  await test.step('not a link in a sentence, a disabled button, or what is hidden or covered', async () => {
    expect(await found(page, '<p>Read our <a href="/a" style="color: #00c">terms</a> first.</p>')).toEqual([])
    expect(await found(page, `<button disabled style="${box(20, 20)}">Buy</button><button hidden>Buy</button>`)).toEqual([])
    expect(
      await found(page, `<button style="${box(20, 20)}">x</button><div style="position: fixed; inset: 0; background: #fff"></div>`),
    ).toEqual([])
    // At the end of a window that doesn't show the whole page.
    const atEnd = `<style>body { margin: 0 }</style><div style="height: calc(100vh - 30px)"></div><button style="${box(60, 20)}">Buy</button>`
    expect(await found(page, `${atEnd}<div style="height: 600px"></div>`)).toEqual([])
    // At the end of a part that scrolls.
    const part = `<div tabindex="0" style="height: 80px; overflow: auto"><div style="height: 50px"></div><button style="${box(60, 44)}">Buy</button></div>`
    expect(await found(page, `${part}<div style="height: 200px"></div>`)).toEqual([])
  })

  await test.step('small type, weak contrast, a page that is too wide', async () => {
    expect(await found(page, '<p style="font-size: 10px">Sold</p><p style="font-size: 11px">Left</p>')).toEqual([
      'type size: "Sold" is 10.0 px',
    ])
    expect(await found(page, '<p style="color: #bbb; background: #fff">Pale</p>')).toEqual([
      expect.stringMatching(/^contrast: color-contrast: .*Pale/),
    ])
    expect(await found(page, '<div style="width: 3000px; height: 10px"></div>')).toEqual([
      expect.stringMatching(/^sideways scroll: 30\d\d px in \d+ px$/),
    ])
  })
})
