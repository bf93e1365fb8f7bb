import type { CampaignRow, Catalogue } from '@nusaria/catalogue/products/types'
import type { ProductFilter } from '@nusaria/contracts/product'
import type { ListFilter } from './filter.ts'

const known = new WeakMap<CampaignRow, ReadonlySet<string>>()

/** The products that a campaign's page names. */
export function campaignProducts(campaign: CampaignRow): ReadonlySet<string> {
  const products =
    known.get(campaign) ?? new Set(campaign.sections.flatMap((section) => (section.type === 'products' ? section.product_nos : [])))
  known.set(campaign, products)
  return products
}

/** A filter with the products of its campaign: none of an unknown one. */
export function withCampaign<F extends ProductFilter>({ home }: Catalogue, filter: F): F & ListFilter {
  const { project_id } = filter
  if (project_id === undefined) return filter
  const campaign = home.campaign_list.find((row) => row.project_id === project_id)
  return { ...filter, products: campaign ? campaignProducts(campaign) : new Set() }
}
