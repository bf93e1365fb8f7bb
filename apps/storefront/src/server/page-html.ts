import type { Language } from '@nusaria/contracts/headers'
import { escapeHtml, scriptJson } from '@nusaria/contracts/html'
import { PAGE_MARK, RENDERED_ELEMENT, type RenderedState } from '@nusaria/contracts/rendered-page'
import type { PageTags } from './tags/tags.ts'

interface Content {
  readonly title: string
  /** null: the page keeps the shop's own description, and says that it needs scripts. */
  readonly tags: PageTags | null
  /** The page's styles. */
  readonly styles: string
  /** The element that starts the shop. */
  readonly start: string
  /** The content of `#root`. */
  readonly html: string
  readonly language: Language
  /** What the browser continues with; false: it renders the page by itself. */
  readonly state: RenderedState | false
}

const toAttributes = (attributes: Readonly<Record<string, string>>) =>
  Object.entries({ ...attributes, [PAGE_MARK]: '' })
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')

/** The elements that describe the page to search engines and to sites where its address is shared. */
export function tagElements({ description, canonical, alternates, index, properties, jsonLd }: PageTags): string {
  return [
    `<meta${toAttributes({ name: 'description', content: description })}>`,
    `<link${toAttributes({ rel: 'canonical', href: canonical })}>`,
    ...(index ? alternates : []).map(({ language, href }) => `<link${toAttributes({ rel: 'alternate', hreflang: language, href })}>`),
    ...(index ? [] : [`<meta${toAttributes({ name: 'robots', content: 'noindex, follow' })}>`]),
    ...Object.entries(properties).map(([property, content]) => `<meta${toAttributes({ property, content })}>`),
    ...jsonLd.map((data) => `<script type="application/ld+json" ${PAGE_MARK}>${scriptJson(data)}</script>`),
  ].join('')
}

/** The elements by which Vite loads the shop. */
const LOADING = /<script type="module" crossorigin src="[^"]+"><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g
/** A page's head without them, and with others in their place. */
export const withHead = (html: string, elements: string) => html.replace(LOADING, '').replace('</head>', () => `${elements}</head>`)

/** What the build wrote for hosts without a renderer. */
const STATIC_PARTS = /<!--static-->[\s\S]*?<!--\/static-->/g

/** A browser without scripts would show the placeholder for good. */
const NO_PLACEHOLDER = '<noscript><style>#root{display:none}</style></noscript>'

/**
 * Writes a rendered page into `index.html`. Its styles come in the page, and its scripts once it is painted: it can be read without them. What a browser without
 * scripts is told otherwise goes.
 */
export function pageHtml(given: string, { title, tags, styles, start, html, language, state }: Content): string {
  const template = given.replace(STATIC_PARTS, '')
  const described = tags
    ? template.replace(/<noscript>[\s\S]*?<\/noscript>/g, '').replace(/<meta name="description"[^>]*>/, () => tagElements(tags))
    : template.replace('</head>', `${NO_PLACEHOLDER}</head>`)
  return withHead(described, styles + start)
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${html}</div>` +
        (state ? `<script type="application/json" id="${RENDERED_ELEMENT}">${scriptJson(state)}</script>` : ''),
    )
}
