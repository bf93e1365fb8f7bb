import { areaByCode, type DeliveryTerms } from '@nusaria/catalogue/areas/areas'
import { DEFAULT_DISTRICT, deliveryFee, deliveryTo } from '@nusaria/catalogue/areas/delivery'
import { formatInstant } from '@nusaria/catalogue/lib/time'
import { flashChangeAt } from '@nusaria/catalogue/products/flash-sale'
import { galleryOf } from '@nusaria/catalogue/products/shots'
import type { ProductRow } from '@nusaria/catalogue/products/types'
import { catalogueText } from '@nusaria/catalogue/texts/index'
import type { Complete } from '@nusaria/contracts/added'
import type { ResultOf } from '@nusaria/contracts/contract'
import type { Language } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import type { productContract } from '@nusaria/contracts/product'
import type { DeliveryEstimate, ProductDetail, Sku } from '@nusaria/contracts/product-entities'
import type { Ctx } from '../../engine/contract/context.ts'
import { byDefaultThenNewest, dottedArea } from '../address/index.ts'
import { type CurrentSku, currentSku, discountPercent, productCard } from '../inventory/index.ts'
import { reviewFigures } from '../review/index.ts'

type DetailCtx = Pick<Ctx, 'db' | 'catalogue' | 'member' | 'language' | 'now'>

function skuOf({ sku, product, price, scribing_price, stock }: CurrentSku, language: Language): Complete<Sku> {
  const { sku_no, product_no, spec_values, image_url, specification, net_weight_g, gross_weight_g, length_mm, width_mm, height_mm } = sku
  const discount = discountPercent(price, scribing_price)
  return {
    sku_no,
    product_no,
    spec_values: [...spec_values],
    price,
    scribing_price,
    discount,
    stock,
    purchase_limit: product.purchase_limit,
    image_url,
    image_list: galleryOf(image_url),
    specification: catalogueText.specification(language, specification, product.attributes.unit),
    net_weight_g,
    gross_weight_g,
    length_mm,
    width_mm,
    height_mm,
  }
}

interface Destination {
  readonly city: string
  readonly terms: DeliveryTerms
}

/** A place that parcels reach, by the dotted code of its city or district. */
function reachable(place: string): Destination | null {
  const terms = deliveryTo(place)
  const city = areaByCode(place.slice(0, 5))
  return terms && city ? { city: city.name, terms } : null
}

/** The place for a delivery estimate: the member's default address if parcels reach it, else the centre of Jakarta. */
function destination({ db, member }: DetailCtx): Destination {
  const [address] = member ? db.addresses.all({ member_no: member.member_no }, byDefaultThenNewest) : []
  const place = (address && reachable(dottedArea(address.district_code))) ?? reachable(DEFAULT_DISTRICT)
  if (!place) throw new Error(`Parcels must reach ${DEFAULT_DISTRICT}`)
  return place
}

/** The estimate for a product, and whether cash can pay for it there. */
function termsOf(
  product: ProductRow,
  { city, terms }: Destination,
): Required<Pick<ProductDetail, 'flag_cod'>> & { delivery: DeliveryEstimate } {
  const { min_days, max_days } = terms
  const fee = product.flag_free_shipping ? 0 : deliveryFee(terms, product.attributes.gross_weight_g)
  return {
    delivery: { city, ship_within_hours: LIMITS.shipHours, min_days, max_days, fee },
    flag_cod: product.flag_cod && terms.cash_on_delivery,
  }
}

/** The same for a city by its code of four digits; without an estimate where parcels don't reach. */
export function deliveryToCity(product: ProductRow, city_code: string): ResultOf<(typeof productContract)['delivery']> {
  const place = reachable(dottedArea(city_code))
  return place ? termsOf(product, place) : { delivery: null, flag_cod: false }
}

/** A product's page; null when none of its SKUs is on sale. */
export function productDetail(ctx: DetailCtx, product: ProductRow): Complete<ProductDetail> | null {
  const sku_list = product.sku_list.flatMap((sku) => currentSku(ctx, sku.sku_no) ?? []).filter((sku) => !sku.off_sale)
  if (sku_list.length === 0) return null
  const { language } = ctx
  const { nav_type_id, description, image_list, attributes } = product
  const changes_at = flashChangeAt(ctx, product)
  return {
    ...productCard(ctx, product),
    nav_type_id,
    nav_type_name: ctx.catalogue.navType(nav_type_id)?.nav_type_name[language] ?? '',
    description: catalogueText.description(language, description),
    image_list: [...image_list],
    options: product.options.map(({ spec_name, values, pictured }) => ({
      spec_name: catalogueText.option(language, spec_name),
      values: values.map((value) => catalogueText.option(language, value)),
      flag_pictured: pictured,
    })),
    sku_list: sku_list.map((now) => skuOf(now, language)),
    attributes: {
      ...attributes,
      unit: catalogueText.unit(language, attributes.unit),
      specification: catalogueText.specification(language, attributes.specification, attributes.unit),
      composition: catalogueText.composition(language, attributes.composition),
    },
    size_table: catalogueText.sizeTable(language, product.size_table),
    review_count: reviewFigures(ctx, product).review_count,
    ...termsOf(product, destination(ctx)),
    price_until: changes_at === null ? null : formatInstant(changes_at),
    server_time: formatInstant(ctx.now),
  }
}
