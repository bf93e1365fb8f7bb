import type { CmsBanner, CmsSection } from '@nusaria/contracts/cms'
import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { offerOnly } from '#testing/offer-only.ts'
import { productCard } from '#testing/product-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { takeViolations } from '#testing/take-violations.ts'
import { HomePage } from './home-page.tsx'

const banner: CmsBanner = {
  banner_id: 'dapur',
  eyebrow: '',
  title: 'Full kitchen',
  text: '',
  action: 'Shop now',
  image_url: '/dapur.svg',
  tone: 'kunyit',
  target: { type: 'project', project_id: 'dapur-penuh' },
}

const hot: CmsSection = { type: 'hot', title: 'Best sellers', text: '' }
const vouchers: CmsSection = { type: 'vouchers', title: 'Vouchers', coupon_nos: ['HEMAT5'] }
const textSection: CmsSection = { type: 'text', title: 'A word', paragraphs: ['Selamat datang'] }

const goods = { data: { list: [productCard('A')], total: 1 } }
const types = { data: [{ nav_type_id: '11', nav_type_name: 'Snacks', icon_url: '/11.svg', child_list: [] }] }

function open(sections: readonly unknown[], changes: Readonly<Record<string, readonly StubbedReply[]>> = {}) {
  const calls = stubApi({
    '/cms/project/getById': [{ data: { project_id: 'home', title: 'Home', sections } }],
    '/nav/type/list': [types],
    '/consumer/product/hot_list': [goods],
    '/consumer/product/product_recommend': [goods],
    '/search/hot': [{ data: { list: [] } }],
    '/promotion/api/coupon/offers': [{ data: { list: [], server_time: '2026-11-22T12:00:00+07:00' } }],
    ...changes,
  })
  return renderInShop(<HomePage />).then(() => calls)
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('sections have the order that the CMS gives', async () => {
  await open([{ type: 'hero', banners: [banner] }, hot, textSection, { type: 'categories' }, vouchers])
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
  const calls = await open([{ type: 'hero', banners: [banner] }, { type: 'categories' }, hot, vouchers], {
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
  expect(calls.filter(({ path }) => path === '/cms/project/getById')).toHaveLength(1)
})

test('without the CMS it still shows products, with a retry', async () => {
  await open([], { '/cms/project/getById': ['unreachable', { data: { project_id: 'home', title: 'Home', sections: [textSection] } }] })
  expect(await screen.findByText('Snacks')).toBeDefined()
  expect(await screen.findByRole('heading', { level: 2, name: 'Best sellers' })).toBeDefined()
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Selamat datang')).toBeDefined()
})

test('promises cash on delivery only where the brand offers it', async () => {
  open([hot])
  expect(await screen.findByText('Cash on delivery')).toBeTruthy()
  cleanup()
  offerOnly('qris')
  open([hot])
  expect(await screen.findByText('Easy returns')).toBeTruthy()
  expect(screen.queryByText('Cash on delivery')).toBeNull()
})
