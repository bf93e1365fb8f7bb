import { plainText } from './plain-text.ts'
import type { ProductDetail } from './product-entities.ts'
import { pricedSkus } from './product-price.ts'

/** What other sites and search engines read of a product. */
export type TaggedProduct = Pick<
  ProductDetail,
  | 'product_no'
  | 'product_name'
  | 'description'
  | 'image_list'
  | 'price'
  | 'sku_list'
  | 'flag_sold_out'
  | 'rating'
  | 'review_count'
  | 'attributes'
  | 'nav_type_name'
>

export interface PageLocation {
  /** Where the shop is, e.g. `https://shop.example`; picture addresses are completed with it. */
  readonly origin: string
  /** The full address of the product's page. */
  readonly url: string
  /** The shop's name. */
  readonly shop: string
}

/** The head of a product's page. */
export interface PageTags {
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** Open Graph properties, for previews where the address is shared. */
  readonly properties: Readonly<Record<string, string>>
  /** schema.org's description of the product. */
  readonly jsonLd: object
}

/** Characters that search results and previews show of a description. */
const DESCRIPTION_MAX = 160

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= DESCRIPTION_MAX ? line : `${line.slice(0, DESCRIPTION_MAX - 1).replace(/\s\S*$/, '')}…`
}

function offers({ sku_list, flag_sold_out }: TaggedProduct, url: string): object {
  const prices = pricedSkus(sku_list).map((sku) => sku.price)
  const shared = {
    priceCurrency: 'IDR',
    url,
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${flag_sold_out === 1 ? 'OutOfStock' : 'InStock'}`,
  }
  const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)]
  return lowPrice === highPrice
    ? { '@type': 'Offer', price: lowPrice, ...shared }
    : { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount: prices.length, ...shared }
}

/**
 * The tags of a product's page: written into the page by the server that serves it, set in the browser by a static build. The code that writes
 * them escapes them: names and descriptions are any text.
 */
export function productTags(product: TaggedProduct, { origin, url, shop }: PageLocation): PageTags {
  const { product_no, product_name, rating, review_count } = product
  const words = plainText(product.description ?? '') || product_name
  const description = shortened(words)
  const images = product.image_list.map((image) => new URL(image, origin).href)
  return {
    title: `${product_name} · ${shop}`,
    description,
    canonical: url,
    properties: {
      'og:type': 'product',
      'og:site_name': shop,
      'og:title': product_name,
      'og:description': description,
      'og:url': url,
      'og:image': images[0] ?? origin,
      'product:price:amount': String(product.price),
      'product:price:currency': 'IDR',
      'product:availability': product.flag_sold_out === 1 ? 'oos' : 'instock',
      'twitter:card': 'summary_large_image',
    },
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product_name,
      sku: product_no,
      description: words,
      category: product.nav_type_name,
      image: images,
      brand: { '@type': 'Brand', name: product.attributes.brand },
      offers: offers(product, url),
      ...(review_count !== undefined && review_count > 0 && rating !== undefined && rating > 0
        ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: review_count, bestRating: 5, worstRating: 1 } }
        : {}),
    },
  }
}
