import { files, firstScripts, firstStyles, starter, styles } from 'virtual:page-files'
import { escapeHtml, scriptJson } from '@nusaria/server/site/html'
import { PAGE_MARK, RENDERED_ELEMENT, type RenderedState } from '@nusaria/server/site/rendered-page'
import { withBase } from '#platform/routing/base-path.ts'
import type { RenderedApp } from './render-app.tsx'
import type { PageTags } from './tags/tags.ts'

const address = (file: string) => withBase(`/${file}`)

export const listFiles = (parts: ReadonlySet<string>) => [...new Set([...parts].flatMap((part) => files[part] ?? []))]
const listStyleSheets = (parts: ReadonlySet<string>) => listFiles(parts).filter((file) => file.endsWith('.css'))
const joinStyles = (sheets: readonly string[]) => sheets.map((file) => styles[file] ?? '').join('')

/** The styles that a page's parts add to those of every page. */
export const ownStyle = (parts: ReadonlySet<string>) => joinStyles(listStyleSheets(parts))

/** The styles of a page, or of a later piece of it. Disabled links tell Vite's preloader that these style sheets are inlined. */
export function styleElements(parts: ReadonlySet<string>, first = firstStyles): string {
  const links = listStyleSheets(parts).map((file) => `<link rel="stylesheet" disabled href="${address(file)}">`)
  return `<style>${joinStyles(first)}${ownStyle(parts)}</style>${links.join('')}`
}

const listScripts = (parts: ReadonlySet<string>) => [
  ...new Set([...firstScripts, ...listFiles(parts).filter((file) => !file.endsWith('.css'))].map(address)),
]

/** The element that starts the shop once the page is painted. */
export function startElement(parts: ReadonlySet<string>): string {
  const entry = address(firstScripts.at(-1) ?? '')
  return `<script type="module" crossorigin src="${address(starter)}" data-entry="${entry}" data-preload="${listScripts(parts).join(' ')}"></script>`
}

/** While a page waits for late replies, its scripts load: the element that starts them runs after the last piece. */
export const preloadElements = (parts: ReadonlySet<string>) =>
  listScripts(parts)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    .join('')

interface Content extends Pick<RenderedApp, 'title' | 'parts' | 'language' | 'shell'> {
  /** null: the page keeps the shop's own description, and says that it needs scripts. */
  readonly tags: PageTags | null
  /** What the browser continues with; false: it renders the page by itself. */
  readonly state: RenderedState | false
}

const toAttributes = (attributes: Readonly<Record<string, string>>) =>
  Object.entries({ ...attributes, [PAGE_MARK]: '' })
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')

function tagElements({ description, canonical, alternates, index, properties, jsonLd }: PageTags): string {
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

/** Writes a rendered page into `index.html`. Its styles come in the page, and its scripts once it is painted: it can be read without them. */
export function pageHtml(given: string, { title, tags, parts, shell, language, state }: Content): string {
  const template = given.replace(STATIC_PARTS, '')
  const described = tags
    ? template.replace(/<noscript>[\s\S]*?<\/noscript>/g, '').replace(/<meta name="description"[^>]*>/, () => tagElements(tags))
    : template.replace('</head>', `${NO_PLACEHOLDER}</head>`)
  return withHead(described, styleElements(parts) + startElement(parts))
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${shell}</div>` +
        (state ? `<script type="application/json" id="${RENDERED_ELEMENT}">${scriptJson(state)}</script>` : ''),
    )
}
