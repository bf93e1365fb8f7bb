import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { type DrawShareCard, LANGUAGE_PARAM, SHARE_BASE } from '@nusaria/server/site/rendered-page'
import type { ShopStore } from '#app/store.ts'
import { productDetailApi } from '#commerce/sku/api.ts'
import { failedWith } from '#platform/api/failure.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { withoutBase } from '#platform/routing/base-path.ts'
import { openScope, scopes } from '../open-scope.ts'
import { createServerStore } from '../server-store.ts'
import { drawCard } from './draw-card.ts'

/** ms: sites that ask wait longer than a shopper */
const DATA_TIME = 3_000

const ADDRESS = new RegExp(`^${SHARE_BASE}/(${LANGUAGES.join('|')})/([^/]+)\\.png$`)

/** The path of a product's card. The font has no Chinese letters: those who read Chinese get the English name. */
export function shareCardPath(product_no: string, language: Language): string {
  return `${SHARE_BASE}/${language === 'zh-CN' ? 'en' : language}/${encodeURIComponent(product_no)}.png`
}

/** Null when the shop doesn't have the product. */
async function askProduct(store: ShopStore, id: string): Promise<ProductDetail | null> {
  const { initiate } = productDetailApi.endpoints.productMinSkuDetail
  const { data, error } = await store.dispatch(initiate({ id }, { subscribe: false }))
  if (data) return data
  if (failedWith(error, 'PRODUCT_INFO_MISSING', 'PRODUCT_PARAMETER_INVALID')) return null
  throw new Error('The product did not arrive')
}

/** @public */
export const shareCard: DrawShareCard = async (request) => {
  const url = new URL(request.url, request.origin)
  const [, language = '', encoded = ''] = ADDRESS.exec(withoutBase(url.pathname)) ?? []
  // Decodes any text, where decodeURIComponent would throw.
  const id = new URLSearchParams(`id=${encoded}`).get('id')
  if (!id) return null
  url.searchParams.set(LANGUAGE_PARAM, language)
  const store = createServerStore()
  const { scope, end } = openScope(request, url, { time: DATA_TIME })
  try {
    const product = await scopes.run(scope, () => askProduct(store, id))
    if (!product) return null
    const { product_name, price, scribing_price, image_list, thumb_image_url } = product
    return await drawCard({
      name: product_name,
      price: formatRupiah(price),
      before: scribing_price > price ? formatRupiah(scribing_price) : null,
      picture: await request.picture(image_list[0] ?? thumb_image_url),
    })
  } finally {
    end()
  }
}
