import type { CmsBanner, CmsTarget } from '@nusaria/contracts/cms'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bannerDestination } from '#commerce/sections/banner.tsx'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { HeroCarousel } from './hero-carousel.tsx'

const banner = (banner_id: string): CmsBanner => ({
  banner_id,
  eyebrow: '',
  title: banner_id,
  text: '',
  action: 'See',
  image_url: `/${banner_id}.svg`,
  tone: 'paper',
  target: { type: 'keyword', keyword: banner_id },
})

/** The banner that pointers and screen readers reach. */
const shown = () => screen.getAllByRole('link').find((link) => !link.closest('[inert]'))?.textContent
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(count = 3) {
  await renderInShop(<HeroCarousel banners={['Kopi', 'Teh', 'Jamu'].slice(0, count).map(banner)} />)
  const track = (await screen.findByRole('region')).querySelector('[aria-live]') as HTMLElement
  vi.spyOn(track, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(track, 'scrollTo').mockImplementation((to) => {
    track.scrollLeft = (to as ScrollToOptions).left ?? 0
    fireEvent.scroll(track)
  })
  vi.useFakeTimers()
  // The first timer started before the fake timers.
  fireEvent.touchStart(track)
  fireEvent.touchEnd(track)
  return track
}

beforeEach(() => vi.useRealTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('banners rotate, and start again after the last', async () => {
  await open()
  expect(shown()).toContain('Kopi')
  await later(6_000)
  expect(shown()).toContain('Teh')
  await later(6_000)
  await later(6_000)
  expect(shown()).toContain('Kopi')
})

test('a button stops and restarts the rotation', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Stop turning the offers' }))
  await later(20_000)
  expect(shown()).toContain('Kopi')
  fireEvent.click(screen.getByRole('button', { name: 'Let the offers turn' }))
  await later(6_000)
  expect(shown()).toContain('Teh')
})

test('they pause while a pointer, a finger or the focus is on them', async () => {
  const track = await open()
  const link = screen.getAllByRole('link')[0] as HTMLElement
  for (const [on, off] of [
    [
      () => fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' }),
      () => fireEvent.pointerLeave(screen.getByRole('region')),
    ],
    [() => fireEvent.touchStart(track), () => fireEvent.touchEnd(track)],
    [() => fireEvent.focus(link), () => fireEvent.blur(link)],
  ] as const) {
    const before = shown()
    on()
    await later(15_000)
    expect(shown()).toBe(before)
    off()
    await later(6_000)
    expect(shown()).not.toBe(before)
  }
})

test('they pause while the tab is hidden', async () => {
  await open()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  await later(15_000)
  expect(shown()).toContain('Kopi')
  hidden.mockReturnValue(false)
  fireEvent(document, new Event('visibilitychange'))
  await later(6_000)
  expect(shown()).toContain('Teh')
})

test('a dot selects a banner, which stays for its full time', async () => {
  await open()
  await later(5_000)
  fireEvent.click(screen.getByRole('button', { name: 'Offer 3 of 3' }))
  expect(shown()).toContain('Jamu')
  await later(5_000)
  expect(shown()).toContain('Jamu')
})

test('a single banner has no controls', async () => {
  await open(1)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a banner without its picture keeps texts and link', async () => {
  await open(1)
  fireEvent.error(document.querySelector('img') as HTMLImageElement)
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByRole('link').textContent).toContain('Kopi')
})

test('banners link to every type of target, and to the campaigns for an unknown type', () => {
  const to = (target: unknown) => bannerDestination(target as CmsTarget).to
  expect(to({ type: 'product', product_no: 'P1' })).toBe('/commodDetail?product_no=P1')
  expect(to({ type: 'category', nav_type_id: '11' })).toBe('/commodityList?typeId=11')
  expect(to({ type: 'keyword', keyword: 'kopi gayo' })).toBe('/commodityList?keyword=kopi+gayo')
  expect(to({ type: 'coupons', coupon_nos: ['A', 'B'] })).toBe('/coupons?coupon=A&coupon=B')
  expect(to({ type: 'project', project_id: 'dapur-penuh' })).toBe('/activities?project_id=dapur-penuh')
  expect(to({ type: 'game', game_no: '1' })).toBe('/activities')
})
