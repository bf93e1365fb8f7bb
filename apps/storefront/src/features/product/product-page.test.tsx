import { ERRORS } from '@nusaria/contracts/errors'
import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyConfig } from '#platform/config/config.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { callsAnswered } from '#testing/calls-answered.ts'
import { productDetail, sku } from '#testing/product-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { ProductFrame } from './product-frame.tsx'
import { DeliveryPanel } from './product-info.tsx'
import { useProductMetaTags } from './product-page.tsx'
import { ShareButton } from './share-button.tsx'
import { openProduct } from './testing/render-product.tsx'

const layout = vi.hoisted(() => ({ now: 'desktop' }))
vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => layout.now }))

// Loads the dialogs before the first test's timeout starts.
await Promise.all([import('#ui/chakra/chakra-dialog.tsx'), import('./city-picker.tsx'), import('./share-dialog.tsx')])

const user = userEvent.setup()

afterEach(() => {
  layout.now = 'desktop'
  applyConfig({})
  Reflect.deleteProperty(navigator, 'share')
})

describe('a product that fails to load', () => {
  it('shows an error with a retry when the server fails', async () => {
    const { address } = await openProduct({ product: [{ code: ERRORS.PRODUCT_INTERNAL_ERROR.code }, { data: productDetail() }] })
    const alert = await screen.findByRole('alert')
    expect(address()).toBe('/commodDetail?product_no=P1')
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Keripik Singkong' })).toBeTruthy()
  })
})

describe('a price that a flash sale changes while the page is open', () => {
  const later = (price: number): StubbedReply => ({
    data: productDetail({ sku_list: [sku(['Balado'], { price, scribing_price: 24_900 })] }),
  })

  const price_until = '2026-11-22T12:01:00+07:00'
  /** ms, by the server's clock */
  const untilThen = Date.parse(price_until) - Date.parse(productDetail().server_time ?? '')

  // Time also passes by itself, so that the page loads.
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

  it('is replaced at that moment by the one that holds from then on', async () => {
    const { calls } = await openProduct({ product: [{ data: productDetail({ price_until }) }, later(24_500)] })
    expect(await screen.findByText('18.900')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(untilThen))
    expect(await screen.findByText('24.500')).toBeTruthy()
    expect(screen.queryByText('18.900')).toBeNull()
    expect(calls.filter(({ path }) => path.includes('min_sku_detail'))).toHaveLength(2)
  })

  it('is not asked for again and again when the server says that the moment has passed', async () => {
    const { calls, store } = await openProduct({
      product: [{ data: productDetail({ price_until: '2026-11-22T11:59:59+07:00' }) }, later(24_500)],
    })
    expect(await screen.findByText('18.900')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(untilThen))
    await callsAnswered(store)
    expect(calls.filter(({ path }) => path.includes('min_sku_detail'))).toHaveLength(1)
  })
})

describe('the tabs of a phone', () => {
  beforeEach(() => {
    layout.now = 'mobile'
  })

  async function tabs(): Promise<(string | null)[]> {
    await renderInShop(<ProductFrame product={productDetail()}>{null}</ProductFrame>)
    const nav = await screen.findByRole('navigation', { name: 'Parts of this page' })
    return within(nav)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  }

  it('lead to reviews and questions, beside each other', async () => {
    expect(await tabs()).toEqual(['Product', 'Reviews', 'Q&A', 'Details', 'Similar'])
  })

  it('have none for questions in a shop without them', async () => {
    applyConfig({ features: { questions: false } })
    expect(await tabs()).toEqual(['Product', 'Reviews', 'Details', 'Similar'])
  })
})

