import { describe, expect, test } from 'vitest'
import { describeFailure } from './describe-failure.ts'

const dim = (text: string) => `\u001b[2m${text}\u001b[22m`
const failed = (matcher: string, ...lines: string[]) =>
  `${dim('expect(')}\u001b[31mlocator\u001b[39m${dim(').')}${matcher}${dim('(')}${dim(')')} failed\n\n${lines.join('\n')}\nTimeout: 500ms\n\nCall log:\n${dim('  - waiting for it')}\n`
const timedOut = (operation: string, locator: string, ...log: string[]) =>
  `locator.${operation}: Timeout 700ms exceeded.\nCall log:\n${dim(`  - waiting for ${locator}`)}\n${log.map((line) => dim(`      - ${line}`)).join('\n')}\n`

const SEND = "getByRole('button', { name: 'Kirim', exact: true })"

describe('what Playwright says is one plain sentence', () => {
  test.each([
    [timedOut('fill', "getByRole('main').getByLabel('Kode')"), "The field “Kode” was to be filled in on /cart, but it isn't there."],
    [timedOut('click', SEND, 'element is not enabled'), 'The button “Kirim” was to be pressed on /cart, but it is disabled.'],
    [
      timedOut('click', SEND, '<div></div> intercepts pointer events'),
      'The button “Kirim” was to be pressed on /cart, but something else covers it.',
    ],
    [
      `locator.click: Error: strict mode violation: ${SEND} resolved to 3 elements:\n    1) <button>\n\nCall log:\n${dim(`  - waiting for ${SEND}`)}\n`,
      'The button “Kirim” was to be pressed on /cart, but there are 3 of them.',
    ],
    [
      failed('toBeVisible', 'Locator: getByText(/Maaf.+|Coba\\.|x/).first()', 'Expected: visible', 'Error: element(s) not found'),
      "The text “Maaf…” or “Coba.” was to be seen on /cart, but it isn't there.",
    ],
    [
      timedOut('click', "getByRole('radio', { name: /(?=.*Jl\\.)(?=.*Wijaya)/is })"),
      "The option “Jl. Wijaya” was to be pressed on /cart, but it isn't there.",
    ],
    [
      failed(
        'toContainText',
        "Locator: getByRole('listitem').filter({ hasText: 'Kopi (250 g)' })",
        'Expected substring: \u001b[32m"Rp\u001b[7m6\u001b[27m"\u001b[39m',
        'Received string:    \u001b[31m"Rp5"\u001b[39m',
      ),
      'An entry of the list with “Kopi (250 g)” was to show “Rp6” on /cart, but it shows “Rp5”.',
    ],
    [
      failed('toHaveCount', "Locator:  getByRole('link', { name: 'Teh' })", 'Expected: 3', 'Received: 0'),
      'The link “Teh” was to be there 3 times on /cart, but it is there 0 times.',
    ],
    [
      failed('toBeHidden', "Locator:  getByRole('dialog', { name: 'Ubah' })", 'Expected: hidden', 'Received: visible'),
      'The dialog “Ubah” was to be gone on /cart, but it is still there.',
    ],
    [
      'page.waitForURL: Timeout 700ms exceeded.\n=========================== logs ===========================\nwaiting for navigation to "**/checkout" until "load"',
      'The page /checkout was to open, but the tab stayed on /cart.',
    ],
    ['locator.click: Target page, context or browser has been closed', 'The tab was closed before the step ended.'],
  ])('%j', (raw, sentence) => expect(describeFailure(raw, { path: '/cart', shows: [] })).toBe(sentence))

  test('with what the page shows', () =>
    expect(describeFailure(timedOut('click', SEND), { path: '/', shows: ['Beranda', 'Maaf'] })).toBe(
      "The button “Kirim” was to be pressed on /, but it isn't there. The page shows “Beranda”, “Maaf”.",
    ))

  test('a sentence of our own stays', () =>
    expect(describeFailure('The form says that 5 comes back, not 1')).toBe('The form says that 5 comes back, not 1'))
})
