import { ERRORS } from '@nusaria/contracts/errors'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation, useNavigationType } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { callsAnswered } from '#testing/calls-answered.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { DesktopSearch } from './desktop-search.tsx'
import { HOVER_DELAY } from './menu-interactions.ts'

const suggestions = (...names: string[]) => ({
  data: { list: names.map((product_name) => ({ product_name, product_no: `P-${product_name}` })) },
})
const kopi = suggestions('Kopi Gayo', 'Bubuk Kopi Toraja', 'Permen Kopi')

function Where() {
  const { pathname, search } = useLocation()
  const move = useNavigationType()
  return (
    <output aria-label="address" data-move={move}>
      {pathname + search}
    </output>
  )
}

async function open(replies: Readonly<Record<string, readonly StubbedReply[]>> = {}) {
  const calls = stubApi({
    '/search/hot': [{ data: { list: [{ keyword: 'madu hutan', search_count: 900 }] } }],
    '/search/records': [{ data: { list: [{ keyword: 'beras 5 kg' }, { keyword: 'susu uht' }] } }],
    '/search/recommend': [{ data: ['cemilan pedas', 'sambal'] }],
    '/search/rank/list': [{ data: { list: [] } }],
    '/search/suggest': [kopi],
    '/search/manager/click/update': [{ data: null }],
    ...replies,
  })
  const { store } = await renderInShop(
    <>
      <DesktopSearch compact={false} />
      <Where />
    </>,
  )
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search products' })
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
  const at = () => screen.getByRole('status', { name: 'address' }).textContent
  const moves = () => screen.getByRole('status', { name: 'address' }).dataset.move
  return { user: userEvent.setup({ delay: null }), store, box, sent, at, moves }
}

const selected = () => screen.queryByRole('option', { selected: true })?.textContent ?? null

it('opens on focus; arrows, Home and End move through the suggestions and back to the box', async () => {
  const { user, box } = await open()
  await user.click(box)
  expect(await screen.findByRole('link', { name: 'beras 5 kg' })).toBeTruthy()
  await user.keyboard('kopi')
  await screen.findAllByRole('option')
  expect(selected()).toBeNull()
  const walk = async (key: string) => {
    await user.keyboard(key)
    return selected()
  }
  expect(await walk('{ArrowDown}')).toBe('Kopi Gayo')
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  expect(await walk('{End}')).toBe('Permen Kopi')
  expect(await walk('{ArrowDown}')).toBeNull()
  expect(await walk('{ArrowUp}')).toBe('Permen Kopi')
  expect(await walk('{Home}')).toBe('Kopi Gayo')
  expect(document.activeElement).toBe(box)
  expect(box.value).toBe('kopi')
})

it('Escape closes the list and keeps text and focus; arrow down or typing opens it again', async () => {
  const { user, box } = await open()
  await user.click(box)
  await user.keyboard('kopi')
  await screen.findAllByRole('option')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box.getAttribute('aria-expanded')).toBe('false')
  expect([box.value, document.activeElement]).toEqual(['kopi', box])
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('listbox')).toBeTruthy()
  await user.keyboard('{Escape} g')
  expect(await screen.findByRole('listbox')).toBeTruthy()
})

