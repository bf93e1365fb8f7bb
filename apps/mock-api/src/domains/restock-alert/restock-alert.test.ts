import { DAY, formatInstant, HOUR } from '@nusaria/catalogue/lib/time'
import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { restockAlertContract } from '@nusaria/contracts/restock-alert'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeShop, createTestShop, type Shopper, TEST_START, type TestShop } from '../../testing/test-shop.ts'

const { hot } = buildCatalogue({ seed: 1 })
const page = { page_num: 1, page_size: 50 }
const plenty = hot.filter(({ sku_list }) => sku_list.length > 1 && sku_list.every(({ stock }) => stock > 20))
const [PRODUCT, OTHER] = [plenty[0] ?? hot[0], plenty[1] ?? hot[1]]
const SKU = PRODUCT?.sku_list[1]?.sku_no ?? ''
const OTHER_SKU = OTHER?.sku_list[0]?.sku_no ?? ''
let shop: TestShop
let budi: Shopper

beforeEach(async () => {
  shop = await createTestShop()
  budi = await shop.member('budi')
})

const arrivalsOf = async (member: Shopper) => (await member.messages('promotion')).filter(({ link }) => link?.target === 'product')
const statusOf = async (member: Shopper, sku_no = SKU) => (await member.call(restockAlertContract.status, { sku_no })).status

async function sellsOutAndIsWished(...members: readonly Shopper[]): Promise<void> {
  await shop.fireEvent('sku', SKU, 'sell_out')
  for (const member of members) await member.call(restockAlertContract.subscribe, { sku_no: SKU })
}

describe('a restock alert', () => {
  it('is for a sold-out SKU, exists once, and can be removed', async () => {
    expect(await budi.errorOf(restockAlertContract.subscribe, { sku_no: SKU })).toBe('PRODUCT_PARAMETER_INVALID')
    expect(await statusOf(budi)).toBe('unsubscribed')
    await sellsOutAndIsWished(budi)
    shop.advance(HOUR)
    const alert = { sku_no: SKU, status: 'subscribed', subscribed_at: formatInstant(TEST_START) }
    expect(await budi.call(restockAlertContract.subscribe, { sku_no: SKU })).toEqual(alert)
    expect(await budi.call(restockAlertContract.status, { sku_no: SKU })).toEqual(alert)
    const gone = { sku_no: SKU, status: 'unsubscribed', subscribed_at: null }
    for (let times = 0; times < 2; times++) expect(await budi.call(restockAlertContract.unsubscribe, { sku_no: SKU })).toEqual(gone)
    const transitions = shop.world.journal.since(0).flatMap((entry) => entry.transitions ?? [])
    const ofAlerts = transitions.filter(({ lifecycle }) => lifecycle === 'arrival_notice')
    const id = `${budi.member_no}:${SKU}`
    expect(ofAlerts).toMatchObject([
      { id, event: 'subscribe' },
      { id, event: 'unsubscribe' },
    ])
    await shop.fireEvent('sku', SKU, 'restock', { stock: 4 })
    expect(await arrivalsOf(budi)).toEqual([])
  })

  it("is a member's own: another neither sees nor ends it", async () => {
    await sellsOutAndIsWished(budi)
    const putri = await shop.member('putri')
    await putri.call(restockAlertContract.unsubscribe, { sku_no: SKU })
    for (const other of [putri, shop.guest()]) expect(await statusOf(other)).toBe('unsubscribed')
    expect((await putri.call(restockAlertContract.list, page)).total).toBe(0)
    expect(await statusOf(budi)).toBe('subscribed')
  })

  it('needs a SKU that is known and on sale', async () => {
    const unknown = { sku_no: 'P1-01' }
    for (const call of [restockAlertContract.status, restockAlertContract.subscribe, restockAlertContract.unsubscribe])
      expect(await budi.errorOf(call, unknown)).toBe('SKU_INFO_MISSING')
    await sellsOutAndIsWished()
    await shop.fireEvent('sku', SKU, 'take_off')
    expect(await budi.errorOf(restockAlertContract.subscribe, { sku_no: SKU })).toBe('SKU_INFO_MISSING')
  })

  it('is listed with its product, newest first', async () => {
    await sellsOutAndIsWished(budi)
    await shop.fireEvent('sku', OTHER_SKU, 'sell_out')
    shop.advance(DAY)
    await budi.call(restockAlertContract.subscribe, { sku_no: OTHER_SKU })
    const { list, total } = await budi.call(restockAlertContract.list, page)
    expect(list).toMatchObject([
      { sku_no: OTHER_SKU, spec_values: OTHER?.sku_list[0]?.spec_values, product: { product_no: OTHER?.product_no } },
      { sku_no: SKU, status: 'subscribed', subscribed_at: formatInstant(TEST_START), product: { product_no: PRODUCT?.product_no } },
    ])
    expect(total).toBe(2)
    expect((await budi.call(restockAlertContract.list, { page_num: 2, page_size: 1 })).list.map(({ sku_no }) => sku_no)).toEqual([SKU])
  })

  it('exists for Sari, for a choice that is really sold out', async () => {
    const sari = await shop.member('sari')
    const { list } = await sari.call(restockAlertContract.list, page)
    expect(list).toHaveLength(1)
    expect(list[0]?.product.flag_sold_out).toBe(0)
    expect(await sari.call(restockAlertContract.subscribe, { sku_no: list[0]?.sku_no ?? '' })).toMatchObject({ status: 'subscribed' })
  })
})

