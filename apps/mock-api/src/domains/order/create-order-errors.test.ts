import { cartContract } from '@nusaria/contracts/cart'
import { orderContract } from '@nusaria/contracts/order'
import { voucherContract } from '@nusaria/contracts/voucher'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { createPlaceArgs } from '../../testing/place-order.ts'
import { createTestShop, JAKARTA, type Shopper, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
  await shop.addAddress(ani, JAKARTA)
})

const buy = (sku_no: string, quantity = 1) => ({ type: 'buy_now', sku_no, quantity }) as const

/** Confirms an order for one piece, then places it with other values, by a client that sends no digest. Returns the error. */
async function refusal(source: ReturnType<typeof buy>, over: object = {}) {
  return ani.errorOf(orderContract.place, { ...(await createPlaceArgs(ani, buy('BERAS-1'))), source, digest: undefined, ...over })
}

describe('place checks the same rules as confirm', () => {
  it('refuses too many pieces, too much weight, more than a product allows', async () => {
    await shop.fireEvent('sku', 'KERIPIK-1', 'restock', { stock: 900 })
    expect(await refusal(buy('KERIPIK-1', 501))).toBe('MAXIMUM_PURCHASE_QUANTITY')
    expect(await refusal(buy('BERAS-1', 41))).toBe('SHIPPING_TEMPLATE_MISSING')
    expect(await refusal(buy('KOPI-1', 6))).toBe('PURCHASE_LIMIT_EXCEEDED')
  })

  it('refuses unknown goods, and goods that went off sale meanwhile', async () => {
    expect(await refusal(buy('NO-SUCH-1'))).toBe('SKU_INFO_MISSING')
    await shop.fireEvent('sku', 'KOPI-1', 'take_off')
    expect(await refusal(buy('KOPI-1'))).toBe('PRODUCT_OFF_SALE')
  })

  it('refuses vouchers that can’t be combined', async () => {
    const claim = async (coupon_no: string) => (await ani.call(voucherContract.claim, { coupon_no })).voucher_no
    const voucher_nos = [await claim('HEMAT5'), await claim('BAYAR8')]
    expect(await refusal(buy('KOPI-1', 2), { voucher_nos })).toBe('ORDER_VOUCHER_NOT_STACKABLE')
  })

  it('refuses more different goods than an order may have', async () => {
    const catalogue = createFakeCatalogue()
    const [first] = catalogue.products
    if (!first) throw new Error('The shelf is empty')
    const sku = (sku_no: string) => ({ ...first.sku_list[0], sku_no, stock: 9 }) as (typeof first.sku_list)[number]
    const wide = { ...catalogue, sku: (sku_no: string) => (sku_no.startsWith('S-') ? sku(sku_no) : catalogue.sku(sku_no)) }
    shop = await createTestShop({ catalogue: wide })
    ani = await shop.member('ani')
    await shop.addAddress(ani, JAKARTA)
    const args = await createPlaceArgs(ani, buy('BERAS-1'))
    for (let at = 0; at < 51; at += 1) await ani.call(cartContract.add, { sku_no: `S-${at}`, quantity: 1 })
    expect(await ani.errorOf(orderContract.place, { ...args, source: { type: 'cart' } })).toBe('SKU_COUNT_LIMIT')
  })
})
