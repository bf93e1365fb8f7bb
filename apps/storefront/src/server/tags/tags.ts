import { mail, name } from '@nusaria/brand'
import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import { LANGUAGE_PARAM, SHARE_CARD } from '@nusaria/server/site/rendered-page'
import type { AnyText } from '#platform/i18n/i18n.ts'
import { withBase } from '#platform/routing/base-path.ts'
import { paths } from '#platform/routing/paths.ts'
import { pageInAddress, withPage } from '#ui/paging/use-page-count.ts'

export type Replies = ReturnType<typeof toReplies>

/** The replies that a rendered page shows, by the name of their endpoint. */
export function toReplies(queries: object) {
  const entries: readonly { endpointName?: string; data?: unknown; error?: unknown }[] = Object.values(queries)
  return {
    /** Undefined when no reply arrived in time. */
    data: <T>(endpoint: string) =>
      entries.find(({ endpointName, data }) => endpointName === endpoint && data !== undefined)?.data as T | undefined,
    /** Undefined when no call was refused. */
    error: (endpoint: string) => entries.find(({ endpointName, error }) => endpointName === endpoint && error !== undefined)?.error,
  }
}

export interface PageTags {
  readonly description: string
  readonly canonical: string
  /** The page in each language; `x-default` for visitors of any other. */
  readonly alternates: readonly { readonly language: Language | 'x-default'; readonly href: string }[]
  /** Whether search engines may list it. */
  readonly index: boolean
  readonly properties: Readonly<Record<string, string>>
  /** schema.org's descriptions. */
  readonly jsonLd: readonly object[]
}

export interface TaggedPage {
  readonly title: string
  readonly language: Language
  /** `https://shop.example` */
  readonly origin: string
  /** Path without the base, with the parameters that name what it shows. */
  readonly path: string
  readonly params: URLSearchParams
  readonly replies: Replies
  readonly t: AnyText
}

export type SpecialTags = Partial<Pick<PageTags, 'description' | 'properties' | 'jsonLd' | 'index'>>

/** The parameters that name what a page shows. Others, such as a filter, don't make it another page. */
const NAMING: Readonly<Record<string, readonly string[]>> = {
  [paths.product]: ['product_no'],
  [paths.productList]: ['typeId', 'keyword', 'page'],
  [paths.activities]: ['project_id'],
  [paths.voucherTerms]: ['coupon_no'],
}

const OG_LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', id: 'id_ID', 'zh-CN': 'zh_CN' }

export function namedPath(pathname: string, search: string): string {
  const query = new URLSearchParams(withPage(search, pageInAddress(search)))
  const named = (NAMING[pathname] ?? []).flatMap((key) => (query.get(key) ? [[key, query.get(key) ?? '']] : []))
  return named.length === 0 ? pathname : `${pathname}?${new URLSearchParams(named)}`
}

export const fullAddress = (origin: string, path: string) => origin + withBase(path)

/** The address of a page in a language: an address without one chooses by the browser. */
function inLanguage(address: string, language: Language): string {
  const url = new URL(address)
  url.searchParams.set(LANGUAGE_PARAM, language)
  return url.href
}

export function breadcrumbs(origin: string, steps: readonly (readonly [name: string, path: string])[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([step, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step,
      item: fullAddress(origin, path),
    })),
  }
}

export function shopData(origin: string): readonly object[] {
  const url = fullAddress(origin, paths.home)
  const target = `${fullAddress(origin, paths.productList)}?keyword={search_term_string}`
  return [
    { '@context': 'https://schema.org', '@type': 'Organization', name, url, email: mail, logo: fullAddress(origin, '/icons/icon-512.png') },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url,
      potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' },
    },
  ]
}

/** @param path of a PNG, `SHARE_CARD` large */
export function pictureProperties(origin: string, path: string, about: string): Readonly<Record<string, string>> {
  return {
    'og:image': fullAddress(origin, path),
    'og:image:type': 'image/png',
    'og:image:width': String(SHARE_CARD.width),
    'og:image:height': String(SHARE_CARD.height),
    'og:image:alt': about,
    'twitter:card': 'summary_large_image',
  }
}

/** @param languageNamed whether the address names the language */
export function pageTags(page: TaggedPage, special: SpecialTags, languageNamed: boolean): PageTags {
  const { title, language, origin, path, t } = page
  const plain = fullAddress(origin, path)
  const canonical = languageNamed ? inLanguage(plain, language) : plain
  const { description = t('common:footer.tagline'), properties, jsonLd = [], index = true } = special
  return {
    description,
    canonical,
    alternates: [
      ...LANGUAGES.map((each) => ({ language: each, href: inLanguage(plain, each) })),
      { language: 'x-default' as const, href: plain },
    ],
    index,
    properties: {
      'og:type': 'website',
      'og:site_name': name,
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:locale': OG_LOCALES[language],
      ...pictureProperties(origin, '/icons/share.png', name),
      ...properties,
    },
    jsonLd,
  }
}
