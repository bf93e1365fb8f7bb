import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { cart, cartLine } from '#testing/trade-samples.ts'
import { SwipeRow } from './line-actions.tsx'
import { cartPath, DETAIL, lineOf, openCart } from './testing/render-cart.tsx'

vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => 'mobile' }))

const two = cart([cartLine(), cartLine({ line_id: 'L2', sku_no: 'S2', product_name: 'Teh Melati' })])

it('lists all actions of a line, operable by keyboard alone', async () => {
  const { user, bodies } = await openCart({ [DETAIL]: [{ data: two }], [cartPath('remove')]: [{ data: cart([]) }] })
  const more = await screen.findByRole('button', { name: 'More for Teh Melati' })
  more.focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Teh Melati' })
  const menu = within(dialog)
  for (const name of ['Change option', 'Move to favourites', 'Remove']) expect(menu.getByRole('button', { name })).toBeTruthy()
  expect(menu.getByRole('link', { name: 'Similar products' })).toBeTruthy()
  // The menu takes the focus a moment after it opens.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  menu.getByRole('button', { name: 'Remove' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(bodies(cartPath('remove'))).toEqual([{ line_ids: ['L2'] }]))
})

it('removes by the button behind a swipe; a tap on the line itself only swipes it back', async () => {
  const { user, bodies } = await openCart({ [DETAIL]: [{ data: two }], [cartPath('remove')]: [{ data: cart([]) }] })
  const line = await lineOf()
  const track = line.firstElementChild
  if (!track) throw new Error('The line has nothing to swipe')
  track.scrollTo({ left: 150, behavior: 'instant' })
  await user.click(within(line).getByRole('checkbox'))
  expect(bodies(cartPath('select'))).toEqual([])
  expect(track.scrollLeft).toBe(0)
  track.scrollTo({ left: 150, behavior: 'instant' })
  const button = within(line)
    .getAllByRole('button', { hidden: true })
    .find(({ textContent, tabIndex }) => textContent === 'Remove' && tabIndex === -1)
  if (!button) throw new Error('A swipe brings no button to remove')
  await user.click(button)
  await waitFor(() => expect(bodies(cartPath('remove'))).toEqual([{ line_ids: ['L1'] }]))
})

it('selects several lines for a bulk action instead of checkout', async () => {
  const { user, bodies } = await openCart(
    { [DETAIL]: [{ data: two }], [cartPath('move_to_favourites')]: [{ data: cart([]) }] },
    { member: true },
  )
  await user.click(await screen.findByRole('button', { name: 'Manage' }))
  expect(screen.queryByRole('button', { name: /^Checkout/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'All' }))
  await user.click(screen.getByRole('button', { name: 'Move to favourites' }))
  await waitFor(() => expect(bodies(cartPath('move_to_favourites'))).toEqual([{ line_ids: ['L1', 'L2'] }]))
})

describe('a swipe where the browser does not say that scrolling has ended', () => {
  beforeEach(() => {
    // As in WebKit.
    for (const owner of [window, Window.prototype]) Reflect.deleteProperty(owner, 'onscrollend')
  })

  const noop = () => {}

  async function openRow(): Promise<HTMLElement> {
    await renderInShop(
      <SwipeRow onMove={noop} onRemove={noop} disabled={false}>
        <p>Kopi Gayo</p>
      </SwipeRow>,
    )
    const goods = await screen.findByText('Kopi Gayo')
    vi.useFakeTimers()
    return goods.parentElement?.parentElement as HTMLElement
  }

  const scrolls = (row: HTMLElement, left: number) => {
    row.scrollLeft = left
    fireEvent.scroll(row)
  }
  /** Whether the buttons are a snap point. */
  const stopsAtButtons = (row: HTMLElement) => row.dataset.touched !== undefined

  it('a row that scrolled back no longer snaps to its buttons after a moment', async () => {
    const row = await openRow()
    fireEvent.touchStart(row)
    scrolls(row, 150)
    fireEvent.touchEnd(row)
    act(() => vi.advanceTimersByTime(1_000))
    expect(stopsAtButtons(row)).toBe(true)
    fireEvent.touchStart(row)
    scrolls(row, 90)
    fireEvent.touchEnd(row)
    scrolls(row, 0)
    expect(stopsAtButtons(row)).toBe(true)
    act(() => vi.advanceTimersByTime(1_000))
    expect(stopsAtButtons(row)).toBe(false)
  })

  it('a finger resting on the row keeps the snap point at its buttons', async () => {
    const row = await openRow()
    fireEvent.touchStart(row)
    scrolls(row, 4)
    act(() => vi.advanceTimersByTime(1_000))
    expect(stopsAtButtons(row)).toBe(true)
  })
})
