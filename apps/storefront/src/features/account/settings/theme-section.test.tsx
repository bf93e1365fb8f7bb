import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { ThemeSection } from './settings-page.tsx'

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('the system is followed until the shopper chooses; the choice stays on the device and is announced', async () => {
  const announced = vi.fn()
  window.addEventListener('storage', announced)
  await renderInShop(<ThemeSection />)
  await screen.findByRole('radio', { name: 'Dark' })
  expect(chosen()).toBe('system')
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect([chosen(), localStorage.getItem('appearance'), announced.mock.calls.length]).toEqual(['dark', 'dark', 1])
  await userEvent.click(screen.getByRole('radio', { name: 'Follow system' }))
  expect([chosen(), localStorage.getItem('appearance')]).toEqual(['system', null])
  window.removeEventListener('storage', announced)
})

it('shows what is chosen in another tab', async () => {
  await renderInShop(<ThemeSection />)
  await screen.findByRole('radio', { name: 'Dark' })
  localStorage.setItem('appearance', 'light')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'appearance', newValue: 'light' })))
  expect(chosen()).toBe('light')
})
