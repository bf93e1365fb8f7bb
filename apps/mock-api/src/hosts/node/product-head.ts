import { name } from '@nusaria/contracts/brand'
import { type PageTags, productTags } from '@nusaria/contracts/product-tags'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import { productDetail } from '../../domains/product/detail.ts'
import type { Engine } from '../../engine/engine.ts'
import { UnitOfWorkCtx } from '../../engine/store/unit-of-work-context.ts'

/** The address of a requested page. */
export interface PageAddress {
  /** `https://shop.example` */
  readonly origin: string
  /** The path below which the shop is: `/`, `/toko/` */
  readonly base: string
  /** Without `base`, but with its slash at the beginning. */
  readonly path: string
  readonly query: string
  readonly world: string
}

/** Returns the tags of a page; null for a page without tags. */
export type PageHead = (address: PageAddress) => Promise<PageTags | null>

/**
 * The tags of a product page, with the product's current price and stock. The world doesn't change: no journal entry, no fault. A preview
 * names no language, so the texts are Indonesian.
 */
export function productHead(engine: Engine): PageHead {
  return async ({ origin, base, path, query, world: id }) => {
    const product_no = path === SCREENS.product ? new URLSearchParams(query).get('product_no') : null
    const world = product_no === null ? undefined : await engine.worlds.get(id)
    if (!world || product_no === null) return null
    const { catalogue } = engine.runtime
    const row = catalogue.product(product_no)
    if (!row) return null
    const { db, now } = new UnitOfWorkCtx(engine.runtime.unitOfWork(world), catalogue, world.clock.now)
    const product = productDetail({ db, now, catalogue, member: null, language: 'id' }, row)
    const url = `${origin}${base}${path.slice(1)}?${new URLSearchParams({ product_no })}`
    return product && productTags(product, { origin, url, shop: name })
  }
}
