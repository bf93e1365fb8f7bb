import { ERRORS } from '@nusaria/contracts/errors'
import type { Review, ReviewSummary } from '@nusaria/contracts/review'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { review as sample } from '#testing/product-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { PhotoWall } from './photo-wall.tsx'
import { ProductReviews, ReviewPreview } from './product-reviews.tsx'

const layout = vi.hoisted(() => ({ now: 'desktop' }))
vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => layout.now }))

// Loaded before the first test, so that the lazy code doesn't use up its time.
await Promise.all([import('#ui/chakra/chakra-dialog.tsx'), import('#ui/overlay/lightbox.tsx')])

const LIST = '/consumer/product/review/list'
const user = userEvent.setup()

const summary: ReviewSummary = { total: 12, with_pictures: 0, rating: 4.6, counts: [1, 0, 0, 2, 9] }

const review = (number: number, part: Partial<Review> = {}) =>
  sample({ review_no: `R${number}`, content: `Crisp, number ${number}`, ...part })
const page = (list: readonly Review[], total = summary.total): StubbedReply => ({ data: { list, total } })

const all = <ProductReviews productNo="P1" />
const preview = <ReviewPreview productNo="P1" summary={summary} />

/** Opens reviews of the product. Returns the bodies of the calls for its lists. */
async function open(lists: readonly StubbedReply[], sums: readonly StubbedReply[] = [{ data: summary }], shown = all) {
  const { sent } = await openPage(shown, { [LIST]: lists, '/consumer/product/review/summary/P1': sums })
  return () => sent(LIST)
}

afterEach(() => {
  layout.now = 'desktop'
})

