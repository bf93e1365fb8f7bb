import { ERRORS } from '@nusaria/contracts/errors'
import type { Review } from '@nusaria/contracts/review'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { PhotoWall } from './photo-wall.tsx'

const layout = vi.hoisted(() => ({ now: 'desktop' }))
vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => layout.now }))
// Loaded before the first test, so that the lazy code doesn't use up its time.
await import('#ui/overlay/lightbox.tsx')

const LIST = '/consumer/product/review/list'
const review = (reviewer: string, ...pictures: string[]): Review => ({
  review_no: reviewer,
  product_no: 'P1',
  spec_values: [],
  stars: 5,
  content: 'Crisp',
  picture_list: pictures.map((name) => `/media/${name}.svg`),
  reviewer,
  avatar_url: null,
  created_at: '2026-11-20T10:00:00+07:00',
})
const list = [review('S***i', 'a', 'b', 'c', 'd'), review('B***o', 'e', 'f', 'a'), review('D***i', 'g', 'h', 'i', 'j')]

afterEach(() => {
  cleanup()
  layout.now = 'desktop'
  vi.unstubAllGlobals()
})

it('shows each photo once in a row, with the number that it has no room for', async () => {
  const calls = stubApi({ [LIST]: [{ data: { list, total: 300 } }] })
  await renderInShop(<PhotoWall productNo="P1" />)
  const wall = await screen.findByRole('region', { name: 'Photos from shoppers' })
  await waitFor(() => expect(within(wall).getAllByRole('button')).toHaveLength(8))
  expect(within(wall).getByText('+2')).toBeTruthy()
  expect(calls.map(({ body }) => body)).toEqual([{ product_no: 'P1', with_pictures: true, page_num: 1, page_size: 20 }])
  cleanup()
  layout.now = 'mobile'
  await renderInShop(<PhotoWall productNo="P1" />)
  expect(await screen.findByText('+5')).toBeTruthy()
  expect(screen.getAllByRole('button')).toHaveLength(5)
})

it('opens all photos in the viewer, which says whose each is', async () => {
  stubApi({ [LIST]: [{ data: { list, total: 3 } }] })
  await renderInShop(<PhotoWall productNo="P1" />)
  const user = userEvent.setup()
  const all = await screen.findByRole('button', { name: 'See all 10 photos' })
  await user.click(all)
  const viewer = await screen.findByRole('dialog', { name: 'Photos from shoppers' })
  expect(await within(viewer).findByText('From the review by D***i')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(all)
  await user.click(screen.getByRole('button', { name: 'Enlarge photo 5, from B***o' }))
  expect(await screen.findByText('From the review by B***o')).toBeTruthy()
})

it('offers a retry when the photos fail to load', async () => {
  stubApi({ [LIST]: [{ code: ERRORS.PRODUCT_INTERNAL_ERROR.code }, { data: { list: list.slice(1, 2), total: 1 } }] })
  await renderInShop(<PhotoWall productNo="P1" />)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('button', { name: /^Enlarge photo/ })).toHaveLength(3)
  expect(screen.queryByText(/^\+/)).toBeNull()
})
