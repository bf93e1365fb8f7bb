import { Address } from '@nusaria/contracts/address'
import { AfterSaleDetail, AfterSaleItem } from '@nusaria/contracts/after-sale-entities'
import { UserInfo } from '@nusaria/contracts/member-entities'
import { Message } from '@nusaria/contracts/message'
import { OrderDetail, OrderSummary } from '@nusaria/contracts/order-entities'
import { RefundCard, SavedCard, SavedEWallet } from '@nusaria/contracts/payment-method-entities'
import { ProductCard as Card, ProductDetail } from '@nusaria/contracts/product-entities'
import { VoucherOffer, WalletVoucher } from '@nusaria/contracts/voucher'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { OrderCard } from '#commerce/order/order-list.tsx'
import { OrderDialogs } from '#commerce/order-dialogs/order-dialogs.tsx'
import { ProductCard } from '#commerce/product/product-card.tsx'
import { ClaimVoucherCard } from '#commerce/voucher/claim-voucher-card.tsx'
import { WalletVoucherCard } from '#commerce/voucher/voucher-wallet-list.tsx'
import { AddressCard } from '#features/account/addresses/address-list-page.tsx'
import { MembershipCard } from '#features/account/me/membership-card.tsx'
import { DeleteAccountSection, SecuritySection } from '#features/account/settings/settings-page.tsx'
import { AfterSaleActions } from '#features/after-sales/detail/after-sale-actions.tsx'
import { AfterSaleInfo } from '#features/after-sales/detail/after-sale-detail-page.tsx'
import { AfterSaleTimeline, StatusHero } from '#features/after-sales/detail/after-sale-progress.tsx'
import { AfterSaleCard } from '#features/after-sales/list/after-sale-list.tsx'
import { MessageRow } from '#features/messages/message-list.tsx'
import { OrderAfterSales } from '#features/orders/detail/order-after-sales.tsx'
import { OrderGoods } from '#features/orders/detail/order-info.tsx'
import { OrderHero, OrderHistory } from '#features/orders/detail/order-progress.tsx'
import { SavedCards } from '#features/payment-methods/payment-methods-page.tsx'
import { RefundAccounts } from '#features/payment-methods/refund-accounts-page.tsx'
import { SavedEWallets } from '#features/payment-methods/saved-e-wallets.tsx'
import { ProductView } from '#features/product/product-view.tsx'
import { afterSaleDetail } from '#testing/after-sale-samples.ts'
import { stubApi } from '#testing/api-stub.ts'
import { documentedFields } from '#testing/documented-fields.ts'
import { memberSample, refundAccount, savedCard, savedEWallet } from '#testing/member-samples.ts'
import { productCard, productDetail } from '#testing/product-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { address, orderDetail, orderLine, orderSummary, walletVoucher } from '#testing/trade-samples.ts'

const nothing = () => undefined
const NOW = Date.parse('2026-11-22T12:00:00+07:00')