describe('the reviews of a product', () => {
  it('show the rating and the number of reviews for each number of stars', async () => {
    await open([page([review(1)])])
    const bars = await screen.findByRole('list', { name: 'How the stars spread' })
    expect(within(bars).getAllByRole('listitem')[0]?.textContent).toContain('5 stars: 9 reviews')
    expect(screen.getByText('4.6')).toBeTruthy()
  })

  it('are filtered by stars, by photos, and by both', async () => {
    const wall = page([])
    const lists = [wall, page([review(1)]), page([review(2)], 9), page([review(3)], 1), page([review(4)], 2)]
    const requests = await open(lists, [{ data: { ...summary, with_pictures: 2 } }])
    await user.click(await screen.findByRole('button', { name: '5 stars 9' }))
    expect(await screen.findByText('Crisp, number 2')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'With photos 2' }))
    expect(await screen.findByText('Crisp, number 3')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '5 stars 9' }))
    expect(await screen.findByText('Crisp, number 4')).toBeTruthy()
    const all = { product_no: 'P1', page_num: 1, page_size: 10 }
    expect(requests().slice(1)).toEqual([
      all,
      { ...all, stars: 5 },
      { ...all, stars: 5, with_pictures: true },
      { ...all, with_pictures: true },
    ])
    expect(screen.getByRole('button', { name: '2 stars 0' })).toHaveProperty('disabled', true)
  })

  it('are sorted, by stars and photos too', async () => {
    const requests = await open([page([review(1)]), page([review(2)]), page([review(3)], 9), page([review(4)])])
    const order = await screen.findByRole('combobox', { name: 'Sort reviews' })
    expect(within(order).getAllByRole('option')).toHaveLength(4)
    await user.selectOptions(order, 'Most helpful')
    expect(await screen.findByText('Crisp, number 2')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '5 stars 9' }))
    expect(await screen.findByText('Crisp, number 3')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'All' }))
    await user.selectOptions(order, 'Lowest rating')
    expect(await screen.findByText('Crisp, number 4')).toBeTruthy()
    const all = { product_no: 'P1', page_num: 1, page_size: 10 }
    expect(requests()).toEqual([all, { ...all, sort: 'helpful' }, { ...all, sort: 'helpful', stars: 5 }, { ...all, sort: 'stars_asc' }])
  })

  it('show what the shop answered, as plain text; the preview leaves it out', async () => {
    const reply = { content: 'Sorry, <b>we</b> will do better.', created_at: '2026-11-21T10:00:00+07:00' }
    await open([page([review(1, { reply }), review(2)])])
    expect((await screen.findByText(reply.content)).parentElement?.textContent).toContain("Seller's reply21/11/2026")
    expect(screen.getAllByText("Seller's reply")).toHaveLength(1)
    cleanup()
    await open([page([review(1, { reply })])], undefined, preview)
    expect(await screen.findByText('Crisp, number 1')).toBeTruthy()
    expect(screen.queryByText(reply.content)).toBeNull()
  })

  it('say in which language they are, where the shop knows it', async () => {
    await open([page([review(1, { language: 'id' }), review(2, { language: undefined })])])
    expect((await screen.findByText('Crisp, number 1')).lang).toBe('id')
    expect(screen.getByText('Crisp, number 2').lang).toBe('')
  })

  it('load a page at a time', async () => {
    const requests = await open([page(Array.from({ length: 10 }, (_, at) => review(at))), page([review(10), review(11)])])
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Crisp, number 11')).toBeTruthy()
    expect(screen.getByText('Crisp, number 0')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    expect(requests()).toHaveLength(2)
  })

  it('say when there are none, and when none matches the filter', async () => {
    await open([page([], 0), page([review(1)])], [{ data: { ...summary, total: 0 } }])
    expect(await screen.findByText('No reviews yet')).toBeTruthy()
    cleanup()
    await open([page([review(1)]), page([], 0)])
    await user.click(await screen.findByRole('button', { name: '1 star 1' }))
    expect(await screen.findByText('No review fits')).toBeTruthy()
  })

  it('offer a retry when they fail to load', async () => {
    await open([page([review(1)])], [{ code: ERRORS.PRODUCT_INTERNAL_ERROR.code }, { data: summary }])
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Crisp, number 1')).toBeTruthy()
  })

  it('show the text of a review as plain text', async () => {
    const content = '<img src=x onerror="alert(1)">&amp;'
    await open([page([review(1, { content })])])
    expect(await screen.findByText(content)).toBeTruthy()
  })

  it('open their photos in the viewer; Escape closes it and the focus returns', async () => {
    await open([page([review(1, { picture_list: ['/media/a.svg', '/media/b.svg'] })])])
    const photo = await screen.findByRole('button', { name: 'Enlarge photo 2 of 2 from S***i' })
    await user.click(photo)
    expect(await screen.findByRole('dialog', { name: 'Photos from S***i' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(photo)
  })

  it('are a preview on mobile; the sheet with all of them closes on back', async () => {
    await open([page([review(1), review(2)]), page([review(1), review(2), review(3)], 3)], undefined, preview)
    await user.click(await screen.findByRole('button', { name: 'See all 12 reviews' }))
    const sheet = await screen.findByRole('dialog', { name: 'Reviews' })
    expect(await within(sheet).findByText('Crisp, number 3')).toBeTruthy()
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the photos of the reviews', () => {
  const list = [
    review(1, { reviewer: 'S***i', picture_list: ['/a.svg', '/b.svg', '/c.svg', '/d.svg'] }),
    review(2, { reviewer: 'B***o', picture_list: ['/e.svg', '/f.svg', '/a.svg'] }),
    review(3, { reviewer: 'D***i', picture_list: ['/g.svg', '/h.svg', '/i.svg', '/j.svg'] }),
  ]

  it('are shown in a row, each once, with the number of those that don’t fit', async () => {
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

  it('open in the viewer, which says whose each is', async () => {
    stubApi({ [LIST]: [{ data: { list, total: 3 } }] })
    await renderInShop(<PhotoWall productNo="P1" />)
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

  it('offer a retry when they fail to load', async () => {
    stubApi({ [LIST]: [{ code: ERRORS.PRODUCT_INTERNAL_ERROR.code }, { data: { list: list.slice(1, 2), total: 1 } }] })
    await renderInShop(<PhotoWall productNo="P1" />)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('button', { name: /^Enlarge photo/ })).toHaveLength(3)
    expect(screen.queryByText(/^\+/)).toBeNull()
  })
})
