import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { productCard } from '#testing/product-samples.ts'
import { facets, openList, pageOf } from './testing/render-list.tsx'

vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => 'mobile' }))

const SEARCH = '/search/search'
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const user = userEvent.setup()

describe('a list on a phone', () => {
  const openSheet = async () => {
    await user.click(await button(/^Filter/))
    return within(await screen.findByRole('dialog', { name: 'Filter' }))
  }

  const checked = (sheet: Awaited<ReturnType<typeof openSheet>>, name: RegExp) =>
    sheet.getByRole<HTMLInputElement>('checkbox', { name }).checked

  it('has a filter sheet that shows how many products match', async () => {
    const { sent, address } = await openList('?keyword=kopi', { [SEARCH]: [pageOf(18), pageOf(5)] })
    await screen.findByText('18 products for “kopi”')
    const sheet = await openSheet()
    sheet.getByRole('button', { name: 'Show 18 products' })
    await user.click(sheet.getByRole('button', { name: 'Coffee 17' }))
    await user.click(sheet.getByRole('checkbox', { name: 'In stock 16' }))
    const show = await sheet.findByRole('button', { name: 'Show 5 products' })
    expect(address()).toBe('/commodityList?keyword=kopi')
    await user.click(show)
    expect(address()).toBe('/commodityList?keyword=kopi&type=1201&in_stock=1')
    await screen.findByText('5 products for “kopi”')
    await button('Filter, 2 active')
    // Sheet and list share one request.
    const questions = sent(SEARCH).map((body) => JSON.stringify(body))
    expect(new Set(questions).size).toBe(questions.length)
  })

  it('has brands, ratings and promotions in its filter sheet, counted for what is chosen there', async () => {
    const fewer = { ...facets, brands: [{ brand: 'Kilaura', count: 3 }, ...(facets.brands ?? []).slice(1)] }
    const { sent, address } = await openList('?keyword=kopi', {
      [SEARCH]: [pageOf(18), pageOf(5)],
      '/search/facets': [{ data: facets }, { data: fewer }],
    })
    const sheet = await openSheet()
    await user.click(sheet.getByRole('checkbox', { name: 'On sale 7' }))
    await user.click(await sheet.findByRole('button', { name: 'Kilaura 3' }))
    await user.click(sheet.getByRole('button', { name: '★ 4.8 and up 5' }))
    await user.click(sheet.getByRole('button', { name: 'Kopi Nusantara 6' }))
    await user.click(await sheet.findByRole('button', { name: 'Show 5 products' }))
    expect(address()).toBe('/commodityList?keyword=kopi&discounted=1&rating_min=4.8&brand=Kilaura&campaign=kopi-nusantara')
    expect(sent('/search/facets')).toContainEqual({ keyword: 'kopi', discounted: true })
    await button('Filter, 4 active')
  })

  it('stays unchanged when the sheet is closed, and the sheet resets', async () => {
    const { address } = await openList('?keyword=kopi&free_shipping=1')
    let sheet = await openSheet()
    await user.click(sheet.getByRole('checkbox', { name: /In stock/ }))
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    expect(address()).toBe('/commodityList?keyword=kopi&free_shipping=1')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    sheet = await openSheet()
    expect(checked(sheet, /In stock/)).toBe(false)
    expect(checked(sheet, /Free shipping/)).toBe(true)
    await user.click(sheet.getByRole('button', { name: 'Reset' }))
    expect(checked(sheet, /Free shipping/)).toBe(false)
    expect(address()).toBe('/commodityList?keyword=kopi&free_shipping=1')
  })

  it('is sorted by what is new or well rated, and says which order it has', async () => {
    const { sent, address } = await openList('?keyword=kopi')
    for (const [name, sort] of [
      ['Newest', 'newest'],
      ['Rating', 'rating'],
    ] as const) {
      await user.click(await button(name))
      expect(address()).toBe(`/commodityList?keyword=kopi&sort=${sort}`)
      await waitFor(() => expect(sent(SEARCH).at(-1)).toMatchObject({ sort }))
      expect((await button(name)).getAttribute('aria-pressed')).toBe('true')
    }
  })

  it('says which words no product has', async () => {
    const fewer = { data: { list: [productCard('P1')], total: 1, correction: { keyword: 'kopi', left_out: ['ungu', 'besar'] } } }
    await openList('?keyword=kopi+ungu+besar', { [SEARCH]: [fewer] })
    expect(await screen.findByText(/Showing results for “kopi”, without “ungu besar”/)).toBeTruthy()
  })

  it('does not apply a reversed price range', async () => {
    const { sent, address } = await openList('?keyword=kopi')
    const sheet = await openSheet()
    await user.type(sheet.getByLabelText('Lowest price'), '500')
    await user.type(sheet.getByLabelText('Highest price'), '100')
    await user.click(sheet.getByRole('button', { name: 'Show products' }))
    await sheet.findByText('The lowest price is above the highest.')
    expect(address()).toBe('/commodityList?keyword=kopi')
    expect(sent(SEARCH).filter((body) => JSON.stringify(body).includes('"price_max":100'))).toEqual([])
  })

  it('reports which product was opened after a search', async () => {
    const { sent } = await openList('?keyword=kopi')
    await user.click(await screen.findByRole('link', { name: /Kopi P3/ }))
    await waitFor(() => expect(sent('/search/manager/click/update')).toEqual([{ keyword: 'kopi', product_no: 'P3' }]))
  })
})