describe('the city of the delivery', () => {
  const DELIVERY = '/consumer/product/delivery'
  const area = (code: string, name: string, flag_supported = true) => ({ code, name, flag_supported, postal_heads: [] })

  async function openDelivery() {
    const calls = stubApi({
      '/member/address/areas': [
        { data: { list: [area('35', 'Jawa Timur'), area('94', 'Papua', false)] } },
        { data: { list: [area('3578', 'Kota Surabaya')] } },
      ],
      [DELIVERY]: [
        { data: { delivery: { city: 'Kota Surabaya', ship_within_hours: 48, min_days: 4, max_days: 5, fee: 23_000 }, flag_cod: false } },
      ],
    })
    await renderInShop(<DeliveryPanel product={productDetail({ flag_cod: true })} />)
    return () => calls.filter(({ path }) => path === DELIVERY).map(({ body }) => body)
  }

  async function choose(name: RegExp, option: string) {
    await screen.findByRole('option', { name: option })
    await user.selectOptions(screen.getByLabelText(name), option)
  }

  it('can be changed: fee, days and payment follow, and the device remembers it', async () => {
    const asked = await openDelivery()
    await screen.findByText('To Jakarta Selatan')
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await screen.findByRole('dialog', { name: 'Which city does it go to?' })
    const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Show delivery to this city' })
    await choose(/Province/, 'Jawa Timur')
    expect(apply.disabled).toBe(true)
    await choose(/City/, 'Kota Surabaya')
    await user.click(apply)
    expect(await screen.findByText('To Kota Surabaya')).toBeTruthy()
    for (const text of [/Rp23\.000/, /4–\u20605 days/, 'Online payment only']) expect(screen.getByText(text)).toBeTruthy()
    expect(asked()).toEqual([{ product_no: 'P1', city_code: '3578' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
    await openDelivery()
    expect(await screen.findByText('To Kota Surabaya')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not one that the shop does not deliver to', async () => {
    const asked = await openDelivery()
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await choose(/Province/, 'Papua (no delivery yet)')
    expect((await screen.findByRole('alert')).textContent).toBe('The shop doesn’t deliver to Papua yet.')
    expect(asked()).toEqual([])
  })
})

describe('sharing a product', () => {
  const link = `${location.origin}/commodDetail?product_no=P1`
  const text = 'Keripik Singkong, Rp18.900 at Nusaria'

  async function share() {
    const user = userEvent.setup({ writeToClipboard: true })
    await renderInShop(
      <>
        <ShareButton product={productDetail()} />
        <Toaster />
      </>,
    )
    return { user, press: async () => user.click(await screen.findByRole('button', { name: 'Share this product' })) }
  }

  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Share this product' }))

  it('opens the browser’s dialog with a text and the URL of the product alone', async () => {
    const shared = vi.fn(async () => undefined)
    Object.assign(navigator, { share: shared })
    const { press } = await share()
    await press()
    expect(shared).toHaveBeenCalledWith({ title: 'Keripik Singkong', text, url: link })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens the shop’s dialog where the browser’s one does not open, but not when the shopper closes that', async () => {
    const reasons = [new DOMException('closed', 'AbortError'), new DOMException('no', 'NotAllowedError')]
    Object.assign(navigator, { share: () => Promise.reject(reasons.shift()) })
    const { press } = await share()
    await press()
    expect(screen.queryByRole('dialog')).toBeNull()
    await press()
    expect((await dialog()).getByText(link)).toBeTruthy()
  })

  it('offers WhatsApp with the same text, and a copy of the URL', async () => {
    const { user, press } = await share()
    await press()
    const ways = await dialog()
    const whatsapp = new URL(ways.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' }).href)
    expect([whatsapp.origin, whatsapp.searchParams.get('text')]).toEqual(['https://wa.me', `${text}\n${link}`])
    await user.click(ways.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('The link is copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(link)
  })

  it('says so when copying fails', async () => {
    const { user, press } = await share()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    await press()
    const ways = await dialog()
    await user.click(ways.getByRole('button', { name: 'Copy link' }))
    expect(await ways.findByText(/can’t be copied/)).toBeTruthy()
    expect(ways.getByText(link)).toBeTruthy()
  })
})

describe('the head of the document', () => {
  const product = {
    product_no: 'P1',
    product_name: 'Kopi </script><b>Gayo</b>',
    description: 'Biji pilihan.',
    image_list: ['/media/kopi.svg'],
    price: 45_000,
    sku_list: [{ price: 45_000 }, { price: 88_000 }],
    flag_sold_out: 0,
    rating: 4.8,
    review_count: 12,
    attributes: { brand: 'Nusa' },
    nav_type_name: 'Kopi',
  } as ProductDetail

  function Page({ of }: { readonly of: ProductDetail | undefined }) {
    useProductMetaTags(of)
    return null
  }

  const described = () => [...document.head.querySelectorAll('meta[name="description"]')].map((meta) => meta.getAttribute('content'))
  const jsonLd = () => document.head.querySelectorAll('script[type="application/ld+json"]')

  /** The document's own head elements, including styles of libraries, stay. */
  function headHolds(html: string): void {
    for (const own of document.head.querySelectorAll('[data-of-test]')) own.remove()
    const kept = new Set(document.head.children)
    document.head.insertAdjacentHTML('beforeend', html)
    for (const added of document.head.children) if (!kept.has(added)) added.setAttribute('data-of-test', '')
  }

  beforeEach(() => headHolds('<meta name="description" content="Seluruh toko">'))
  afterEach(() => headHolds(''))

  it('has tags of the product, which are removed on leaving', async () => {
    const { unmount } = await renderInShop(<Page of={product} />)
    await expect.poll(() => described()).toEqual(['Biji pilihan.'])
    expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${location.origin}/commodDetail?product_no=P1`)
    expect(document.head.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(product.product_name)
    expect(JSON.parse(jsonLd()[0]?.textContent ?? '')).toMatchObject({
      name: product.product_name,
      offers: { lowPrice: 45_000, highPrice: 88_000 },
    })
    expect(document.head.querySelector('b')).toBeNull()
    unmount()
    expect(described()).toEqual(['Seluruh toko'])
    expect(jsonLd()).toHaveLength(0)
  })

  it('describes a product by the words of its HTML', async () => {
    await renderInShop(<Page of={{ ...product, description: '<p>Biji &amp; <b>pilihan</b></p>' }} />)
    await expect.poll(() => described()).toEqual(['Biji & pilihan'])
    expect(JSON.parse(jsonLd()[0]?.textContent ?? '').description).toBe('Biji & pilihan')
  })

  it('has them in place of those that the server wrote for another one', async () => {
    headHolds('<meta name="description" content="Dari server" data-page=""><script type="application/ld+json" data-page="">{}</script>')
    await renderInShop(<Page of={product} />)
    await expect.poll(() => described()).toEqual(['Biji pilihan.'])
    expect(jsonLd()).toHaveLength(1)
  })
})
