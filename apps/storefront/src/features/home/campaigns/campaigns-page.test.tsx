import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StubbedReplies } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { productCard } from '#testing/product-samples.ts'
import { CampaignsPage } from './campaigns-page.tsx'

const banner = {
  banner_id: 'dapur',
  eyebrow: '',
  title: 'Calm wallet',
  text: '',
  action: 'Shop now',
  image_url: '/dapur.svg',
  tone: 'kunyit',
  target: { type: 'project', project_id: 'dapur-penuh' },
}
const page = {
  project_id: 'dapur-penuh',
  title: 'Full kitchen',
  sections: [
    { type: 'hero', banners: [banner] },
    { type: 'text', title: 'How', paragraphs: ['Claim, then shop.'] },
    { type: 'products', title: 'Stock up', product_nos: ['B', 'A'] },
  ],
}

const open = (at: string, replies: StubbedReplies) =>
  openPage(
    <CampaignsPage />,
    {
      '/consumer/product/spec_order_list': [{ data: { list: [productCard('B'), productCard('A')] } }],
      '/promotion/api/coupon/offers': [{ data: { list: [], server_time: '2026-11-22T12:00:00+07:00' } }],
      ...replies,
    },
    { at, path: '/activities', others: { '/coupons': 'vouchers' } },
  )

test('without an id the campaigns under way are listed, each leading to its page', async () => {
  await open('/activities', { '/cms/project/list': [{ data: { list: [{ project_id: 'dapur-penuh', title: 'Full kitchen', banner }] } }] })
  const link = await screen.findByRole('link', { name: /Calm wallet/ })
  expect(link.getAttribute('href')).toBe('/activities?project_id=dapur-penuh')
  expect(document.title).toContain('Campaigns')
})

test('no campaign at all says so and leads on', async () => {
  await open('/activities', { '/cms/project/list': [{ code: ERRORS.PAGE_CONTENT_MISSING.code }] })
  expect(await screen.findByText('No campaigns right now')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/')
})

test('a campaign is drawn as its content says, its products in the order named', async () => {
  const { sent } = await open('/activities?project_id=dapur-penuh', { '/cms/project/getById': [{ data: page }] })
  expect(await screen.findByText('Claim, then shop.')).toBeDefined()
  const cards = await screen.findAllByRole('link', { name: /Kopi/ })
  expect(cards.map(({ textContent }) => textContent?.match(/Kopi ./)?.[0])).toEqual(['Kopi B', 'Kopi A'])
  expect(sent('/consumer/product/spec_order_list')).toEqual([{ product_nos: ['B', 'A'] }])
  expect(document.title).toContain('Full kitchen')
})

test('a campaign has the colours and the ornament that its content names; without them it looks like other pages', async () => {
  const at = '/activities?project_id=dapur-penuh'
  await open(at, { '/cms/project/getById': [{ data: { ...page, look: { colours: 'nila', motif: 'rays' } } }] })
  const text = await screen.findByText('Claim, then shop.')
  const looked = text.closest('[data-campaign-look]')
  expect(looked?.getAttribute('data-campaign-look')).toBe('nila')
  await waitFor(() => expect(looked?.querySelector('pattern path[d^="M-8 40"]')).not.toBeNull())
  cleanup()
  await open(at, { '/cms/project/getById': [{ data: { ...page, look: null } }] })
  expect((await screen.findByText('Claim, then shop.')).closest('[data-campaign-look]')).toBeNull()
})

test('one that isn’t there says so on the page, with a way on', async () => {
  await open('/activities?project_id=gone', { '/cms/project/getById': [{ code: ERRORS.PAGE_CONTENT_MISSING.code }] })
  expect(await screen.findByText('This campaign isn’t here any more')).toBeDefined()
  expect(screen.getByRole('link', { name: 'See other campaigns' }).getAttribute('href')).toBe('/activities')
})

test('a short link opens its campaign with its vouchers', async () => {
  await open('/activities?vid=pekan', {
    '/promotion/api/virtual/mapping': [{ data: { project_id: 'dapur-penuh', coupon_nos: ['HEMAT5'] } }],
    '/cms/project/getById': [{ data: page }],
  })
  expect(await screen.findByText('Claim, then shop.')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Vouchers of this campaign' })).toBeDefined()
})

test('a short link to vouchers alone leads to them', async () => {
  const { address } = await open('/activities?vid=ongkir', {
    '/promotion/api/virtual/mapping': [{ data: { project_id: null, coupon_nos: ['A', 'B'] } }],
  })
  expect(await screen.findByText('vouchers')).toBeDefined()
  expect(address()).toBe('/coupons?coupon=A&coupon=B')
})

test('says that a short link is unknown', async () => {
  await open('/activities?vid=nothing', { '/promotion/api/virtual/mapping': [{ code: ERRORS.VOUCHER_NOT_FOUND.code }] })
  expect(await screen.findByText('This campaign isn’t here any more')).toBeDefined()
})
