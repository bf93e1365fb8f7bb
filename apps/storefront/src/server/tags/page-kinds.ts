import { name } from '@nusaria/brand'
import type { CmsProject } from '@nusaria/contracts/cms'
import type { NavType } from '@nusaria/contracts/nav'
import type { ProductCard, ProductDetail } from '@nusaria/contracts/product-entities'
import { productTags } from '@nusaria/contracts/product-tags'
import { listPageSize } from '#commerce/product/api.ts'
import { failedWith } from '#platform/api/failure.ts'
import { toFailure } from '#platform/api/to-failure.ts'
import { currentLayout } from '#platform/browser/use-layout.ts'
import { categoryProductsLink, paths, productPath } from '#platform/routing/paths.ts'
import { pageInAddress } from '#ui/paging/use-page-count.ts'
import { shareCardPath } from '../share-card/share-card.ts'
import { breadcrumbs, fullAddress, pictureProperties, type Replies, type SpecialTags, shopData, type TaggedPage } from './tags.ts'

type Describe = (page: TaggedPage) => SpecialTags
type FindStatus = (replies: Replies, query: URLSearchParams) => 200 | 404 | 410

/** names of products in a description */
const SOME = 5

const home = (t: TaggedPage['t']) => [t('common:tabs.home'), paths.home] as const

const product: Describe = ({ language, origin, path, replies, t }) => {
  const detail = replies.data<ProductDetail>('productMinSkuDetail')
  if (!detail) return {}
  const { product_no, product_name, nav_type_id, nav_type_name } = detail
  const { description, properties, jsonLd } = productTags(detail, { origin, url: fullAddress(origin, path), shop: name })
  const category = nav_type_id && nav_type_name ? [[nav_type_name, categoryProductsLink(nav_type_id).to] as const] : []
  const picture = pictureProperties(origin, shareCardPath(product_no, language), product_name)
  return {
    description,
    properties: { ...properties, ...picture },
    jsonLd: [jsonLd, breadcrumbs(origin, [home(t), ...category, [product_name, path]])],
  }
}

/** `category`: undefined also when the types came too late. */
function findCategory(replies: Replies, query: URLSearchParams) {
  const typeId = query.get('typeId')
  const types = replies.data<readonly NavType[]>('navTypeList')
  const category = types?.flatMap((type) => [type, ...type.child_list]).find(({ nav_type_id }) => nav_type_id === typeId)
  return { typeId, category, isMissing: typeId !== null && types !== undefined && !category }
}

/** The first page of a list that the page shows. */
const findList = (replies: Replies, name: 'productList' | 'search') =>
  replies.data<{ readonly pages: readonly { readonly list: readonly ProductCard[]; readonly total: number }[] }>(name)?.pages[0]

/** A category's products. What a search finds isn't for search engines; a category that only came too late still is. */
const productList: Describe = ({ origin, params, replies, t }) => {
  const { typeId, category, isMissing } = findCategory(replies, params)
  const first = findList(replies, 'productList')
  if (typeId === null || isMissing) return { index: false }
  if (!first || !category) return {}
  const before = (pageInAddress(`?${params}`) - 1) * listPageSize(currentLayout())
  const names = first.list.slice(0, SOME).map(({ product_name }) => product_name)
  const items = first.list.map(({ product_no, product_name }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name: product_name,
    url: fullAddress(origin, productPath(product_no)),
  }))
  return {
    description: t('seo:category', { count: first.total, category: category.nav_type_name, names: names.join(', ') }),
    jsonLd: [
      { '@context': 'https://schema.org', '@type': 'ItemList', numberOfItems: first.total, itemListElement: items },
      breadcrumbs(origin, [home(t), [category.nav_type_name, categoryProductsLink(category.nav_type_id).to]]),
    ],
  }
}

const categories: Describe = ({ replies, t }) => {
  const types = replies.data<readonly NavType[]>('navTypeList') ?? []
  const names = types.map(({ nav_type_name }) => nav_type_name).join(', ')
  return names ? { description: t('seo:categories', { names }) } : {}
}

const campaign: Describe = ({ params, replies, t }) => {
  const project = replies.data<CmsProject>('cmsGetById')
  if (params.get('project_id') && project) return { description: t('seo:campaign', { title: project.title }) }
  return { description: t('seo:campaigns'), index: !params.get('vid') }
}

const DESCRIBE: Readonly<Record<string, Describe>> = {
  [paths.home]: ({ origin }) => ({ jsonLd: shopData(origin) }),
  [paths.product]: product,
  [paths.productList]: productList,
  [paths.category]: categories,
  [paths.activities]: campaign,
  [paths.coupons]: ({ t }) => ({ description: t('seo:vouchers') }),
  [paths.search]: () => ({ index: false }),
  [paths.productMissing]: () => ({ index: false }),
  [paths.voucherTerms]: () => ({ index: false }),
}

/** What a page says beside what all pages say. A text has its title in front of the shop's own description. */
export function specialTags(pathname: string, page: TaggedPage): SpecialTags {
  const describe = DESCRIBE[pathname]
  return describe ? describe(page) : { description: `${page.title.replace(` · ${name}`, '')}. ${page.t('common:footer.tagline')}` }
}

const productStatus: FindStatus = (replies) => {
  const error = replies.error('productMinSkuDetail')
  if (!failedWith(error, 'PRODUCT_INFO_MISSING', 'PRODUCT_PARAMETER_INVALID')) return 200
  const failure = toFailure(error)
  return failure?.kind === 'business' && failure.params.discontinued === 1 ? 410 : 404
}

/** 404: a category that doesn't exist, or a page after the end of a list. A reply that is late doesn't tell: then the list is there. */
const listStatus: FindStatus = (replies, query) => {
  const { typeId, isMissing } = findCategory(replies, query)
  if (typeId && isMissing) return 404
  if (pageInAddress(`?${query}`) === 1) return 200
  const name = typeId ? 'productList' : 'search'
  return findList(replies, name)?.list.length === 0 || failedWith(replies.error(name), 'SEARCH_RESULT_FAILED') ? 404 : 200
}

const STATUS: Readonly<Record<string, FindStatus>> = {
  [paths.product]: productStatus,
  [paths.productList]: listStatus,
  [paths.productMissing]: () => 404,
  [paths.activities]: (replies) => (failedWith(replies.error('cmsGetById'), 'PAGE_CONTENT_MISSING') ? 404 : 200),
}

/** 404 when the shop has nothing at the address, 410 when it had and the backend says that it won't come back. */
export function findStatus(pathname: string, query: URLSearchParams, replies: Replies): ReturnType<FindStatus> {
  return STATUS[pathname]?.(replies, query) ?? 200
}
