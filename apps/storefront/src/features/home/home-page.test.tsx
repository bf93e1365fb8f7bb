import type { CmsBanner, CmsSection, CmsTarget } from '@nusaria/contracts/cms'
import { ERRORS } from '@nusaria/contracts/errors'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { bannerDestination } from '#commerce/sections/banner.tsx'
import { type StubbedReplies, stubApi } from '#testing/api-stub.ts'
import { offerOnly } from '#testing/offer-only.ts'
import { openPage } from '#testing/open-page.tsx'
import { productCard } from '#testing/product-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { takeViolations } from '#testing/take-violations.ts'
import { voucherOffer } from '#testing/trade-samples.ts'
import { HomePage } from './home-page.tsx'
import { CmsSections } from './sections/cms-sections.tsx'
import { HeroCarousel } from './sections/hero-carousel.tsx'
import * as optionalSections from './sections/optional-sections.tsx'

const banner = (title: string, target: CmsTarget = { type: 'keyword', keyword: title }): CmsBanner => ({
  banner_id: title,
  eyebrow: '',
  title,
  text: '',
  action: 'See',
  image_url: '/banner.svg',
  tone: 'paper',
  target,
})

const kitchen = banner('Full kitchen', { type: 'project', project_id: 'dapur-penuh' })
const hot: CmsSection = { type: 'hot', title: 'Best sellers', text: '' }
const vouchers: CmsSection = { type: 'vouchers', title: 'Vouchers', coupon_nos: ['HEMAT5'] }
const textSection: CmsSection = { type: 'text', title: 'A word', paragraphs: ['Selamat datang'] }

const goods = { data: { list: [productCard('A')], total: 1 } }
const types = { data: [{ nav_type_id: '11', nav_type_name: 'Snacks', icon_url: '/11.svg', child_list: [] }] }

