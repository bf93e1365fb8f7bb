import type { BannerRow, CampaignRow, CampaignSection, Catalogue, Translated } from '@nusaria/catalogue/products/types'
import type { Complete } from '@nusaria/contracts/added'
import type { CmsBanner, CmsProject, CmsProjectCard, CmsSection } from '@nusaria/contracts/cms'
import type { Language } from '@nusaria/contracts/headers'
import { FREE_SHIPPING } from '../voucher/index.ts'

/** The front page's id. */
export const HOME = 'home'

/** The campaign that shows all of the flash sale. */
const FLASH_SALE = 'flash-sale'

/** Vouchers offered on the front page. */
const HOME_COUPONS = [FREE_SHIPPING, 'BELANJA20', 'BARU12', 'CAMILAN10', 'HEMAT5', 'BAYAR8']

const TEXTS = {
  title: { id: 'Beranda', en: 'Home', 'zh-CN': '首页' },
  vouchers: { id: 'Voucher untukmu', en: 'Vouchers for you', 'zh-CN': '为您准备的优惠券' },
  flashSale: { id: 'Flash sale', en: 'Flash sale', 'zh-CN': '限时抢购' },
  buyAgain: { id: 'Beli lagi', en: 'Buy again', 'zh-CN': '再次购买' },
  viewed: { id: 'Terakhir dilihat', en: 'Recently viewed', 'zh-CN': '最近浏览' },
  hot: { id: 'Paling laris minggu ini', en: 'Best sellers this week', 'zh-CN': '本周热销' },
  hotText: { id: 'Yang paling sering masuk keranjang.', en: 'What lands in carts most often.', 'zh-CN': '大家加购最多的商品。' },
  recommended: { id: 'Rekomendasi untukmu', en: 'Recommended for you', 'zh-CN': '为您推荐' },
  recommendedText: { id: 'Pilihan dari semua kategori', en: 'A choice from every category', 'zh-CN': '各分类精选商品' },
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

function homeIn(language: Language, { home }: Catalogue): Complete<CmsProject> {
  const banners = (rows: readonly BannerRow[]) => rows.map((row) => bannerIn(language, row))
  const target = { type: 'project', project_id: FLASH_SALE } as const
  return {
    project_id: HOME,
    title: TEXTS.title[language],
    look: null,
    sections: [
      { type: 'hero', banners: banners(home.hero_list) },
      { type: 'side_banners', banners: banners(home.side_list) },
      { type: 'categories' },
      ...(home.flash_list.length > 0 ? [{ type: 'flash_sale', title: TEXTS.flashSale[language], target } as const] : []),
      { type: 'vouchers', title: TEXTS.vouchers[language], coupon_nos: HOME_COUPONS },
      { type: 'buy_again', title: TEXTS.buyAgain[language] },
      { type: 'recently_viewed', title: TEXTS.viewed[language] },
      { type: 'hot', title: TEXTS.hot[language], text: TEXTS.hotText[language] },
      { type: 'recommended', title: TEXTS.recommended[language], text: TEXTS.recommendedText[language] },
    ],
  }
}

function sectionIn(language: Language, section: CampaignSection): CmsSection {
  switch (section.type) {
    case 'categories':
      return { type: 'categories' }
    case 'side_banners':
      return { type: 'side_banners', banners: section.banners.map((row) => bannerIn(language, row)) }
    case 'vouchers':
      return { type: 'vouchers', title: section.title[language], coupon_nos: [...section.coupon_nos] }
    case 'hot':
    case 'recommended':
      return { type: section.type, title: section.title[language], text: section.text[language] }
    case 'flash_sale':
      return { type: 'flash_sale', title: section.title[language], target: null }
    case 'products':
      return { type: 'products', title: section.title[language], product_nos: [...section.product_nos] }
    case 'text':
      return { type: 'text', title: section.title[language], paragraphs: section.paragraphs.map((text) => text[language]) }
  }
}

/** A small catalogue may have no products for a list. */
function isFilled(section: CampaignSection): boolean {
  return section.type !== 'products' || section.product_nos.length > 0
}

function campaignIn(language: Language, { project_id, title, hero_list, look, sections }: CampaignRow): Complete<CmsProject> {
  return {
    project_id,
    title: title[language],
    look,
    sections: [
      { type: 'hero', banners: hero_list.map((row) => bannerIn(language, row)) },
      ...sections.filter(isFilled).map((section) => sectionIn(language, section)),
    ],
  }
}

function cardIn(language: Language, { project_id, title, hero_list: [first] }: CampaignRow): CmsProjectCard {
  const banner = first ? { ...bannerIn(language, first), target: { type: 'project', project_id } as const } : null
  return { project_id, title: title[language], banner }
}

/** A page by its id in a language; null when unknown. */
export function cmsPage(language: Language, catalogue: Catalogue, project_id: string): Complete<CmsProject> | null {
  if (project_id === HOME) return homeIn(language, catalogue)
  const campaign = catalogue.home.campaign_list.find((row) => row.project_id === project_id)
  return campaign ? campaignIn(language, campaign) : null
}

/** The current campaigns, newest first. */
export function campaignCards(language: Language, { home }: Catalogue): CmsProjectCard[] {
  return home.campaign_list.map((row) => cardIn(language, row))
}