const product = documentedFields(ProductDetail, productDetail())
const member = documentedFields(UserInfo, memberSample())
const order = documentedFields(OrderSummary, orderSummary())
const full = documentedFields(OrderDetail, orderDetail({ status: 'completed', actions: ['after_sale'] }))
const card = documentedFields(Card, productCard('A'))
const voucher = documentedFields(WalletVoucher, walletVoucher())
const used = documentedFields(WalletVoucher, walletVoucher({ state: 'used', used_at: '2026-11-20T12:00:00+07:00', order_no: 'NS1' }))
const { voucher_no, state, claimed_at, expires_at, used_at, order_no, ...terms } = walletVoucher()
const payCard = documentedFields(SavedCard, savedCard())
const eWallet = documentedFields(SavedEWallet, savedEWallet)
const account = documentedFields(RefundCard, refundAccount())
const offer = documentedFields(VoucherOffer, { ...terms, claim_state: 'not_started', claimed_percent: 99 })
const message = documentedFields(Message, {
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

/** A request with nothing but what the spec lists, in any of its states. */
function request(part: Partial<AfterSaleDetail>): AfterSaleDetail {
  return documentedFields(AfterSaleDetail, afterSaleDetail(part))
}

const sent = request({
  status: 7,
  actions: ['correct_shipment'],
  return_shipment: {
    courier_code: 'kirimin',
    courier_name: 'Kirimin',
    tracking_number: 'KR12345678',
    sent_at: '2026-11-22T13:00:00+07:00',
  },
})
const retried = request({ status: 5, end_reason: 'refund_failed', actions: ['retry'] })

function requestPage(of: AfterSaleDetail): ReactNode {
  return (
    <>
      <StatusHero request={of} />
      <AfterSaleActions request={of} skew={0} onExpire={nothing} onStatusChanged={nothing} />
      <AfterSaleTimeline request={of} />
      <AfterSaleInfo request={of} />
    </>
  )
}

const claiming = { claim: async () => undefined, isClaiming: () => false, failureFor: () => undefined }

const shown: readonly (readonly [string, string, ReactNode])[] = [
  ['a product card', 'Kopi A', <ProductCard key="" product={card} />],
  ['a product', 'Keripik Singkong', <ProductView key="" product={product} refetch={nothing} skuNo={null} onSku={nothing} />],
  ['a member', 'Coins', <MembershipCard key="" member={member} />],
  ['the security of an account', 'Password', <SecuritySection key="" member={member} onPassword={nothing} onDevices={nothing} />],
  ['leaving', 'Delete', <DeleteAccountSection key="" {...member} />],
  [
    'an address',
    address.name,
    <AddressCard key="" address={documentedFields(Address, address)} chosen={false} linkState={null} busy={false} onRemove={nothing} />,
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
  ['the after-sales of an order', 'Problem or return', <OrderAfterSales key="" order={full} />],
  ['where an order stands', 'Order completed', <OrderHero key="" order={full} skew={0} onOver={nothing} />],
  [
    'a cancelled order',
    'Cancelled',
    <>
      <OrderHero order={{ ...full, status: 'closed' }} skew={0} onOver={nothing} />
      <OrderHistory order={full} />
    </>,
  ],
  ...([1, 2, 3, 4, 5, 6, 7] as const).map((status) => {
    const actions: AfterSaleDetail['actions'] = status === 6 ? ['send_back'] : status === 5 ? ['reapply'] : []
    return [`a request in status ${status}`, 'AS1', requestPage(request({ status, actions }))] as const
  }),
  ['a request whose refund failed', 'Send the refund again', requestPage(retried)],
  ['a parcel that was sent back', 'KR12345678', requestPage(sent)],
  ...([1, 5, 6] as const).map((status) => {
    const item = documentedFields(AfterSaleItem, pick(AfterSaleItem, afterSaleDetail({ status })))
    return [
      `a request of status ${status} in the list`,
      orderLine.product_name,
      <AfterSaleCard key="" request={item} skew={0} onExpire={nothing} onCancel={nothing} />,
    ] as const
  }),
  ['a saved card', '4412', <SavedCards key="" cards={[payCard]} max={undefined} skew={0} />],
  ['an e-wallet', 'Kantongin', <SavedEWallets key="" eWallets={[eWallet]} purpose="payment" max={undefined} />],
  ['an e-wallet for refunds', 'Kantongin', <SavedEWallets key="" eWallets={[eWallet]} purpose="refund" max={undefined} />],
  ['a bank account for refunds', '7788', <RefundAccounts key="" refundCards={[account]} max={undefined} />],
  ['a voucher', voucher.coupon_name, <WalletVoucherCard key="" voucher={voucher} now={NOW} />],
  ['a used voucher', 'Used', <WalletVoucherCard key="" voucher={used} now={NOW} />],
  ['a voucher on offer', offer.coupon_name, <ClaimVoucherCard key="" voucher={offer} claiming={claiming} note={null} />],
]

it.each(shown)('%s is shown with the documented fields only, without gaps', async (_, text, view) => {
  stubApi({
    '/consumer/product/visit/views': [{ data: null }],
    '/consumer/product/related_list': [{ data: { list: [], total: 0 } }],
    '/member/user/google_account': [{ data: null }],
    '/member/wallet/list': [
      { data: { cards: [], e_wallets: [eWallet], refund_cards: [account], server_time: '2026-11-22T12:00:00+07:00' } },
    ],
    '/order/after-sale/couriers': [{ data: { list: [] } }],
  })
  const { container } = await renderInShop(view)
  await expect.poll(() => container.textContent).toContain(text)
  expect(container.textContent).not.toMatch(/NaN|undefined|null|Invalid/)
  expect(container.querySelector('[src="undefined"], [datetime="undefined"], [href*="undefined"]')).toBeNull()
})

it("an order without single vouchers shows the vouchers' sum", async () => {
  const { amounts } = orderDetail()
  const order = { ...full, amounts: { ...amounts, voucher_discount: 5_000 } }
  const { container } = await renderInShop(<OrderGoods order={order} />)
  await expect.poll(() => container.textContent).toMatch(/Discount-?.?Rp5\.000/)
})

it('a return without a deadline asks for the goods without a countdown', async () => {
  const item = documentedFields(AfterSaleItem, pick(AfterSaleItem, afterSaleDetail({ status: 6, actions: ['send_back'] })))
  const { container } = await renderInShop(<AfterSaleCard request={item} skew={0} onExpire={nothing} onCancel={nothing} />)
  await expect.poll(() => container.textContent).toContain('Send the goods back')
  expect(container.textContent).not.toContain('within')
  expect(container.querySelector('[role="timer"]')).toBeNull()
})

it('only an entry that is known not to be the default can be made the default', async () => {
  stubApi({})
  const { container } = await renderInShop(<SavedCards cards={[payCard]} max={undefined} skew={0} />)
  await expect.poll(() => container.textContent).toContain('4412')
  expect(container.textContent).not.toMatch(/default/i)
})
