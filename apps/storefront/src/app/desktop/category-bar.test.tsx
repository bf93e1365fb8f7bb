import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { CategoryBar } from './category-bar.tsx'
import { HOVER_DELAY } from './menu-interactions.ts'

const children = (type: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    nav_type_id: `${type}-${index + 1}`,
    nav_type_name: `${type} ${index + 1}`,
    icon_url: `/media/${type}.svg`,
  }))
const type = (name: string, count: number) => ({
  nav_type_id: name,
  nav_type_name: name,
  icon_url: `/media/${name}.svg`,
  child_list: children(name, count),
})

function Where() {
  const { pathname, search, state } = useLocation()
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
}

const link = (name: string) => screen.getByRole('link', { name })
const shown = (name: string) => screen.queryByRole('link', { name }) !== null
const focused = () => document.activeElement?.textContent ?? ''
/** The pointer stays where it is for as long as opens something, or a part of that. */
const rests = (part = 1) => act(() => vi.advanceTimersByTimeAsync(part * HOVER_DELAY))

beforeEach(async () => {
  stubApi({ '/nav/type/list': [{ data: [type('Snacks', 10), type('Drinks', 3)] }] })
  await renderInShop(
    <>
      <CategoryBar />
      <Where />
    </>,
  )
  await screen.findByRole('link', { name: 'Snacks' })
})

it('focus shows the children of a type; the left and right arrows move along the bar', async () => {
  const user = userEvent.setup({ delay: null })
  await user.tab()
  expect([focused(), shown('Snacks 1')]).toEqual(['Snacks', true])
  expect(link('Snacks').getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{ArrowRight}')
  expect([focused(), shown('Drinks 1'), shown('Snacks 1')]).toEqual(['Drinks', true, false])
  await user.tab({ shift: true })
  expect([focused(), shown('Snacks 1')]).toEqual(['Snacks', true])
})

it('arrows move along rows of seven and back up to the type; Enter opens the list of a child', async () => {
  const user = userEvent.setup({ delay: null })
  await user.tab()
  const walk = async (keys: string) => {
    await user.keyboard(keys)
    return focused()
  }
  // A picture's initial isn't here: the names alone are.
  expect(await walk('{ArrowDown}')).toBe('Snacks 1')
  expect(await walk('{ArrowRight}{ArrowDown}')).toBe('Snacks 9')
  expect(await walk('{End}')).toBe('Snacks 10')
  expect(await walk('{Home}{ArrowUp}')).toBe('Snacks')
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  expect(screen.getByRole('status').textContent).toBe('/commodityList?typeId=Snacks-2 {"typeId":"Snacks-2","source":"category"}')
  expect(shown('Snacks 1')).toBe(false)
})

it('a pointer that passes opens nothing, one that rests does', async () => {
  vi.useFakeTimers()
  fireEvent.mouseMove(link('Snacks'))
  await rests(0.5)
  fireEvent.mouseMove(link('Drinks'))
  await rests(0.5)
  expect([shown('Snacks 1'), shown('Drinks 1')]).toEqual([false, false])
  await rests(0.5)
  expect(shown('Drinks 1')).toBe(true)
})

it("a type that the mouse crosses on its way to the children doesn't replace them", async () => {
  vi.useFakeTimers()
  fireEvent.mouseMove(link('Snacks'))
  await rests()
  fireEvent.mouseMove(link('Drinks'))
  fireEvent.mouseEnter(link('Snacks 10').closest('[id]') as HTMLElement)
  await rests()
  expect([shown('Snacks 1'), shown('Drinks 1')]).toEqual([true, false])
})

it('Escape closes what a pointer opened, wherever the focus is', async () => {
  vi.useFakeTimers()
  fireEvent.mouseMove(link('Snacks'))
  await rests()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(shown('Snacks 1')).toBe(false)
})

it('a picture that fails leaves the initial of its type', async () => {
  await userEvent.tab()
  const tile = link('Snacks 3')
  fireEvent.error(tile.querySelector('img') as HTMLImageElement)
  expect(tile.querySelector('img')).toBeNull()
  expect(tile.textContent).toBe('SSnacks 3')
})

it('the first tap opens the children of a type, the second one its products; a mouse click opens the products at once', async () => {
  const user = userEvent.setup({ delay: null })
  const here = () => screen.getByRole('status').textContent
  await user.pointer({ keys: '[TouchA]', target: link('Snacks') })
  vi.useFakeTimers()
  // The browser's mouse pointer goes back to where it was.
  fireEvent.mouseLeave(link('Snacks').closest('nav')?.parentElement as HTMLElement)
  await rests()
  vi.useRealTimers()
  expect([shown('Snacks 1'), here()]).toEqual([true, '/ null'])
  await user.pointer({ keys: '[TouchA]', target: link('Drinks') })
  expect([shown('Drinks 1'), shown('Snacks 1'), here()]).toEqual([true, false, '/ null'])
  await user.pointer({ keys: '[TouchA]', target: link('Drinks') })
  expect(here()).toContain('/commodityList?typeId=Drinks')
  expect(shown('Drinks 1')).toBe(false)
  await user.pointer({ keys: '[MouseLeft]', target: link('Snacks') })
  expect(here()).toContain('/commodityList?typeId=Snacks')
})

it('leads to the page of all categories, which can try again, when they could not be loaded', async () => {
  cleanup()
  stubApi({ '/nav/type/list': ['unreachable'] })
  await renderInShop(<CategoryBar />)
  expect((await screen.findByRole('link', { name: 'Categories' })).getAttribute('href')).toBe('/cate')
})
