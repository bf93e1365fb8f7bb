import { act, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { ScrollArrows } from './scroll-arrows.tsx'

function Row() {
  const row = useRef<HTMLElement>(null)
  return (
    <>
      <nav ref={row} aria-label="row" />
      <ScrollArrows row={row} count={10} />
    </>
  )
}

/** A row of 500 px in a window of so many. */
async function open(clientWidth: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(clientWidth)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500)
  await renderInShop(<Row />)
  const row = screen.getByRole('navigation', { name: 'row' })
  const scrolls = (left: number) =>
    act(() => {
      row.scrollLeft = left
      fireEvent.scroll(row)
    })
  scrolls(0)
  return { row, scrolls, arrows: () => screen.queryAllByRole('button', { hidden: true }).length }
}

it('a cut row has an arrow at each cut end, which scrolls it; the keyboard passes it', async () => {
  const { row, scrolls, arrows } = await open(300)
  expect(arrows()).toBe(1)
  row.scrollBy = vi.fn()
  const [arrow] = screen.getAllByRole('button', { hidden: true })
  expect(arrow?.tabIndex).toBe(-1)
  fireEvent.click(arrow as HTMLElement)
  expect(row.scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 210 }))
  scrolls(100)
  expect(arrows()).toBe(2)
  scrolls(200)
  expect(arrows()).toBe(1)
})

it('a row that fits has none', async () => {
  const { arrows } = await open(495)
  expect(arrows()).toBe(0)
})
