import { CmsLook, CmsTone } from '@nusaria/contracts/cms'
import { CouponNo } from '@nusaria/contracts/voucher'
import { z } from 'zod'
import navTree from './nav-tree.json' with { type: 'json' }
import sizeTables from './size-tables.json' with { type: 'json' }

/**
 * The shapes of this folder's JSON files. Only their types are used at run time; `data.test.ts` checks the files.
 */

/** A text in Indonesian, English and Chinese. */
const Texts = z.tuple([z.string(), z.string(), z.string()])
export type Texts = z.output<typeof Texts>

type Tree = typeof navTree
export type TopSlug = keyof Tree
type ChildrenOf<T> = T extends { children: infer C } ? keyof C & string : never
/** The short name of a child category in the other files. */
export type ChildSlug = { [K in TopSlug]: ChildrenOf<Tree[K]> }[TopSlug]

const children = Object.values(navTree).flatMap((branch) => Object.keys(branch.children)) as ChildSlug[]
const ChildSlug = z.enum(children)
const Slug = z.enum([...(Object.keys(navTree) as TopSlug[]), ...children])

/** Names in Indonesian, English and Chinese; the icon shows a product: its family, and the number of its model (`boneka.1`). */
const NavNames = z.tuple([...Texts.def.items, z.string()])
export type NavNames = z.output<typeof NavNames>

export const NavBranch = z.strictObject({ names: NavNames, children: z.record(z.string(), NavNames) })
export type NavBranch = z.output<typeof NavBranch>

/** English and Chinese by the Indonesian text. */
export const Words = z.record(z.string(), z.tuple([z.string(), z.string()]))
export type Words = z.output<typeof Words>

/** Names and synonyms by family or category: a line each of Indonesian, English and Chinese. */
export const NameLines = z.record(z.string(), z.tuple([z.string(), z.string(), z.string()]))
export type NameLines = z.output<typeof NameLines>

/** The drawn pack of a product; `plain` shows the product itself. */
const PackShape = z.enum(['pouch', 'box', 'carton', 'jar', 'bottle', 'pump', 'tube', 'can', 'plain'])
export type PackShape = z.output<typeof PackShape>

/** cm, or from and to */
const Length = z.union([z.number().positive(), z.tuple([z.number().positive(), z.number().positive()])])

/** Size tables by name: columns in Indonesian, and the lengths of each size. */
export const SizeTables = z.record(
  z.string(),
  z.strictObject({
    kind: z.enum(['shoes', 'clothes']),
    columns: z.array(z.string()).min(1),
    rows: z.record(z.string(), z.array(Length)),
  }),
)
export type SizeTables = z.output<typeof SizeTables>
const SizeTableName = z.enum(Object.keys(sizeTables) as (keyof typeof sizeTables)[])

/**
 * One kind of product; each entry of `models` becomes a product of its own.
 *
 * A look is written `drawing|palette` and follows a name after a bar: `'Balado|chilies|chili'`. With a pack the drawing is printed on the
 * label: label art, or goods that come without a pack (`orange.2` is their second view). Without a pack it is the goods themselves. Both may
 * have a colour (`teapot~#B5452F`). Missing parts of a model come from `look`, those of a choice from the model.
 */
export const Family = z.strictObject({
  /** Lower case with hyphens; part of picture addresses. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** The child category. */
  in: ChildSlug,
  /** Head of the name: brand, kind, model, size. */
  kind: z.string(),
  /** Words printed on the pack, `/` breaks the line; defaults to the kind. */
  label: z.string().optional(),
  /** Brands, all invented. */
  by: z.array(z.string()).min(1),
  pack: PackShape,
  unit: z.string(),
  look: z.string(),
  /** Rupiah of the first size. */
  price: z.int().positive(),
  /** Choices of size. Weights and volumes set their own price; others may have a factor: `40 cm*1.6`. */
  sizes: z.array(z.string()).min(1),
  /** Name of the size axis; defaults to `Ukuran`. */
  sizeAxis: z.string().optional(),
  /** Further axes, before the size. */
  options: z.record(z.string(), z.array(z.string()).min(2)).optional(),
  models: z.array(z.string()).min(1),
  /** `9 bulan`; absent for what doesn't perish. */
  life: z.string().optional(),
  /** Composition or material. */
  of: z.string(),
  /** Net grams of the first size where its text doesn't say. */
  grams: z.number().positive().optional(),
  /** Pack of the first size: length, width, height in mm. */
  dims: z.tuple([z.number(), z.number(), z.number()]),
  /** Drawings beside the pack in the gallery. */
  props: z.array(z.string()).optional(),
  /** Whether all sizes weigh the same, as memory does. */
  evenWeight: z.literal(true).optional(),
  /** What the sizes measure: one of `size-tables.json` for each model, or one for all of them. */
  sizeTables: z.array(SizeTableName).min(1).optional(),
  /** Most pieces in one order. */
  limit: z.int().positive().optional(),
  /** The description. */
  text: z.strictObject({ id: z.string(), en: z.string(), 'zh-CN': z.string() }),
})
export type Family = z.output<typeof Family>

/** Where a banner leads. `best_seller` is the best-selling product of a category. */
const Target = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('category'), category: Slug }),
  z.strictObject({ type: z.literal('best_seller'), category: Slug }),
  z.strictObject({ type: z.literal('keyword'), keyword: z.string() }),
  z.strictObject({ type: z.literal('coupons'), coupon_nos: z.array(CouponNo) }),
  z.strictObject({ type: z.literal('project'), project_id: z.string() }),
])
export type Target = z.output<typeof Target>

/** A banner by its id, with its target here; an own `action` replaces the banner's. */
const BannerUse = z.strictObject({ banner: z.string(), action: Texts.optional(), target: Target })
export type BannerUse = z.output<typeof BannerUse>

/** How many best sellers of which category. */
const BestSellers = z.partialRecord(Slug, z.int())

const Section = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('side_banners'), banners: z.array(BannerUse) }),
  z.strictObject({ type: z.literal('categories') }),
  z.strictObject({ type: z.literal('vouchers'), coupon_nos: z.array(CouponNo) }),
  z.strictObject({ type: z.literal('products'), title: Texts, best_sellers: BestSellers }),
  z.strictObject({ type: z.literal('flash_sale'), title: Texts }),
  z.strictObject({ type: z.enum(['hot', 'recommended']), title: Texts, text: Texts }),
  z.strictObject({ type: z.literal('text'), title: Texts, paragraphs: z.array(Texts) }),
])
export type Section = z.output<typeof Section>

/** The content of the home page above its lists, and the campaign pages, newest first. */
export const Home = z.strictObject({
  banners: z.record(z.string(), z.strictObject({ tone: CmsTone, eyebrow: Texts, title: Texts, text: Texts, action: Texts })),
  hero_list: z.array(BannerUse),
  side_list: z.array(BannerUse),
  /** Of which the rounds of the flash sale take those that are discounted. */
  flash_sale: BestSellers,
  campaign_list: z.array(
    z.strictObject({ project_id: z.string(), title: Texts, look: CmsLook, hero_list: z.array(BannerUse), sections: z.array(Section) }),
  ),
})
export type Home = z.output<typeof Home>

/** Popular and rising keywords, and those offered under the search box, in each language. Each finds something in the shop. */
export const Keywords = z.strictObject({
  popular: z.array(Texts),
  rising: z.array(Texts),
  recommended: z.array(Texts),
})
export type Keywords = z.output<typeof Keywords>
