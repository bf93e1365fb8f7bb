import type { Complete } from '@nusaria/contracts/added'
import type { Language } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import type { DeliveryEstimate, ProductDetail, Sku } from '@nusaria/contracts/product'
import type { Ctx } from '../../engine/contract/context.ts'
import { formatInstant } from '../../lib/time.ts'
import { areaByCode, type DeliveryTerms } from '../../reference/areas/areas.ts'
import { DEFAULT_DISTRICT, deliveryFee, deliveryTo } from '../../reference/areas/delivery.ts'
import { galleryOf } from '../../reference/catalogue/shots.ts'
import { catalogueText } from '../../reference/catalogue/texts/index.ts'
import type { ProductRow } from '../../reference/catalogue/types.ts'
import { byDefaultThenNewest, dottedArea } from '../address/index.ts'
import { type CurrentSku, currentSku, discountPercent, productCard } from '../inventory/index.ts'
import { reviewFigures } from '../review/index.ts'

type DetailCtx = Pick<Ctx, 'db' | 'catalogue' | 'member' | 'language' | 'now'>

function skuOf({ sku, product, price, scribing_price, stock }: CurrentSku, language: Language): Complete<Sku> {
  const { sku_no, product_no, spec_values, image_url, specification, net_weight_g, gross_weight_g } = sku
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
  }
}

/** The place for a delivery estimate: the member's default address if parcels reach it, else the centre of Jakarta. */
function destination({ db, member }: DetailCtx): { readonly city: string; readonly terms: DeliveryTerms } {
  const [address] = member ? db.addresses.all({ member_no: member.member_no }, byDefaultThenNewest) : []
  const places = [...(address ? [dottedArea(address.district_code)] : []), DEFAULT_DISTRICT]
  for (const place of places) {
    const terms = deliveryTo(place)
    const city = areaByCode(place.slice(0, 5))
    if (terms && city) return { city: city.name, terms }
  }
  throw new Error(`Parcels must reach ${DEFAULT_DISTRICT}`)
}

function estimate(product: ProductRow, { city, terms }: ReturnType<typeof destination>): DeliveryEstimate {
  const { min_days, max_days } = terms
  const fee = product.flag_free_shipping ? 0 : deliveryFee(terms, product.attributes.gross_weight_g)
  return { city, ship_within_hours: LIMITS.shipHours, min_days, max_days, fee }
}

/** A product's page; null when none of its SKUs is on sale. */
export function productDetail(ctx: DetailCtx, product: ProductRow): Complete<ProductDetail> | null {
  const sku_list = product.sku_list.flatMap((sku) => currentSku(ctx, sku.sku_no) ?? []).filter((sku) => !sku.off_sale)
  if (sku_list.length === 0) return null
  const place = destination(ctx)
  const { language } = ctx
  const { nav_type_id, description, image_list, attributes } = product
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
    review_count: reviewFigures(ctx, product).review_count,
    delivery: estimate(product, place),
    flag_cod: product.flag_cod && place.terms.cash_on_delivery,
    server_time: formatInstant(ctx.now),
  }
}
