import type { CallName } from '@nusaria/contracts/registry'
import { findCall } from '@nusaria/contracts/registry'
import { replyShape } from '@nusaria/contracts/reply-shape'
import { type Fields, fieldPaths, withField } from '@nusaria/contracts/testing/reply-fields'
import { cleanup, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { MePage } from '#features/account/me/me-page.tsx'
import { PointsPage } from '#features/account/points/points-page.tsx'
import { SettingPage } from '#features/account/settings/settings-page.tsx'
import { CategoryPage } from '#features/catalog/category/category-page.tsx'
import { ProductListPage } from '#features/catalog/list/product-list-page.tsx'
import { SearchPage } from '#features/catalog/search/search-page.tsx'
import { HomePage } from '#features/home/home-page.tsx'
import { MessagesPage } from '#features/messages/messages-page.tsx'
import { ProductPage } from '#features/product/product-page.tsx'
import type { StubbedReplies } from '#testing/api-stub.ts'
import { memberSample, pointsBalance, serviceSettings } from '#testing/member-samples.ts'
import { openPage } from '#testing/open-page.tsx'
import { productCard, productDetail } from '#testing/product-samples.ts'
import { takeViolations } from '#testing/take-violations.ts'
import { orderSummary } from '#testing/trade-samples.ts'

// Each page whose reply the documentation describes, with one field of it changed at a time: what the page can't do without is shown.

const server_time = '2026-11-22T12:00:00+07:00'
const child = (n: number) => ({ nav_type_id: `T${n}`, nav_type_name: `Crisps ${n}`, icon_url: `/media/${n}.svg` })
const navigation = [{ nav_type_id: 'T', nav_type_name: 'Snacks', icon_url: '/media/t.svg', child_list: [child(1), child(2)] }]
const cards = { list: [productCard('A'), productCard('B')], total: 2 }
const summary = { unpaid: 1, processing: 0, shipped: 0, completed: 2, closed: 0 }
const words = (...list: string[]) => list.map((keyword, index) => ({ keyword, search_count: 9_999 - index }))
const ranking = { list: words('ten', 'nine', 'eight', 'seven', 'six', 'five', 'four', 'three', 'two', 'one') }
const messages = ['M1', 'M2'].map((msg_no) => ({
  msg_no,
  kind: 'order',
  title: `Title ${msg_no}`,
  content: `Content ${msg_no}`,
  is_read: false,
  link: { target: 'order', ref: 'NS1' },
  created_at: server_time,
}))
const record = { record_no: 'PT1', reason: 'gift', points: 2_500, balance: 2_500, created_at: server_time }
const banner = { banner_id: 'B1', eyebrow: 'New', title: 'Full kitchen', text: 'Pans', action: 'See', image_url: '/b.svg', tone: 'paper' }
const sections = [
  { type: 'hero', banners: [{ ...banner, target: { type: 'keyword', keyword: 'pan' } }] },
  { type: 'text', title: 'A word', paragraphs: ['Welcome here'] },
  { type: 'categories' },
]

/** What pages ask for beside the reply that is changed. */
const OTHERS: StubbedReplies = {
  '/cms/project/getById': [{ data: { project_id: 'home', title: 'Home', sections } }],
  '/message/page': [{ data: { list: messages, total: 2 } }],
  '/member/user/info': [{ data: memberSample() }],
  '/nav/type/list': [{ data: navigation }],
  '/order/trade/order-status-summary': [{ data: summary }],
  '/order/trade/list': [{ data: { list: [orderSummary()], total: 1, server_time } }],
  '/consumer/product/spec_order_list': [{ data: { list: cards.list } }],
  '/consumer/product/hot_list': [{ data: cards }],
  '/consumer/product/product_recommend': [{ data: cards }],
  '/consumer/product/visit/views': [{ data: null }],
  '/search/hot': [{ data: { list: words('hot word') } }],
  '/search/rank/list': [{ data: ranking }],
  '/search/records': [{ data: { list: words('earlier').map(({ keyword }) => ({ keyword })) } }],
  '/search/recommend': [{ data: ['proposed'] }],
  '/message/count': [{ data: { total: 2, order: 2, after_sale: 0, promotion: 0, system: 0 } }],
  '/points_balance': [{ data: pointsBalance }],
  '/membersrv_system': [{ data: serviceSettings }],
  '/promotion/api/coupon/offers': [{ data: { list: [], server_time } }],
}

type Page = readonly [name: CallName, reply: unknown, page: ReactNode, at: string, ...texts: string[]]

/** The call, its whole reply, the page with its address, and what it shows whatever is changed. */
const PAGES: readonly Page[] = [
  ['member.info', memberSample(), <MePage key="" />, '/me', 'Coins'],
  ['member.info', memberSample(), <SettingPage key="" />, '/setting', 'Phone number', 'Password'],
  ['order.statusSummary', summary, <MePage key="" />, '/me', 'Sari Wulandari'],
  ['nav.typeList', navigation, <CategoryPage key="" />, '/cate', 'Snacks'],
  ['product.list', cards, <ProductListPage key="" />, '/commodityList?typeId=T', 'Kopi A', 'Kopi B'],
  ['search.search', cards, <ProductListPage key="" />, '/commodityList?keyword=kopi', 'Kopi A', 'Kopi B'],
  ['search.rankList', ranking, <SearchPage key="" />, '/search', 'ten', 'one'],
  ['product.minSkuDetail', productDetail(), <ProductPage key="" />, '/commodDetail?product_no=P1', 'Keripik Singkong', '18.900'],
  ['product.productRecommend', cards, <HomePage key="" />, '/', 'Welcome here'],
  ['cms.getById', { project_id: 'home', title: 'Home', sections }, <HomePage key="" />, '/', 'Snacks'],
  ['message.page', { list: messages, total: 2 }, <MessagesPage key="" />, '/message', 'All'],
  ['message.count', { total: 2, order: 2, after_sale: 0, promotion: 0, system: 0 }, <MessagesPage key="" />, '/message', 'Title M1'],
  ['points.record', { list: [record], total: 1 }, <PointsPage key="" />, '/points', '1,900'],
]

const CHANGES: Readonly<Record<string, (fields: Fields, name: string) => void>> = {
  removed: (fields, name) => delete fields[name],
  nulled: (fields, name) => Object.assign(fields, { [name]: null }),
  retyped: (fields, name) => Object.assign(fields, { [name]: typeof fields[name] === 'string' ? 12 : 'some text' }),
}

it.each(PAGES.map((each) => ({ name: each[0], at: each[3], each })))(
  '$name on $at: no change of an optional field leaves the page without its content',
  async ({ each: [name, reply, page, at, ...texts] }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { call } = findCall(name) ?? {}
    const shape = call && replyShape(call)
    if (!shape) throw new Error(`${name} has no reply`)
    const path = call.path.replace(':id', 'P1')
    const wrong: string[] = []
    let changes = 0
    for (const field of fieldPaths(shape, 'optional'))
      for (const [kind, change] of Object.entries(CHANGES)) {
        const data = withField(reply, field, change)
        // A field of another form of the reply.
        if (JSON.stringify(data) === JSON.stringify(reply)) continue
        changes += 1
        const told = (what: unknown) => wrong.push(`${field} ${kind}: ${what}`)
        const { container, calls } = await openPage(page, { ...OTHERS, [path]: [{ data }] }, { at, member: true })
        const text = () => container.textContent ?? ''
        const isShown = () => {
          expect(calls.map((each) => each.path)).toContain(path)
          for (const each of texts) expect(text()).toContain(each)
        }
        await waitFor(isShown, { timeout: 5_000 }).catch(() => told(`shows ${text().slice(0, 200)}`))
        const odd = /.{0,20}(NaN|undefined|\[object|Invalid Date).{0,20}/.exec(text())
        if (odd) told(odd[0])
        if (container.querySelector('[src="undefined"], [src="null"], [href*="undefined"]')) told('an address without its value')
        cleanup()
        takeViolations()
      }
    expect(changes).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  },
)
