import type { CmsBanner, CmsProject } from '@nusaria/contracts/cms'
import type { Language } from '@nusaria/contracts/headers'
import type { BannerRow, CampaignRow, Catalogue, Translated } from '../catalogue/types.ts'
import { FREE_SHIPPING } from '../promotion/coupons.ts'

/** The front page's id. */
export const HOME = 'home'

/** Vouchers offered on the front page. */
const HOME_COUPONS = [FREE_SHIPPING, 'BELANJA20', 'BARU12', 'CAMILAN10']

const words = {
  title: { id: 'Beranda', en: 'Home', 'zh-CN': '首页' },
  vouchers: { id: 'Voucher untukmu', en: 'Vouchers for you', 'zh-CN': '为你准备的优惠券' },
  hot: { id: 'Paling laris minggu ini', en: 'Best sellers this week', 'zh-CN': '本周热销' },
  hotText: { id: 'Yang paling sering masuk keranjang.', en: 'What lands in carts most often.', 'zh-CN': '大家加购最多的商品。' },
  recommended: { id: 'Rekomendasi untukmu', en: 'Recommended for you', 'zh-CN': '为你推荐' },
  recommendedText: { id: 'Dipilih dari yang sering kamu lihat', en: 'Chosen by what you look at most', 'zh-CN': '根据你常看的商品挑选' },
  products: { id: 'Produk pilihan', en: 'Picked products', 'zh-CN': '精选商品' },
} as const satisfies Readonly<Record<string, Translated>>

function bannerIn(language: Language, row: BannerRow): CmsBanner {
  const { banner_id, image_url, tone, target } = row
  return {
    banner_id,
    eyebrow: row.eyebrow[language],
    title: row.title[language],
    text: row.text[language],
    action: row.action[language],
    image_url,
    tone,
    target,
  }
}

function homeIn(language: Language, { home }: Catalogue): CmsProject {
  const banners = (rows: readonly BannerRow[]) => rows.map((row) => bannerIn(language, row))
  return {
    project_id: HOME,
    title: words.title[language],
    sections: [
      { type: 'hero', banners: banners(home.hero_list) },
      { type: 'side_banners', banners: banners(home.side_list) },
      { type: 'categories' },
      { type: 'vouchers', title: words.vouchers[language], coupon_nos: HOME_COUPONS },
      { type: 'hot', title: words.hot[language], text: words.hotText[language] },
      { type: 'recommended', title: words.recommended[language], text: words.recommendedText[language] },
    ],
  }
}

function campaignIn(language: Language, { project_id, title, hero, intro, product_nos }: CampaignRow): CmsProject {
  return {
    project_id,
    title: title[language],
    sections: [
      { type: 'hero', banners: [bannerIn(language, hero)] },
      { type: 'text', title: title[language], paragraphs: intro.map((text) => text[language]) },
      { type: 'products', title: words.products[language], product_nos: [...product_nos] },
    ],
  }
}

/** A page by its id in a language; null when there is none. */
export function pageIn(language: Language, catalogue: Catalogue, project_id: string): CmsProject | null {
  if (project_id === HOME) return homeIn(language, catalogue)
  const campaign = catalogue.home.campaign_list.find((row) => row.project_id === project_id)
  return campaign ? campaignIn(language, campaign) : null
}

/** The campaigns under way, newest first. */
export function campaignsIn(language: Language, { home }: Catalogue): { project_id: string; title: string }[] {
  return home.campaign_list.map(({ project_id, title }) => ({ project_id, title: title[language] }))
}
