import type { Complete } from '@nusaria/contracts/added'
import type { Language } from '@nusaria/contracts/headers'
import { BRANDS_MAX } from '@nusaria/contracts/product'
import { FilterKind, type ListFacets } from '@nusaria/contracts/search'
import type { InventoryCtx } from '../inventory/index.ts'
import { campaignProducts } from './campaigns.ts'
import { changedProducts, changesByPosition } from './changes.ts'
import { countFacets } from './count-facets.ts'
import type { ListFilter } from './filter.ts'
import { FLAG } from './flags.ts'
import type { ProductList } from './product-list.ts'

interface FacetCtx extends InventoryCtx {
  readonly language: Language
}

/** Averages of reviews that a list offers. Most products have more than 4. */
const RATINGS = [4.8, 4.5] as const

/** The filters that are set. */
function setFilters(filter: ListFilter): readonly FilterKind[] {
  const { types, price_min, price_max, in_stock, free_shipping, discounted, rating_min, brands, products } = filter
  const isSet: Readonly<Record<FilterKind, boolean>> = {
    type: Boolean(types),
    price: price_min !== undefined || price_max !== undefined,
    in_stock: in_stock === true,
    free_shipping: free_shipping === true,
    discounted: discounted === true,
    rating: rating_min !== undefined,
    brand: brands !== undefined,
    campaign: Boolean(products),
  }
  return FilterKind.options.filter((kind) => isSet[kind])
}

/** What a list can be narrowed by, with the world's current data. Types with most products first, then in the tree's order. */
export function facetsOf(ctx: FacetCtx, list: ProductList, filter: ListFilter): Omit<Complete<ListFacets>, 'total'> {
  const { catalogue, language } = ctx
  const counts = countFacets(list, changesByPosition(ctx, list, changedProducts(ctx)), filter)
  const { lowest, highest } = counts
  const counted = ({ count }: { readonly count: number }) => count > 0
  return {
    types: counts.types.counted
      .map(({ value, count }) => ({ nav_type_id: value, nav_type_name: catalogue.navType(value)?.nav_type_name[language] ?? '', count }))
      .sort((a, b) => b.count - a.count || Number(a.nav_type_id) - Number(b.nav_type_id)),
    price_range: lowest <= highest ? { lowest, highest } : null,
    in_stock: counts.withFlag(FLAG.inStock, 'in_stock'),
    free_shipping: counts.withFlag(FLAG.freeShipping, 'free_shipping'),
    discounted: counts.withFlag(FLAG.discounted, 'discounted'),
    ratings: RATINGS.map((rating_min) => ({ rating_min, count: counts.ratedFrom(rating_min) })).filter(counted),
    brands: counts.brands.counted
      .map(({ value: brand, count }) => ({ brand, count }))
      .sort((a, b) => b.count - a.count || (a.brand < b.brand ? -1 : 1))
      .slice(0, BRANDS_MAX),
    campaigns: catalogue.home.campaign_list
      .map((campaign) => ({
        project_id: campaign.project_id,
        title: campaign.title[language],
        count: counts.inCampaign(campaignProducts(campaign)),
      }))
      .filter(counted),
    without: setFilters(filter).map((kind) => ({ filter: kind, count: counts.without(kind) })),
  }
}