const open = (sections: readonly unknown[], changes: StubbedReplies = {}) =>
  openPage(<HomePage />, {
    '/cms/project/getById': [{ data: { project_id: 'home', title: 'Home', sections } }],
    '/nav/type/list': [types],
    '/consumer/product/hot_list': [goods],
    '/consumer/product/product_recommend': [goods],
    '/search/hot': [{ data: { list: [] } }],
    '/promotion/api/coupon/offers': [{ data: { list: [], server_time: '2026-11-22T12:00:00+07:00' } }],
    ...changes,
  })

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the front page', () => {
  test('sections have the order that the CMS gives', async () => {
    await open([{ type: 'hero', banners: [kitchen] }, hot, textSection, { type: 'categories' }, vouchers])
    await screen.findByText('Selamat datang')
    expect(headings()).toEqual(['Best sellers', 'A word', 'Vouchers'])
    const [snacks, title] = [await screen.findByText('Snacks'), screen.getByText('Vouchers')]
    expect(snacks.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('link', { name: /Full kitchen/ }).getAttribute('href')).toBe('/activities?project_id=dapur-penuh')
  })

  test('an unknown kind of section is left out', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open([textSection, { type: 'game', title: 'Spin the wheel' }, hot])
    expect(await screen.findByText('Selamat datang')).toBeDefined()
    expect(await screen.findByText('Best sellers')).toBeDefined()
    expect(screen.queryByText('Spin the wheel')).toBeNull()
    expect(takeViolations()).toMatchObject([{ call: 'cms.getById' }])
  })

  test('a failed section shows an error with a retry; the others stay', async () => {
    const { of } = await open([{ type: 'hero', banners: [kitchen] }, { type: 'categories' }, hot, vouchers], {
      '/consumer/product/hot_list': ['unreachable', goods],
      '/promotion/api/coupon/offers': [{ code: ERRORS.VOUCHER_QUERY_FAILED.code }],
    })
    const band = (await screen.findByText('Best sellers')).closest('section') as HTMLElement
    expect(await within(band).findByRole('alert')).toBeDefined()
    expect(await screen.findByText('Snacks')).toBeDefined()
    expect(await screen.findAllByRole('alert')).toHaveLength(2)
    await userEvent.click(within(band).getByRole('button', { name: 'Try again' }))
    expect((await within(band).findAllByText('Kopi A')).length).toBeGreaterThan(0)
    expect(within(band).queryByRole('alert')).toBeNull()
    expect(of('/cms/project/getById')).toHaveLength(1)
  })

  test('a section that can’t be rendered leaves the others; a retry shows it, or the connection that is back', async () => {
    stubApi({ '/promotion/api/coupon/offers': [{ data: { list: [], server_time: '2026-11-22T12:00:00+07:00' } }] })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    let fails = false
    const broken: CmsSection = {
      type: 'vouchers',
      get title() {
        if (fails) throw new TypeError('Texts that failed to load')
        return 'Vouchers'
      },
      coupon_nos: [],
    }
    const openSections = async () => {
      fails = true
      await renderInShop(<CmsSections sections={[broken, textSection]} optionalSections={optionalSections} />)
      expect(await screen.findByText('Selamat datang')).toBeTruthy()
      expect(screen.queryByText('Vouchers')).toBeNull()
      fails = false
    }
    await openSections()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Vouchers')).toBeTruthy()
    cleanup()
    await openSections()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Vouchers')).toBeTruthy()
  })

  test('without the CMS it still shows products, with a retry', async () => {
    await open([], { '/cms/project/getById': ['unreachable', { data: { project_id: 'home', title: 'Home', sections: [textSection] } }] })
    expect(await screen.findByText('Snacks')).toBeDefined()
    expect(await screen.findByRole('heading', { level: 2, name: 'Best sellers' })).toBeDefined()
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Selamat datang')).toBeDefined()
  })

  test('offers only vouchers that the shopper can claim or use', async () => {
    const list = [
      voucherOffer({ coupon_no: 'BARU', coupon_name: 'Newcomers', claim_state: 'not_eligible' }),
      voucherOffer({ coupon_no: 'PAKAI', coupon_name: 'Used up', claim_state: 'claimed', held: 0 }),
      voucherOffer({ coupon_no: 'PUNYA', coupon_name: 'Mine', claim_state: 'claimed', held: 1 }),
      voucherOffer({ coupon_no: 'HEMAT', coupon_name: 'Saver' }),
    ]
    const section: CmsSection = { type: 'vouchers', title: 'Vouchers', coupon_nos: list.map(({ coupon_no }) => coupon_no) }
    await open([section], { '/promotion/api/coupon/offers': [{ data: { list, server_time: '2026-11-22T12:00:00+07:00' } }] })
    expect(await screen.findByRole('heading', { name: 'Saver' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Use Mine' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /Newcomers|Used up/ })).toBeNull()
  })

  test('promises cash on delivery only where the brand offers it', async () => {
    await open([hot])
    expect(await screen.findByText('Cash on delivery')).toBeTruthy()
    cleanup()
    offerOnly('qris')
    await open([hot])
    expect(await screen.findByText('Easy returns')).toBeTruthy()
    expect(screen.queryByText('Cash on delivery')).toBeNull()
  })
})

describe('the banners', () => {
  /** The banner that pointers and screen readers reach. */
  const shown = () => screen.getAllByRole('link').find((link) => !link.closest('[inert]'))?.textContent
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  async function openBanners(count = 3) {
    await renderInShop(<HeroCarousel banners={['Kopi', 'Teh', 'Jamu'].slice(0, count).map((name) => banner(name))} />)
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

  test('banners rotate, and start again after the last', async () => {
    await openBanners()
    expect(shown()).toContain('Kopi')
    await later(6_000)
    expect(shown()).toContain('Teh')
    await later(6_000)
    await later(6_000)
    expect(shown()).toContain('Kopi')
  })

  test('a button stops and restarts the rotation', async () => {
    await openBanners()
    fireEvent.click(screen.getByRole('button', { name: 'Stop turning the offers' }))
    await later(20_000)
    expect(shown()).toContain('Kopi')
    fireEvent.click(screen.getByRole('button', { name: 'Let the offers turn' }))
    await later(6_000)
    expect(shown()).toContain('Teh')
  })

  test('they pause while a pointer, a finger or the focus is on them', async () => {
    const track = await openBanners()
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
    await openBanners()
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
    await openBanners()
    await later(5_000)
    fireEvent.click(screen.getByRole('button', { name: 'Offer 3 of 3' }))
    expect(shown()).toContain('Jamu')
    await later(5_000)
    expect(shown()).toContain('Jamu')
  })

  test('a single banner has no controls', async () => {
    await openBanners(1)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a banner without its picture keeps texts and link', async () => {
    await openBanners(1)
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
})