it('Enter opens the selected product, reports it and closes the list', async () => {
  const { user, box, sent, at } = await open()
  await user.click(box)
  await user.keyboard('kopi')
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(at()).toBe('/commodDetail?product_no=P-Bubuk+Kopi+Toraja')
  expect(box.value).toBe('')
  await waitFor(() => expect(sent('/search/manager/click/update')).toEqual([{ keyword: 'kopi', product_no: 'P-Bubuk Kopi Toraja' }]))
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('keywords come first, then categories with their number of products, then products with their price', async () => {
  const kopi = { product_name: 'Kopi Gayo', product_no: 'P1', thumb_image_url: '/kopi.svg', price: 18_900 }
  const list = [kopi, { ...kopi, product_name: 'Kopi Toraja', product_no: 'P2', max_price: 29_000 }]
  const types = [{ nav_type_id: '1201', nav_type_name: 'Coffee', count: 24 }]
  const { user, box, sent, at } = await open({ '/search/suggest': [{ data: { list, keywords: ['kopi susu'], types } }] })
  await user.type(box, 'ko')
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'kopi susu',
    'Coffee24 products',
    'Kopi GayoRp18.900',
    'Kopi TorajaFromRp18.900',
  ])
  expect(screen.getAllByRole('option')[2]?.querySelector('img')?.getAttribute('src')).toBe('/kopi.svg')
  await user.click(screen.getByRole('option', { name: /Coffee/ }))
  expect(at()).toBe('/commodityList?typeId=1201')
  await user.type(box, 'ko')
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  expect(at()).toBe('/commodityList?keyword=kopi+susu')
  expect(sent('/search/manager/click/update')).toEqual([])
})

it('a backend that suggests names only suggests each as a keyword, once', async () => {
  const list = [{ product_name: 'Kopi Gayo' }, { product_name: 'Kopi Gayo' }]
  const { user, box, at } = await open({ '/search/suggest': [{ data: { list } }] })
  await user.type(box, 'ko')
  await user.click(await screen.findByRole('option'))
  expect(at()).toBe('/commodityList?keyword=Kopi+Gayo')
})

it('Enter without a selection searches for the typed text, or for the shown hot keyword', async () => {
  const { user, box, sent, at } = await open()
  await waitFor(() => expect(box.placeholder).toBe('madu hutan'))
  await user.click(box)
  await user.keyboard('{Enter}')
  expect(at()).toBe('/commodityList?keyword=madu+hutan')
  await user.clear(box)
  await user.type(box, '  gula aren {Enter}')
  expect(at()).toBe('/commodityList?keyword=gula+aren')
  expect(sessionStorage.getItem('keyword')).toBe('gula aren')
  expect(sent('/search/manager/click/update')).toEqual([])
})

it('highlights the typed text at any position', async () => {
  const { user, box } = await open()
  await user.type(box, 'KOPI tor')
  const option = (await screen.findAllByRole('option'))[1]
  expect(option?.textContent).toBe('Bubuk Kopi Toraja')
  expect([...(option?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['Kopi', 'Tor'])
})

it('quotes travel behind a backslash', async () => {
  const { user, box, sent } = await open()
  await user.type(box, `7" d'oro`)
  await waitFor(() => expect(sent('/search/suggest')).toEqual([{ keyword: `7\\" d\\'oro` }]))
})

it('a suggestion that answers after a newer one is dropped', async () => {
  const { user, box, store } = await open()
  const answers = new Map<string, (response: Response) => void>()
  const stubbed = fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.includes('/search/suggest')) return stubbed(url, init)
    const { keyword } = JSON.parse(String(init.body)) as { keyword: string }
    return new Promise<Response>((resolve) => answers.set(keyword, resolve))
  })
  const answer = (keyword: string, name: string) =>
    answers.get(keyword)?.(Response.json({ code: 0, msg: '', status: '10000', data: suggestions(name).data }))
  await user.type(box, 'su')
  await waitFor(() => expect(answers.has('su')).toBe(true))
  await user.type(box, 'su')
  await waitFor(() => expect(answers.has('susu')).toBe(true))
  answer('susu', 'Susu UHT')
  expect(await screen.findByRole('option', { name: 'Susu UHT' })).toBeTruthy()
  answer('su', 'Suplemen')
  await callsAnswered(store)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Susu UHT'])
})

