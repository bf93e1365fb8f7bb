import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { productCard } from '#testing/product-samples.ts'
import { HotSection } from './hot-section.tsx'

const layout = vi.hoisted(() => ({ now: 'desktop' }))
vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => layout.now }))

afterEach(() => {
  layout.now = 'desktop'
})

const best = (count: number) => ({
  data: { list: Array.from({ length: count }, (_, at) => productCard(`${at + 1}`)), total: 100 },
})

const open = () => openPage(<HotSection title="Best sellers" text="This week" />, { '/consumer/product/hot_list': [best(8), best(24)] })

it('on desktop all best sellers can be shown, and the first ones again', async () => {
  const { user, calls } = await open()
  await user.click(await screen.findByRole('button', { name: 'See all: Best sellers' }))
  expect(await screen.findByText('Kopi 24')).toBeTruthy()
  expect(calls.at(-1)?.body).toEqual({ page_num: 1, page_size: 24 })
  const fewer = screen.getByRole('button', { name: 'Show fewer' })
  expect(document.activeElement).toBe(fewer)
  await user.click(fewer)
  expect(screen.queryByText('Kopi 24')).toBeNull()
  expect(screen.getByText('Kopi 8')).toBeTruthy()
})

it('a phone swipes through them, without a button', async () => {
  layout.now = 'mobile'
  await open()
  expect(await screen.findByText('Kopi 8')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /See all/ })).toBeNull()
})
