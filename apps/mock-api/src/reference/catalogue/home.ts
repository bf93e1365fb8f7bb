import { childrenBanner, coffeeBanner, kitchenBanner, paydayBanner, skinBanner, snacksBanner } from './home-banners.ts'
import { type BestOf, buildCampaigns } from './home-campaigns.ts'
import type { NAV_IDS } from './nav.ts'
import type { HomeContent } from './types.ts'

type Ids = typeof NAV_IDS

/** The content of the home page above its lists, and the campaign pages. `bestOf` returns the best sellers of a category. */
export function buildHome(ids: Ids, bestOf: BestOf): HomeContent {
  const [bag] = bestOf(ids.sekolah, 1)
  return {
    hero_list: [
      kitchenBanner({ type: 'project', project_id: 'dapur-penuh' }),
      coffeeBanner({ type: 'keyword', keyword: 'kopi' }),
      snacksBanner(ids),
      paydayBanner({ type: 'project', project_id: 'pesta-gajian' }),
    ],
    side_list: [
      skinBanner({ type: 'coupons', coupon_nos: ['KILAURA15'] }),
      childrenBanner(bag ? { type: 'product', product_no: bag.product_no } : { type: 'category', nav_type_id: ids['ibu-anak'] }),
    ],
    campaign_list: buildCampaigns(ids, bestOf),
  }
}
