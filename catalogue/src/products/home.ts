import type { CmsTarget } from '@nusaria/contracts/cms'
import { jsonData } from '../lib/json.ts'
import type { BannerUse, Home, Section, Target, Texts } from './data-schemas.ts'
import homeJson from './home.json' with { type: 'json' }
import { NAV_IDS } from './nav.ts'
import type { BannerRow, CampaignSection, HomeContent, ProductRow, Translated } from './types.ts'

/** Best sellers of a category. */
export type BestOf = (nav_type_id: string, count: number) => readonly ProductRow[]

const content = jsonData<Home>(homeJson)
const VOUCHERS_TITLE: Texts = ['Voucher promo', 'Promo vouchers', '活动优惠券']

const translated = ([id, en, zh]: Texts): Translated => ({ id, en, 'zh-CN': zh })

/** The content of the home page above its lists, and the campaign pages. `bestOf` returns the best sellers of a category. */
export function buildHome(bestOf: BestOf): HomeContent {
  const targetOf = (target: Target): CmsTarget => {
    if (target.type !== 'category' && target.type !== 'best_seller') return target
    const nav_type_id = NAV_IDS[target.category]
    const [product] = target.type === 'best_seller' ? bestOf(nav_type_id, 1) : []
    return product ? { type: 'product', product_no: product.product_no } : { type: 'category', nav_type_id }
  }
  const bannerOf = ({ banner: banner_id, target, action }: BannerUse): BannerRow => {
    const banner = content.banners[banner_id]
    if (!banner) throw new Error(`home.json has no banner ${banner_id}`)
    return {
      banner_id,
      eyebrow: translated(banner.eyebrow),
      title: translated(banner.title),
      text: translated(banner.text),
      action: translated(action ?? banner.action),
      image_url: `/media/banners/${banner_id}.svg`,
      tone: banner.tone,
      target: targetOf(target),
    }
  }
  const bestSellers = (counts: Home['flash_sale']) =>
    (Object.entries(counts) as [keyof typeof NAV_IDS, number][]).flatMap(([category, count]) => bestOf(NAV_IDS[category], count))
  const sectionOf = (section: Section): CampaignSection => {
    switch (section.type) {
      case 'side_banners':
        return { type: section.type, banners: section.banners.map(bannerOf) }
      case 'categories':
        return section
      case 'vouchers':
        return { type: section.type, title: translated(VOUCHERS_TITLE), coupon_nos: section.coupon_nos }
      case 'products': {
        const product_nos = bestSellers(section.best_sellers).map(({ product_no }) => product_no)
        return { type: section.type, title: translated(section.title), product_nos }
      }
      case 'flash_sale':
        return { type: section.type, title: translated(section.title) }
      case 'text':
        return { type: section.type, title: translated(section.title), paragraphs: section.paragraphs.map(translated) }
      default:
        return { type: section.type, title: translated(section.title), text: translated(section.text) }
    }
  }
  return {
    hero_list: content.hero_list.map(bannerOf),
    side_list: content.side_list.map(bannerOf),
    flash_list: bestSellers(content.flash_sale).filter(({ discount, flag_sold_out }) => discount > 0 && flag_sold_out === 0),
    campaign_list: content.campaign_list.map(({ project_id, title, hero_list, look, sections }) => ({
      project_id,
      title: translated(title),
      hero_list: hero_list.map(bannerOf),
      look,
      sections: sections.map(sectionOf),
    })),
  }
}
