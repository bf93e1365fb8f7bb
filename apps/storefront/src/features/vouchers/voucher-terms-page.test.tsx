import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '#testing/api-stub.ts'
import { productCard } from '#testing/product-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { walletVoucher } from '#testing/trade-samples.ts'
import { VoucherTermsPage } from './voucher-terms-page.tsx'

const { voucher_no, state, claimed_at, expires_at, used_at, order_no, ...terms } = walletVoucher({
  coupon_no: 'APP20',
  coupon_name: 'App 20%',
  minimum_spend: 40_000,
  use_within_days: 5,
  valid_from: '2026-11-01T00:00:00+07:00',
  valid_till: '2026-12-12T23:59:59+07:00',
  product_scope: 'selected',
  flag_stackable: false,
})

async function open(products: readonly string[] = ['A']) {
  stubApi({
    '/promotion/api/coupon/terms/APP20': [{ data: { ...terms, language: 'en', paragraphs: ['Once per account.'] } }],
    '/promotion/api/fetch/coupon_product_list': [{ data: { list: products.map((no) => productCard(no)), total: products.length } }],
  })
  await renderInShop(<VoucherTermsPage />, { at: '/vouchertcs?coupon_no=APP20' })
}

const section = async (name: string) => within((await screen.findByRole('heading', { level: 2, name })).parentElement as HTMLElement)

it('says when, for what and how a voucher is valid, each below its heading', async () => {
  await open()
  const valid = (await section('Valid')).getAllByRole('definition').map(({ textContent }) => textContent)
  expect(valid).toEqual(['01/11/2026 00:00', '12/12/2026 23:59', 'Use it within 5 days'])
  const scope = (await section('What it is valid for')).getAllByRole('definition').map(({ textContent }) => textContent)
  expect(scope).toEqual([
    'Selected products',
    'Rp40.000',
    'Everyone',
    'App and website',
    'Every way to pay',
    "Doesn't work with other vouchers",
  ])
  expect((await section('How to use it')).getAllByRole('listitem')).toHaveLength(3)
  expect((await section('Rules')).getByText('Once per account.')).toBeTruthy()
})

it('leads on to the products', async () => {
  await open()
  expect((await screen.findByRole('link', { name: 'View offer' })).getAttribute('href')).toBe('/coupons?coupon=APP20')
  expect(await screen.findByText('Kopi A')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all: Use App 20% on these' })).toBeTruthy()
})

it('has no row without products', async () => {
  await open([])
  await section('Rules')
  await expect.poll(() => screen.queryByRole('heading', { name: 'Use App 20% on these' })).toBeNull()
})
