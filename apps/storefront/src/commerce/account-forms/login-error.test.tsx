import { ERRORS } from '@nusaria/contracts/errors'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Failure } from '#platform/api/failure.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { LoginError } from './login-error.tsx'

const tooMany = (params: Record<string, number>): Failure => ({
  kind: 'business',
  code: ERRORS.TOO_MANY_ATTEMPTS.code,
  msg: '',
  field: null,
  params,
})

it('counts the seconds to wait down, then disappears', async () => {
  const start = Date.now()
  const now = vi.spyOn(Date, 'now').mockReturnValue(start)
  const failure = tooMany({ seconds: 42 })
  await renderInShop(<LoginError failure={failure} />)
  expect(await screen.findByText(/try again in 42 s\./)).toBeTruthy()
  now.mockReturnValue(start + 40_500)
  // The text is there before the effect that listens.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(screen.getByRole('alert').textContent).toMatch(/try again in 2 s\./)
  })
  now.mockReturnValue(start + 42_500)
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows a long wait in minutes', async () => {
  const failure = tooMany({ seconds: 3_600 })
  await renderInShop(<LoginError failure={failure} />)
  expect(await screen.findByText(/try again in 60 minutes/)).toBeTruthy()
})

it('shows that the service is down, and tries again', async () => {
  const onRetry = vi.fn()
  await renderInShop(<LoginError failure={{ kind: 'unavailable' }} onRetry={onRetry} />)
  expect(await screen.findByText(/The shop's service is down for now/)).toBeTruthy()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
