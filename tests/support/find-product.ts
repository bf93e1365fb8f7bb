import type { ProductCriteria } from '@nusaria/scenarios/dsl/verbs/discovery'
import { assertStep } from '../drivers/driver.ts'
import type { ShopClient } from './client.ts'

/** The first product of a search that can be bought, with its first SKU in stock. */
export async function findProduct(client: ShopClient, { like, variants, limit, seesFreeShipping }: ProductCriteria) {
  const { list } = await client.call('search.search', { keyword: like, page_num: 1, page_size: 24 })
  for (const card of list.filter((one) => one.flag_sold_out === 0 && (one.flag_free_shipping || !seesFreeShipping))) {
    const product = await client.call('product.minSkuDetail', { id: card.product_no })
    const sku = product.sku_list.find((one) => one.stock >= 5 && (limit === undefined || one.purchase_limit === limit))
    if (sku && (variants === undefined || product.sku_list.length > 1 === variants)) return { product, sku }
  }
  assertStep(false, `Nothing in stock is found by "${like}"`)
}
