import { formatInstant, MINUTE } from '@nusaria/catalogue/lib/time'
import type { Language } from '@nusaria/contracts/headers'
import { messageContract } from '@nusaria/contracts/message'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import orderMessages from '../order/messages.json' with { type: 'json' }
import coinMessages from '../points/messages.json' with { type: 'json' }
import restockMessages from '../restock-alert/messages.json' with { type: 'json' }
import accountMessages from './account-messages.json' with { type: 'json' }
import { notifyOfAccount } from './notify.ts'
import { shopMessages } from './shop-messages.ts'

const BUDI = 'M8100000002'
const page = { page_num: 1, page_size: 50 }
let shop: TestShop
let budi: Shopper

beforeEach(async () => {
  shop = await createTestShop()
  budi = await shop.member('budi')
})

const unread = async (member: Shopper) => (await member.call(messageContract.count, undefined)).total
const pageOf = (member: Shopper, kind?: 'order' | 'promotion' | 'system') =>
  member.call(messageContract.page, { ...page, ...(kind && { kind }) })
const numbers = async (member: Shopper) => (await pageOf(member)).list.map(({ msg_no }) => msg_no)

it("counts a member's own unread messages, by kind", async () => {
  await shop.withWorld((ctx) => notifyOfAccount(ctx, BUDI, 'password_changed'))
  await shop.fireEvent('inbox', BUDI, 'receive', { count: 2, kind: 'order' })
  const [latest] = (await pageOf(budi, 'order')).list
  await budi.call(messageContract.read, { msg_no: latest?.msg_no ?? '' })
  const count = { total: 2, order: 1, after_sale: 0, promotion: 0, system: 1 }
  expect(await budi.call(messageContract.count, undefined)).toEqual(count)
  expect(await unread(await shop.member('rina'))).toBe(0)
})

describe("a member's messages", () => {
  it('are listed newest first, page by page, of one kind or all', async () => {
    for (const kind of ['order', 'promotion', 'order']) {
      await shop.fireEvent('inbox', BUDI, 'receive', { count: 2, kind })
      shop.advance(MINUTE)
    }
    const all = await pageOf(budi)
    expect(all.total).toBe(6)
    expect(all.list.map(({ kind }) => kind)).toEqual(['order', 'order', 'promotion', 'promotion', 'order', 'order'])
    const seen: string[] = []
    for (let page_num = 1; page_num <= 3; page_num++)
      seen.push(...(await budi.call(messageContract.page, { page_num, page_size: 2 })).list.map(({ msg_no }) => msg_no))
    expect(seen).toEqual(all.list.map(({ msg_no }) => msg_no))
    expect(seen).toEqual(seen.toSorted().reverse())
    expect((await pageOf(budi, 'promotion')).total).toBe(2)
  })

  it('are shown in the reader’s language', async () => {
    await shop.withWorld((ctx) => notifyOfAccount(ctx, BUDI, 'password_changed'))
    for (const language of ['en', 'id', 'zh-CN'] as const satisfies readonly Language[]) {
      const [message] = (await pageOf(await shop.member('budi', language))).list
      expect(message?.title).toBe(accountMessages.password_changed.title[language])
    }
  })

  it('can be marked as read one by one or per kind, and removed', async () => {
    await shop.fireEvent('inbox', BUDI, 'receive', { count: 3, kind: 'order' })
    await shop.fireEvent('inbox', BUDI, 'receive', { count: 3, kind: 'system' })
    const [first = '', second = ''] = await numbers(budi)
    for (let times = 0; times < 2; times++) await budi.call(messageContract.read, { msg_no: first })
    expect(await unread(budi)).toBe(5)
    await budi.call(messageContract.remove, { msg_no: second })
    expect(await unread(budi)).toBe(4)
    expect(await budi.errorOf(messageContract.remove, { msg_no: second })).toBe('MESSAGES_FAILED')
    expect(await budi.errorOf(messageContract.read, { msg_no: second })).toBe('MESSAGES_FAILED')
    await budi.call(messageContract.readAll, { kind: 'order' })
    expect(await budi.call(messageContract.count, undefined)).toMatchObject({ total: 1, order: 0, system: 1 })
    await budi.call(messageContract.readAll, {})
    expect(await unread(budi)).toBe(0)
    expect([...new Set((await pageOf(budi)).list.map(({ is_read }) => is_read))]).toEqual([true])
  })

  it('belong to their member', async () => {
    await shop.fireEvent('inbox', BUDI, 'receive')
    const rina = await shop.member('rina')
    await rina.call(messageContract.readAll, {})
    expect(await numbers(rina)).toEqual([])
    expect(await unread(budi)).toBe(1)
  })

  it('can be more than a badge shows', async () => {
    await shop.fireEvent('inbox', BUDI, 'receive', { count: 120 })
    expect(await unread(budi)).toBe(120)
    await expect(shop.fireEvent('inbox', BUDI, 'receive', { count: 0 })).rejects.toThrow('count')
    await expect(shop.fireEvent('inbox', BUDI, 'receive', { kind: 'gossip' })).rejects.toThrow('kind')
    await budi.call(messageContract.readAll, {})
    expect(await unread(budi)).toBe(0)
  })

  it('of Sari have every kind, some unread; Budi has none', async () => {
    const sari = await shop.member('sari')
    const { list, total } = await pageOf(sari)
    expect(total).toBeGreaterThan(15)
    expect(new Set(list.map(({ kind }) => kind)).size).toBe(4)
    for (const { created_at } of list) expect(Date.parse(created_at)).toBeLessThanOrEqual(shop.world.epoch)
    expect(await unread(sari)).toBeGreaterThan(3)
    expect(await unread(sari)).toBeLessThan(12)
    expect((await pageOf(budi)).total).toBe(0)
  })

  it('of Sari begin with a welcome, and tell of gifts, her password and the campaign that they link to', async () => {
    const rows = await (await shop.member('sari', 'en')).messages()
    const { created_at } = (await shop.withWorld(({ db }) => db.members.get('M8100000001'))) ?? {}
    expect(rows.at(-1)).toMatchObject({ title: shopMessages.welcome.title.en, created_at: formatInstant(created_at ?? 0) })
    const [campaign] = shop.engine.runtime.catalogue.home.campaign_list
    expect(rows.filter(({ link }) => link?.target === 'campaign')).toMatchObject([
      { title: campaign?.title.en, link: { ref: campaign?.project_id } },
    ])
    const titles = rows.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining([accountMessages.password_changed.title.en, coinMessages.gift.title.en]))
  })
})

it('have a different text in every language', () => {
  const all = { ...orderMessages, ...accountMessages, ...shopMessages, ...restockMessages }
  for (const { title, content } of Object.values(all))
    for (const text of [title, content]) expect(new Set(Object.values(text)).size).toBe(3)
})