it.each([
  ['refused', { code: ERRORS.SEARCH_TOO_FAST.code }],
  ['not reached', 'unreachable'],
] as const)('suggestions that are %s show nothing, and the search still works', async (_, reply) => {
  const { user, box, sent, at } = await open({ '/search/suggest': [kopi, reply] })
  await user.type(box, 'kopi')
  await screen.findAllByRole('option')
  await user.type(box, ' gayo')
  await waitFor(() => expect(sent('/search/suggest')).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  await user.keyboard('{Enter}')
  expect(at()).toBe('/commodityList?keyword=kopi+gayo')
})

it('without suggestions arrow down moves into the search history, arrow up back to the box', async () => {
  const { user, box, at } = await open()
  await user.click(box)
  await screen.findByRole('link', { name: 'susu uht' })
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('susu uht')
  await user.keyboard('{Home}{ArrowUp}')
  expect(document.activeElement).toBe(box)
  await user.keyboard('{ArrowDown}{Escape}')
  expect(document.activeElement).toBe(box)
  expect(screen.queryByRole('link', { name: 'susu uht' })).toBeNull()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(at()).toBe('/commodityList?keyword=beras+5+kg')
})

it('a pointer that rests on the box opens it, one that passes does not; a click beside it closes it', async () => {
  const { box } = await open()
  const whole = box.closest('search')?.parentElement?.parentElement as HTMLElement
  vi.useFakeTimers()
  fireEvent.mouseEnter(whole)
  fireEvent.mouseLeave(whole)
  await act(() => vi.advanceTimersByTimeAsync(HOVER_DELAY))
  vi.useRealTimers()
  expect(screen.queryByRole('link', { name: 'susu uht' })).toBeNull()
  fireEvent.mouseEnter(whole)
  expect(await screen.findByRole('link', { name: 'susu uht' })).toBeTruthy()
  fireEvent.mouseDown(whole.querySelector(':scope > [aria-hidden]') as HTMLElement)
  expect(screen.queryByRole('link', { name: 'susu uht' })).toBeNull()
})

it('recommended keywords are below the box; a click searches for one', async () => {
  const { user, box, at } = await open()
  await user.click(box)
  await user.click(await screen.findByRole('link', { name: 'cemilan pedas' }))
  expect(at()).toBe('/commodityList?keyword=cemilan+pedas')
})

it('its button searches for what is typed, and the panel closes', async () => {
  const { user, box, at } = await open()
  await user.type(box, 'gula aren')
  await screen.findAllByRole('option')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(at()).toBe('/commodityList?keyword=gula+aren')
  expect(screen.queryByRole('option')).toBeNull()
})

it('the same search again adds no history entry: back leaves the list at once', async () => {
  const { user, box, at, moves } = await open()
  await user.type(box, 'gula aren{Enter}')
  await user.type(box, '{Enter}')
  expect(at()).toBe('/commodityList?keyword=gula+aren')
  expect(moves()).toBe('REPLACE')
})

it('its words are links: only a plain click searches here', async () => {
  const { user, box, at } = await open()
  await user.click(box)
  const word = await screen.findByRole('link', { name: 'beras 5 kg' })
  expect(word.getAttribute('href')).toBe('/commodityList?keyword=beras+5+kg')
  // Elsewhere the browser would open another tab.
  word.addEventListener('click', (event) => event.preventDefault())
  await user.keyboard('{Control>}')
  await user.click(word)
  await user.keyboard('{/Control}')
  expect(at()).toBe('/')
  await user.click(await screen.findByRole('link', { name: 'susu uht' }))
  expect(at()).toBe('/commodityList?keyword=susu+uht')
})

it('Tab passes the panel: into it lead the arrow keys, and from a word Tab reaches only the button beside it', async () => {
  const { user, box } = await open()
  await user.click(box)
  await screen.findByRole('link', { name: 'beras 5 kg' })
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Search')
  expect(screen.queryByRole('link', { name: 'beras 5 kg' })).toBeNull()
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(box)
  await screen.findByRole('link', { name: 'beras 5 kg' })
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('beras 5 kg')
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove “beras 5 kg” from the history')
  await user.tab({ shift: true })
  expect(document.activeElement?.textContent).toBe('beras 5 kg')
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(box)
})
