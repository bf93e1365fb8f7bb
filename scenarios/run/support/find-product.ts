import type { ProductCriteria } from '@nusaria/scenarios/dsl/verbs/discovery'
import { assertStep } from '../drivers/driver.ts'
import type { ShopClient } from './client.ts'
import { isLike } from './is-like.ts'

/** The first product of a search that matches `like` and can be bought, with its first SKU in stock. */
export async function findProduct(client: Pick<ShopClient, 'call'>, { like, variants, limit, seesFreeShipping }: ProductCriteria) {
  const { list } = await client.call('search.search', { keyword: like, page_num: 1, page_size: 24 })
  const fits = list.filter(
    (one) => isLike(one.product_name, like) && one.flag_sold_out === 0 && (one.flag_free_shipping || !seesFreeShipping),
  )
  for (const card of fits) {
    const product = await client.call('product.minSkuDetail', { id: card.product_no })
    const sku = product.sku_list.find((one) => one.stock >= 5 && (limit === undefined || one.purchase_limit === limit))
    if (sku && (variants === undefined || product.sku_list.length > 1 === variants)) return { product, sku }
  }
  assertStep(false, `No product in stock is called "${like}"`)
}
