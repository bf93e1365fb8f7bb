import { addedFields } from '@nusaria/contracts/added'
import { Address } from '@nusaria/contracts/address'
import { UserInfo } from '@nusaria/contracts/member-entities'
import { Message } from '@nusaria/contracts/message'
import { OrderDetail, OrderSummary } from '@nusaria/contracts/order-entities'
import { ProductCard as Card, ProductDetail } from '@nusaria/contracts/product'
import { VoucherOffer, WalletVoucher } from '@nusaria/contracts/promotion'
import { Suggestion } from '@nusaria/contracts/search'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { MembershipCard } from '../features/account/membership-card.tsx'
import { AddressCard } from '../features/address/address-card.tsx'
import { MessageRow } from '../features/message/message-row.tsx'
import { OrderAfterSales } from '../features/order/order-after-sales.tsx'
import { OrderCard } from '../features/order/order-card.tsx'
import { OrderDialogs } from '../features/order/order-dialogs.tsx'
import { OrderGoods } from '../features/order/order-goods.tsx'
import { ProductView } from '../features/product-detail/product-view.tsx'
import { LeaveRows } from '../features/profile/leave-rows.tsx'
import { SecurityRows } from '../features/profile/security-rows.tsx'
import { OfferCard } from '../features/promotion/offer-card.tsx'
import { WalletTicket } from '../features/promotion/wallet-ticket.tsx'
import { stubApi } from '../shared/testing/api-stub.ts'
import { documentedPart } from '../shared/testing/documented-part.ts'
import { memberSample } from '../shared/testing/member-sample.ts'
import { productDetail } from '../shared/testing/product-detail-sample.ts'
import { productCard } from '../shared/testing/product-sample.ts'
import { renderInShop } from '../shared/testing/render-in-shop.tsx'
import { address, orderDetail, orderLine, walletVoucher } from '../shared/testing/trade-samples.ts'
import { ProductCard } from '../shared/ui/product-card.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nothing = () => undefined
const NOW = Date.parse('2026-11-22T12:00:00+07:00')

const product = documentedPart(ProductDetail, productDetail())
const member = documentedPart(UserInfo, memberSample())
const order = documentedPart(OrderSummary, pick(OrderSummary, orderDetail()))
const full = documentedPart(OrderDetail, orderDetail({ status: 'completed', actions: ['after_sale'] }))
const card = documentedPart(Card, productCard('A'))
const voucher = documentedPart(WalletVoucher, walletVoucher())
const used = documentedPart(WalletVoucher, walletVoucher({ state: 'used', used_at: '2026-11-20T12:00:00+07:00', order_no: 'NS1' }))
const { voucher_no, state, claimed_at, expires_at, used_at, order_no, ...terms } = walletVoucher()
const offer = documentedPart(VoucherOffer, { ...terms, claim_state: 'not_started', claimed_percent: 99 })
const message = documentedPart(Message, {
  msg_no: 'M1',
  kind: 'order',
  title: 'Shipped',
  content: 'It is on its way.',
  is_read: false,
  link: null,
  created_at: '2026-11-22T08:00:00+07:00',
})

function pick<T extends object>(schema: { readonly shape: object }, value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name in schema.shape)) as T
}

const buying = { onAdd: async () => true, onBuy: nothing, adding: false, failure: undefined, cartCount: 0 }
const claiming = { claim: async () => undefined, isClaiming: () => false, failureFor: () => undefined }

const shown: readonly (readonly [string, string, ReactNode])[] = [
  ['a product card', 'Kopi A', <ProductCard key="" product={card} />],
  ['a product', 'Keripik Singkong', <ProductView key="" product={product} buying={buying} slots={{}} skuNo={null} onSku={nothing} />],
  ['a member', 'Coins', <MembershipCard key="" member={member} />],
  ['the security of an account', 'Password', <SecurityRows key="" member={member} onPassword={nothing} onDevices={nothing} />],
  ['leaving', 'Delete', <LeaveRows key="" {...member} />],
  [
    'an address',
    address.name,
    <AddressCard key="" address={documentedPart(Address, address)} chosen={false} linkState={null} onRemove={nothing} />,
  ],
  ['a message', 'Account', <MessageRow key="" message={message} onOpen={nothing} onRemove={nothing} />],
  [
    'an order',
    orderLine.product_name,
    <OrderDialogs key="">
      <OrderCard order={order} skew={0} />
    </OrderDialogs>,
  ],
  ['the goods of an order', orderLine.product_name, <OrderGoods key="" order={full} />],
  ['the after-sales of an order', 'After-sales', <OrderAfterSales key="" order={full} />],
  ['a voucher', voucher.coupon_name, <WalletTicket key="" voucher={voucher} now={NOW} />],
  ['a used voucher', 'Used', <WalletTicket key="" voucher={used} now={NOW} />],
  ['a voucher on offer', offer.coupon_name, <OfferCard key="" offer={offer} claiming={claiming} note={null} />],
]

it.each(shown)('%s is shown by what the spec lists alone, with nothing in the place of the rest', async (_, words, view) => {
  stubApi({
    '/consumer/product/visit/views': [{ data: null }],
    '/consumer/product/related_list': [{ data: { list: [], total: 0 } }],
    '/member/user/google_account': [{ data: null }],
  })
  const { container } = await renderInShop(view)
  await vi.waitFor(() => expect(container.textContent).toContain(words))
  expect(container.textContent).not.toMatch(/NaN|undefined|null|Invalid/)
  expect(container.querySelector('[src="undefined"], [datetime="undefined"], [href*="undefined"]')).toBeNull()
})

it('what the spec lists of an entity is required, all else is added', () => {
  expect(addedFields(Suggestion)).toEqual(['product_no'])
  const required = (schema: { readonly shape: object }) =>
    Object.keys(schema.shape).filter((name) => !addedFields(schema as typeof Message).includes(name))
  expect(required(Message)).toEqual(['msg_no'])
  expect(required(UserInfo)).toEqual(['member_no', 'user_name', 'avatar_url', 'phone', 'email', 'birthday', 'points'])
})
