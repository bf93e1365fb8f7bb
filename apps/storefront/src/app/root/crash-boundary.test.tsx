import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { i18n } from '../../shared/i18n/i18n.ts'
import { renderInShop } from '../../shared/testing/render-in-shop.tsx'
import { CrashBoundary } from './crash-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const page = (
  <CrashBoundary>
    <h1>Cart</h1>
  </CrashBoundary>
)

function Broken(): never {
  throw new Error('broken')
}

it('offers to load the page anew when its texts failed to load', async () => {
  await renderInShop(page)
  act(() => i18n.emit('failedLoading', 'en', 'cart', new TypeError('Failed to fetch')))
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it.each([
  ['another language, which nothing shows', 'id', 'cart'],
  ['errors, which the server words too', 'en', 'errors'],
])('goes on without the texts of %s', async (_, language, namespace) => {
  await renderInShop(page)
  act(() => i18n.emit('failedLoading', language, namespace, new TypeError('Failed to fetch')))
  expect(screen.getByRole('heading').textContent).toBe('Cart')
})

it('without a connection stays as it is, says why, and loads the page once it is back', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderInShop(page)
  act(() => i18n.emit('failedLoading', 'en', 'cart', new TypeError('Failed to fetch')))
  expect(screen.getByRole('alert').textContent).toContain("Can't reach the shop")
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  expect(reload).not.toHaveBeenCalled()
  line.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(reload).toHaveBeenCalledOnce()
})

it('catches what a page throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderInShop(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
})
