import { ERRORS } from '@nusaria/contracts/errors'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Failure } from '#platform/api/failure.ts'
import { toastFailure } from '#platform/api/failure-text.ts'
import { changeLanguage, i18n, startI18n } from '#platform/i18n/i18n.ts'
import { toast } from '#platform/toast.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { ErrorState, InlineError } from './state.tsx'

/** What a backend says that knows no language of the shopper's. */
const MSG = 'java.lang.IllegalStateException'
const refusal = (code: number, msg = MSG): Failure => ({ kind: 'business', code, msg, field: null, params: {} })
const nothing = () => {}
// 401 ends the session and is no refusal.
const codes = Object.values(ERRORS)
  .map(({ code }) => code)
  .filter((code) => code !== 401)

await import('./note.tsx')
await startI18n(['errors'])

/** Queries by role take seconds with so many. */
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)

const shown = (State: typeof InlineError, failures: readonly Failure[]) =>
  renderInShop(failures.map((failure) => <State key={JSON.stringify(failure)} failure={failure} onRetry={nothing} />))

test.each([
  ['a page', ErrorState],
  ['a part of a page', InlineError],
])('%s says why it did not load: the text of the code in each language, never the message of the server', async (_, State) => {
  await shown(
    State,
    codes.map((code) => refusal(code)),
  )
  await expect.poll(alerts).toContainEqual(expect.stringContaining(i18n.t('errors:1103064')))
  for (const language of LANGUAGES) {
    await act(() => changeLanguage(language))
    const texts = alerts()
    expect(texts).toHaveLength(codes.length)
    for (const [index, code] of codes.entries()) {
      expect(i18n.exists(`errors:${code}`)).toBe(true)
      expect(texts[index]).toContain(i18n.t(`errors:${code}` as 'errors:401'))
    }
    expect(texts.join()).not.toContain(MSG)
  }
})

test.each([ErrorState, InlineError])(
  'a code without a text shows the message, and one without a message what fits every refusal',
  async (State) => {
    await shown(State, [refusal(1_199_999), refusal(1_199_999, ''), { kind: 'session' }])
    await screen.findByText(MSG)
    const [, silent, session] = screen.getAllByRole('alert')
    expect(silent?.textContent).toContain(i18n.t('common:failure.contract'))
    // The login says why.
    expect(session?.textContent).toMatch(new RegExp(`^${i18n.t('common:failure.title')}${i18n.t('common:action.retry')}`))
  },
)

test.each(['unavailable', 'timeout', 'malformed', 'network'] as const)('a part of a page has words for %s', async (kind) => {
  await shown(InlineError, [{ kind }])
  expect(screen.getByRole('alert').textContent).toContain(i18n.t(`common:failure.${kind}`))
})

test('a toast has the same text', async () => {
  const told = vi.spyOn(toast, 'error')
  for (const code of codes) await toastFailure(refusal(code))
  expect(told.mock.calls.map(([text]) => text)).toEqual(codes.map((code) => i18n.t(`errors:${code}` as 'errors:401')))
})
