import type { VoucherOffer } from '@nusaria/contracts/voucher'
import { screen } from '@testing-library/react'
import type { StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { productDetail } from '#testing/product-samples.ts'
import { cart, voucherOffer, walletVoucher } from '#testing/trade-samples.ts'
import { ProductPage } from '../product-page.tsx'

export const offer = voucherOffer()
export const offers = (list: readonly VoucherOffer[]): StubbedReply => ({ data: { list, server_time: '2026-11-22T12:00:00+07:00' } })

interface Opening {
  readonly at?: string
  readonly product?: readonly StubbedReply[]
  readonly vouchers?: readonly StubbedReply[]
  readonly add?: readonly StubbedReply[]
  readonly member?: boolean
}

/** Renders a product's page with stubbed replies, for a guest unless `member`. */
export async function openProduct({
  at = 'product_no=P1',
  product = [{ data: productDetail() }],
  vouchers,
  add = [{ data: cart([]) }],
  member = false,
}: Opening = {}) {
  const stubs = {
    '/consumer/product/min_sku_detail/P1': product,
    '/consumer/product/visit/views': [{ data: null }],
    '/consumer/product/related_list': [{ data: { list: [], total: 0 } }],
    '/promotion/api/coupon/offers': vouchers ?? [offers([offer])],
    '/promotion/api/coupon/claim': [{ data: walletVoucher() }],
    '/order/trade/cart': [{ data: cart([]) }],
    '/order/trade/cart/add': add,
    '/nav/type/list': [{ data: [] }],
  }
  const others = { '/commodDetailEmpty': 'no such product', '*': 'elsewhere' }
  return openPage(<ProductPage />, stubs, { member, toasts: true, at: `/commodDetail?${at}`, path: '/commodDetail', others })
}

export const option = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
