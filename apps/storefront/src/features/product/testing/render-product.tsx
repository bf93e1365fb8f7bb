import type { VoucherOffer } from '@nusaria/contracts/voucher'
import { screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { sessionSaved } from '#platform/state/user-info.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { productDetail } from '#testing/product-samples.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { cart, walletVoucher } from '#testing/trade-samples.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { ProductPage } from '../product-page.tsx'

const { voucher_no, state, claimed_at, expires_at, used_at, order_no, ...terms } = walletVoucher({ coupon_name: 'Small saver' })
export const offer: VoucherOffer = { ...terms, claim_state: 'claimable', claimed_percent: 10 }
export const offers = (list: readonly VoucherOffer[]): StubbedReply => ({ data: { list, server_time: '2026-11-22T12:00:00+07:00' } })

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

interface Opening {
  readonly at?: string
  readonly product?: readonly StubbedReply[]
  readonly vouchers?: readonly StubbedReply[]
  readonly add?: readonly StubbedReply[]
  readonly member?: boolean
}

/** Renders a product's page with stubbed replies, for a guest unless `member`. Returns the calls. */
export async function openProduct({
  at = 'product_no=P1',
  product = [{ data: productDetail() }],
  vouchers,
  add = [{ data: cart([]) }],
  member = false,
}: Opening = {}) {
  const calls = stubApi({
    '/consumer/product/min_sku_detail/P1': product,
    '/consumer/product/visit/views': [{ data: null }],
    '/consumer/product/related_list': [{ data: { list: [], total: 0 } }],
    '/promotion/api/coupon/offers': vouchers ?? [offers([offer])],
    '/promotion/api/coupon/claim': [{ data: walletVoucher() }],
    '/order/trade/cart': [{ data: cart([]) }],
    '/order/trade/cart/add': add,
    '/nav/type/list': [{ data: [] }],
  })
  const store = shopStore()
  if (member) store.dispatch(sessionSaved({ auth_token: 'token', member_no: 'M1' }))
  await renderInShop(
    <>
      <Routes>
        <Route path="/commodDetail" element={<ProductPage />} />
        <Route path="/commodDetailEmpty" element={<p>no such product</p>} />
        <Route path="/login" element={<p>sign in</p>} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
      <Address />
      <Toaster />
    </>,
    { store, at: `/commodDetail?${at}` },
  )
  return { calls, store }
}

export const address = () => screen.getByLabelText('address').textContent
export const option = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
