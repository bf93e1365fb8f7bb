import { z } from 'zod'
import { addedField } from './added.ts'
import { PictureUrl } from './common.ts'
import { assumed, defineContract, documentedPath, guestPostQuery } from './contract.ts'
import { withFallback } from './fallback.ts'
import { LIMITS } from './limits.ts'
import { ProductNo } from './product-entities.ts'
import { CouponNo } from './voucher.ts'

/** The target of a banner or a link: a screen of the shop. */
export const CmsTarget = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('product'), product_no: ProductNo }),
  z.strictObject({ type: z.literal('category'), nav_type_id: z.string() }),
  z.strictObject({ type: z.literal('keyword'), keyword: z.string() }),
  z.strictObject({ type: z.literal('coupons'), coupon_nos: z.array(CouponNo) }),
  z.strictObject({ type: z.literal('project'), project_id: z.string() }),
])
export type CmsTarget = z.output<typeof CmsTarget>

/** Backgrounds of the visual reference that a banner may use. */
export const CmsTone = z.enum(['kunyit', 'sambal', 'pandan', 'nila', 'paper'])

export const CmsBanner = z.strictObject({
  banner_id: withFallback(z.string()),
  eyebrow: withFallback(z.string()),
  title: z.string(),
  text: withFallback(z.string()),
  action: withFallback(z.string()),
  image_url: PictureUrl,
  tone: withFallback(CmsTone),
  target: CmsTarget,
})
export type CmsBanner = z.output<typeof CmsBanner>

const SectionText = withFallback(z.string())

/** A page is a list of sections in order; texts are in the requested `Language`. */
export const CmsSection = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hero'), banners: z.array(CmsBanner).min(1) }),
  z.strictObject({ type: z.literal('side_banners'), banners: z.array(CmsBanner).max(2) }),
  z.strictObject({ type: z.literal('categories') }),
  z.strictObject({ type: z.literal('vouchers'), title: SectionText, coupon_nos: z.array(CouponNo) }),
  /** `product.flashSale`; `target` leads to all of it, null where all is shown. Left out while no round is planned. */
  z.strictObject({ type: z.literal('flash_sale'), title: SectionText, target: CmsTarget.nullable() }),
  /** What a member bought, and viewed: shown to members, when there is something. */
  z.strictObject({ type: z.literal('buy_again'), title: SectionText }),
  z.strictObject({ type: z.literal('recently_viewed'), title: SectionText }),
  z.strictObject({ type: z.literal('hot'), title: SectionText, text: SectionText }),
  z.strictObject({ type: z.literal('recommended'), title: SectionText, text: SectionText }),
  z.strictObject({ type: z.literal('products'), title: SectionText, product_nos: z.array(ProductNo).min(1) }),
  z.strictObject({ type: z.literal('text'), title: SectionText, paragraphs: z.array(z.string()) }),
])
export type CmsSection = z.output<typeof CmsSection>

/** What a campaign's page looks like: its colours by name, and the ornament behind its head. */
export const CmsLook = z.strictObject({
  colours: z.enum(['kunyit', 'sambal', 'pandan', 'nila', 'paper', 'rose', 'violet']),
  motif: z.enum(['petals', 'checks', 'steam', 'crumbs', 'confetti', 'rays']),
})
export type CmsLook = z.output<typeof CmsLook>

export const CmsProject = z.strictObject({
  project_id: withFallback(z.string()),
  title: withFallback(z.string()),
  sections: z.array(CmsSection),
  /** Null for `home`, and for a campaign that looks like other pages. */
  look: addedField(CmsLook.nullable()),
})
export type CmsProject = z.output<typeof CmsProject>

/** A campaign in the list, with its banner; null without banners. */
export const CmsProjectCard = z.strictObject({ project_id: z.string(), title: z.string(), banner: CmsBanner.nullable() })
export type CmsProjectCard = z.output<typeof CmsProjectCard>

export const cmsContract = defineContract({
  getById: {
    ...guestPostQuery,
    path: '/cms/project/getById',
    source: documentedPath,
    summary: 'The content of a page: home, a campaign; `home` is the front page',
    body: z.strictObject({ project_id: z.string().min(1).max(LIMITS.campaignIdMax) }),
    data: CmsProject,
    errors: ['PAGE_CONTENT_MISSING'],
  },
  projectList: {
    ...guestPostQuery,
    path: '/cms/project/list',
    source: assumed,
    summary: 'The campaigns under way, newest first',
    body: z.strictObject({}),
    data: z.strictObject({ list: z.array(CmsProjectCard) }),
    errors: ['PAGE_CONTENT_MISSING'],
  },
})
