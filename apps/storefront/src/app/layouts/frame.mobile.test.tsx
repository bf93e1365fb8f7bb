import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { cart } from '#testing/trade-samples.ts'
import { Frame } from './frame.tsx'

vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => 'mobile' }))

it('has four tabs at the bottom, the open one marked', async () => {
  await openPage(<Frame />, { '/order/trade/cart': [{ data: cart([]) }] }, { at: '/me' })
  const tabs = within(await screen.findByRole('navigation', { name: 'Main sections' })).getAllByRole('link')
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['Home', '/', null],
    ['Category', '/cate', null],
    ['Cart', '/cart', null],
    ['Me', '/me', 'page'],
  ])
})

it('has neither the header nor the footer of desktop', async () => {
  await openPage(<Frame />, { '/order/trade/cart': [{ data: cart([]) }] }, { at: '/me' })
  await screen.findByRole('navigation', { name: 'Main sections' })
  expect([screen.queryByRole('banner'), screen.queryByRole('contentinfo')]).toEqual([null, null])
})
