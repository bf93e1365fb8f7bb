import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ErrorState, InlineError } from './state.tsx'

vi.mock('#platform/i18n/use-translation.ts', () => ({
  useTranslation: () => ({ t: (key: string, options?: object) => (options ? `${key} ${JSON.stringify(options)}` : key) }),
}))

test.each([ErrorState, InlineError])('the retry counts down the seconds that the server asks for, then it works', (State) => {
  vi.useFakeTimers()
  const onRetry = vi.fn()
  render(<State failure={{ kind: 'busy', until: Date.now() + 2_000 }} onRetry={onRetry} />, { wrapper: MemoryRouter })
  const button = screen.getByRole('button')
  expect(screen.getByText('failure.busy')).toBeDefined()
  expect(button.textContent).toBe('action.retryIn {"seconds":2}')
  expect(button).toHaveProperty('disabled', true)
  act(() => vi.advanceTimersByTime(1_000))
  expect(button.textContent).toBe('action.retryIn {"seconds":1}')
  act(() => vi.advanceTimersByTime(1_000))
  expect(button.textContent).toBe('action.retry')
  button.click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('other failures can be tried again at once', () => {
  const onRetry = vi.fn()
  render(<ErrorState failure={{ kind: 'malformed' }} onRetry={onRetry} />, { wrapper: MemoryRouter })
  screen.getByRole('button', { name: 'action.retry' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a page that failed has a second way on, home; a part of a page has the page', () => {
  const { rerender } = render(<ErrorState onRetry={vi.fn()} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'notFound.home' }).getAttribute('href')).toBe('/')
  rerender(<ErrorState onRetry={vi.fn()} inline />)
  expect(screen.queryByRole('link')).toBeNull()
})