describe('a restock', () => {
  it('notifies all who wait, each once, in their own language', async () => {
    const putri = await shop.member('putri')
    await sellsOutAndIsWished(budi, putri)
    await shop.fireEvent('sku', SKU, 'restock', { stock: 0 })
    expect(await arrivalsOf(budi)).toEqual([])
    for (const stock of [3, 0, 5]) await shop.fireEvent('sku', SKU, 'restock', { stock })
    for (const member of [budi, putri]) {
      expect(await arrivalsOf(member)).toMatchObject([{ is_read: false, link: { target: 'product', ref: PRODUCT?.product_no } }])
      expect(await statusOf(member)).toBe('unsubscribed')
    }
    const [message] = await arrivalsOf(await shop.member('budi', 'en'))
    expect(message?.title).toBe('Back in stock')
    expect(message?.content).toContain(`${PRODUCT?.product_name} (${PRODUCT?.sku_list[1]?.spec_values.join(', ')})`)
  })

  it('names the choice in the language of its reader', async () => {
    const beans = hot.flatMap(({ sku_list }) => sku_list).find(({ spec_values }) => spec_values.join() === 'Biji Utuh,500 g')
    const sku_no = beans?.sku_no ?? ''
    await shop.fireEvent('sku', sku_no, 'sell_out')
    await budi.call(restockAlertContract.subscribe, { sku_no })
    await shop.fireEvent('sku', sku_no, 'restock', { stock: 3 })
    const choices = { en: '(Whole beans, 500 g)', id: '(Biji Utuh, 500 g)', 'zh-CN': '(整豆, 500 g)' }
    for (const [language, choice] of Object.entries(choices))
      expect((await arrivalsOf(await shop.member('budi', language)))[0]?.content).toContain(choice)
  })

  it('names a product without choices alone', async () => {
    const { shop, ani } = await createFakeShop({ language: 'en' })
    await ani.call(restockAlertContract.subscribe, { sku_no: 'HABIS-1' })
    await shop.fireEvent('sku', 'HABIS-1', 'restock', { stock: 3 })
    expect((await arrivalsOf(ani))[0]?.content).toMatch(/^Habis can be bought again/)
  })

  it('notifies again those who subscribe again', async () => {
    await sellsOutAndIsWished(budi)
    await shop.fireEvent('sku', SKU, 'restock', { stock: 3 })
    await sellsOutAndIsWished(budi)
    await shop.fireEvent('sku', SKU, 'restock', { stock: 3 })
    expect(await arrivalsOf(budi)).toHaveLength(2)
  })

  it('notifies only once the SKU can be bought: not while it is off sale', async () => {
    await sellsOutAndIsWished(budi)
    await shop.fireEvent('sku', SKU, 'take_off')
    await shop.fireEvent('sku', SKU, 'restock', { stock: 3 })
    expect(await statusOf(budi)).toBe('subscribed')
    await shop.fireEvent('sku', SKU, 'put_on')
    expect(await arrivalsOf(budi)).toHaveLength(1)
  })
})
