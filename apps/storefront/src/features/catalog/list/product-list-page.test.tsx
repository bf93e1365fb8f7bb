import { ERRORS } from '@nusaria/contracts/errors'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { StubbedReply } from '#testing/api-stub.ts'
import { productCard, productDetail, sku } from '#testing/product-samples.ts'
import { cart } from '#testing/trade-samples.ts'
import { facets, openList, pageOf } from './testing/render-list.tsx'

const SEARCH = '/search/search'
const link = (name: string) => screen.findByRole('link', { name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const user = userEvent.setup()

describe('a list on desktop', () => {
  it('restores query, filters and sorting from its URL', async () => {
    const { sent } = await openList('?keyword=kopi&sort=price_asc&price_max=25000&type=1201&in_stock=1')
    expect(await screen.findByText('18 products for “kopi”', { selector: '[role=status]' })).toBeTruthy()
    expect(sent(SEARCH)).toEqual([
      expect.objectContaining({ keyword: 'kopi', nav_type_id: '1201', price_max: 25_000, in_stock: true, sort: 'price_asc', page_num: 1 }),
    ])
    const set = within(screen.getByRole('group', { name: 'Active filters' }))
    expect(set.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Coffee', 'Up to Rp25.000', 'In stock', 'Clear all'])
    expect(screen.getByRole('button', { name: 'Price, lowest first' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('link', { name: 'Coffee 17' }).getAttribute('aria-current')).toBe('page')
  })

  it('writes a query from the navigation state into the URL', async () => {
    const { address } = await openList({ typeId: '1201', source: 'category' })
    await screen.findByRole('heading', { level: 1, name: 'Coffee' })
    expect(address()).toBe('/commodityList?typeId=1201')
  })

  it('ignores a category that does not exist', async () => {
    const { sent } = await openList('?keyword=kopi&type=9999')
    await screen.findByText('18 products for “kopi”')
    expect(sent(SEARCH)).toEqual([{ driver_id: 'test-device', keyword: 'kopi', sort: 'relevance', page_num: 1, page_size: 24 }])
    expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull()
  })

  it('applies filters at once, and each chip removes its filter', async () => {
    const { address } = await openList('?keyword=kopi')
    await user.click(await button('In stock 16'))
    await user.click(await button('Up to Rp15K'))
    expect(address()).toBe('/commodityList?keyword=kopi&price_max=15000&in_stock=1')
    await user.click(await button('Remove filter: In stock'))
    expect(address()).toBe('/commodityList?keyword=kopi&price_max=15000')
    await user.click(await button('Clear all'))
    expect(address()).toBe('/commodityList?keyword=kopi')
  })

  it('applies typed prices on Enter', async () => {
    const { sent, address } = await openList('?keyword=kopi')
    await user.type(await screen.findByLabelText('Lowest price'), '10000')
    expect(value('Lowest price')).toBe('Rp10.000')
    await user.type(screen.getByLabelText('Highest price'), '20000{Enter}')
    expect(address()).toBe('/commodityList?keyword=kopi&price_min=10000&price_max=20000')
    await waitFor(() => expect(sent(SEARCH).at(-1)).toMatchObject({ price_min: 10_000, price_max: 20_000 }))
    expect(sent(SEARCH)).toHaveLength(2)
  })

  it('shows an error for a reversed price range, and sends nothing', async () => {
    const { sent, address } = await openList('?keyword=kopi')
    await user.type(await screen.findByLabelText('Lowest price'), '20000')
    await user.type(screen.getByLabelText('Highest price'), '10000')
    expect(screen.queryByText(/lowest price is above/)).toBeNull()
    await user.click(await button('Apply'))
    await screen.findByText('The lowest price is above the highest.')
    expect(value('Lowest price')).toBe('Rp20.000')
    expect(address()).toBe('/commodityList?keyword=kopi')
    expect(sent(SEARCH)).toHaveLength(1)
  })

  it('of a category links to the other categories and keeps its filters', async () => {
    const { sent, address } = await openList('?typeId=1201&in_stock=1')
    await user.click(await screen.findByRole('link', { name: 'Tea 0' }))
    expect(address()).toBe('/commodityList?typeId=1202&in_stock=1')
    await user.click(await screen.findByRole('link', { name: 'All of Drinks' }))
    expect(address()).toBe('/commodityList?typeId=12&in_stock=1')
    expect(sent('/search/facets')).toEqual(['1201', '1202', '12'].map((nav_type_id) => ({ nav_type_id, in_stock: true })))
  })

  it('has brands, ratings, promotions and what is on sale to choose from, and counts them for the other filters', async () => {
    const { sent, address } = await openList('?keyword=kopi')
    await user.click(await button('Kilaura 9'))
    await user.click(await button('Sedulang 8'))
    await user.click(await button('★ 4.8 and up 5'))
    await user.click(await button('On sale 7'))
    await user.click(await button('Kopi Nusantara 6'))
    const chosen = { discounted: true, rating_min: 4.8, brands: ['Kilaura', 'Sedulang'], project_id: 'kopi-nusantara' }
    expect(address()).toBe('/commodityList?keyword=kopi&discounted=1&rating_min=4.8&brand=Kilaura&brand=Sedulang&campaign=kopi-nusantara')
    await waitFor(() => expect(sent(SEARCH).at(-1)).toMatchObject(chosen))
    expect(sent('/search/facets').at(-1)).toEqual({ keyword: 'kopi', ...chosen })
    await user.click(await button('Remove filter: Kilaura, Sedulang'))
    await user.click(await button('Remove filter: Kopi Nusantara'))
    await user.click(await button('Remove filter: ★ 4.8 and up'))
    expect(address()).toBe('/commodityList?keyword=kopi&discounted=1')
  })

  it.each([
    ['puts similar products under a heading of their own, and counts them apart', 3, 'Similar results', [3, 3]],
    ['shows a few matches and the similar products in one row, under one heading', 1, 'Best match · Similar results', [0, 6]],
  ] as const)('%s', async (_, full_matches, name, places) => {
    const list = Array.from({ length: 6 }, (_each, index) => productCard(`P${index}`))
    await openList('?keyword=keripik pedas', { [SEARCH]: [{ data: { list, total: 6, correction: null, full_matches } }] })
    await screen.findByText(new RegExp(`^${full_matches} products? for “keripik pedas”, ${6 - full_matches} like`), {
      selector: '[role=status]',
    })
    const heading = await screen.findByRole('heading', { level: 2, name })
    const cards = screen.getAllByRole('link', { name: /./ }).filter((each) => each.getAttribute('href')?.includes('commodDetail'))
    const after = cards.filter((card) => heading.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING)
    expect([cards.length - after.length, after.length]).toEqual(places)
  })

  it('that is empty has nothing to sort or filter', async () => {
    await openList('?keyword=xyz', {
      [SEARCH]: [{ data: { list: [], total: 0, correction: null } }],
      '/search/facets': [{ data: { ...facets, total: 0, types: [], in_stock: 0, discounted: 0, ratings: [], brands: [], campaigns: [] } }],
    })
    await screen.findByRole('heading', { name: 'Nothing found for “xyz”' })
    expect(screen.queryByRole('group', { name: 'Sort by' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Filter' })).toBeNull()
  })

  it('has no such heading where all have all words', async () => {
    const list = Array.from({ length: 6 }, (_, index) => productCard(`P${index}`))
    await openList('?keyword=kopi', { [SEARCH]: [{ data: { list, total: 6, correction: null, full_matches: 6 } }] })
    await screen.findByText('6 products for “kopi”')
    expect(screen.queryByRole('heading', { name: 'Similar results' })).toBeNull()
  })

  it('keeps the choices that a backend counts', async () => {
    const { types, price_range, in_stock, free_shipping } = facets
    await openList('?keyword=kopi', { '/search/facets': [{ data: { types, price_range, in_stock, free_shipping } }] })
    await button('In stock 16')
    for (const name of [/On sale/, /★/, /Kilaura/]) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('says how many products there are without each filter, when together they leave none', async () => {
    const without = [
      { filter: 'in_stock', count: 0 },
      { filter: 'free_shipping', count: 4 },
      { filter: 'brand', count: 11 },
    ]
    await openList('?keyword=kopi&in_stock=1&free_shipping=1&brand=Kilaura', {
      [SEARCH]: [pageOf(0), pageOf(11)],
      '/search/facets': [{ data: { ...facets, without } }],
    })
    const offers = await screen.findAllByRole('button', { name: /^Take off/ })
    expect(offers.map(({ textContent }) => textContent)).toEqual([
      'Take off “Kilaura” (11)',
      'Take off “Free shipping” (4)',
      'Take off all filters (18)',
    ])
    await user.click(await button('Take off “Kilaura” (11)'))
    expect(await screen.findByText('11 products for “kopi”')).toBeDefined()
  })

  it('without any product offers another search, with or without filters', async () => {
    const nothing = { data: { ...facets, total: 0, types: [], price_range: null, in_stock: 0 } }
    await openList('?keyword=xyz&in_stock=1', { [SEARCH]: [pageOf(0)], '/search/facets': [nothing] })
    expect(await screen.findByText('Nothing found for “xyz”')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Search again' })).toBeDefined()
    expect(await screen.findByText('Kopi P1')).toBeDefined()
  })

  it('can be retried after an error, and keeps its filters', async () => {
    const replies = [{ code: ERRORS.SEARCH_TOO_FAST.code }, 'unreachable', pageOf(3)] as const
    const { address } = await openList('?keyword=kopi&in_stock=1', {
      [SEARCH]: replies,
      '/search/facets': ['unreachable', { data: facets }],
    })
    await user.click(await button('Try again'))
    await screen.findByText(/Can't reach the shop/)
    await user.click(await button('Try again'))
    await screen.findByText('3 products for “kopi”')
    await screen.findByText('Coffee')
    expect(address()).toBe('/commodityList?keyword=kopi&in_stock=1')
  })

  it('ends at the limit of the search, with a note', async () => {
    await openList('?keyword=kopi', { [SEARCH]: [pageOf(2_000), { code: ERRORS.SEARCH_RESULT_FAILED.code }] })
    await user.click(await link('Load more'))
    await screen.findByText(/Only the first 2,000 products are listed/)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    screen.getByText('Kopi P0')
  })

  it('fetches the first page again when the same keyword is searched again', async () => {
    const { sent, searches } = await openList('?keyword=kopi', { [SEARCH]: [pageOf(40)] })
    await screen.findByText('40 products for “kopi”', { selector: '[role=status]' })
    await user.click(await link('Load more'))
    await waitFor(() => expect(sent(SEARCH)).toHaveLength(2))
    await searches('kopi')
    await waitFor(() => expect(sent(SEARCH)).toHaveLength(3))
    expect(sent(SEARCH).at(-1)).toMatchObject({ keyword: 'kopi', page_num: 1 })
    expect(await link('Load more')).toBeTruthy()
  })

  it('has an address for each page, which begins with that page and leads to its neighbours', async () => {
    const { sent, address } = await openList('?keyword=kopi&page=2&sort=sales', { [SEARCH]: [pageOf(80)] })
    expect((await link('Load more')).getAttribute('href')).toBe('/commodityList?keyword=kopi&sort=sales&page=3')
    expect(sent(SEARCH)).toMatchObject([{ page_num: 2, sort: 'sales' }])
    await waitFor(() => expect(document.title).toBe('kopi, page 2 · Nusaria'))
    await user.click(await link('Load more'))
    await waitFor(() => expect(sent(SEARCH).at(-1)).toMatchObject({ page_num: 3 }))
    expect(window.location.search).toContain('page=3')
    await user.click(await link('Previous page'))
    expect(address()).toBe('/commodityList?keyword=kopi&sort=sales')
    expect(sent(SEARCH).at(-1)).toMatchObject({ page_num: 1 })
  })

  it('begins with its first page when it is sorted differently', async () => {
    const { address } = await openList('?typeId=1201&page=2', { '/consumer/product/list': [pageOf(80)] })
    await user.click(await button('Best selling'))
    expect(address()).toBe('/commodityList?typeId=1201&sort=sales')
  })

  it('says that it has no such page, with the way to the first one', async () => {
    const { address } = await openList('?keyword=kopi&page=9', { [SEARCH]: [{ data: { list: [], total: 18 } }, pageOf(18)] })
    await screen.findByText('There is no page 9')
    await user.click(await link('Go to the first page'))
    expect(address()).toBe('/commodityList?keyword=kopi')
  })
})

describe('the button over a product of a list', () => {
  const ADD = '/order/trade/cart/add'
  const DETAIL = '/consumer/product/min_sku_detail/P1'
  const plain = productDetail({ options: [], sku_list: [sku([], { sku_no: 'P1-1' })] })

  function openWith(detail: StubbedReply, replies: readonly StubbedReply[] = [{ data: cart([]) }]) {
    const list = [productCard('P1', { product_name: 'Keripik' }), productCard('P2', { product_name: 'Habis', flag_sold_out: 1 })]
    return openList('?keyword=keripik', { '/search/search': [{ data: { list, total: 2 } }], [DETAIL]: [detail], [ADD]: replies })
  }
  const press = async () => user.click(await screen.findByRole('button', { name: 'Add to cart: Keripik' }))

  it('puts a product without options into the cart at once', async () => {
    const { sent } = await openWith({ data: plain })
    await press()
    await waitFor(() => expect(sent(ADD)).toEqual([{ sku_no: 'P1-1', quantity: 1 }]))
    expect(await screen.findByText('Added to your cart')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add to cart: Habis' })).toBeNull()
  })

  it('asks for the options first, and for nothing but the cart', async () => {
    const { sent } = await openWith({ data: productDetail() })
    await press()
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.queryByRole('button', { name: 'Buy now' })).toBeNull()
    await user.click(sheet.getByRole('radio', { name: /Keju/ }))
    await user.click(sheet.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(sent(ADD)).toEqual([{ sku_no: 'P1-Keju', quantity: 1 }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps the choice open when the cart refuses it', async () => {
    await openWith({ data: productDetail() }, [{ code: ERRORS.SKU_INFO_MISSING.code }])
    await press()
    const sheet = within(await screen.findByRole('dialog'))
    await user.click(sheet.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Add to cart' })).toHaveProperty('disabled', false))
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  it('can be pressed again when the product could not be loaded', async () => {
    await openWith('unreachable')
    await press()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add to cart: Keripik' })).toHaveProperty('disabled', false))
  })
})
