// By its path, not its package: Vite's configuration imports this file, and Node can't load a package of TypeScript.
import { LANGUAGES } from '../../../../contracts/src/headers.ts'
import { escapeHtml } from './html.ts'
import { LANGUAGE_PARAM } from './rendered-page.ts'

/** The most addresses in one part. sitemaps.org allows 50,000, and 50 MB: each address comes in every language. */
const PART = 10_000

const START = '<?xml version="1.0" encoding="UTF-8"?>\n'

function alternates(address: string): string {
  const inLanguages = LANGUAGES.map((language) => {
    const url = new URL(address)
    url.searchParams.set(LANGUAGE_PARAM, language)
    return [language, url.href] as const
  })
  return [...inLanguages, ['x-default', address] as const]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`)
    .join('')
}

function part(addresses: readonly string[]): string {
  const rows = addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc>${alternates(address)}</url>\n`).join('')
  return `${START}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows}</urlset>\n`
}

/**
 * The files that tell search engines which pages there are (sitemaps.org 0.9), by name: `sitemap.xml` lists the parts, `sitemap-1.xml` and so on list the
 * pages, each with its address in every language.
 * @param shop the address of the shop, which ends with a slash
 * @param paths paths of its pages, below that address, with a slash in front
 */
export function sitemapFiles(shop: string, paths: readonly string[]): Readonly<Record<string, string>> {
  const addresses = paths.map((path) => new URL(path.slice(1), shop).href)
  const parts = Array.from({ length: Math.ceil(addresses.length / PART) }, (_, index) => addresses.slice(index * PART, (index + 1) * PART))
  const names = parts.map((_, index) => `sitemap-${index + 1}.xml`)
  const rows = names.map((name) => `<sitemap><loc>${escapeHtml(new URL(name, shop).href)}</loc></sitemap>\n`).join('')
  return {
    'sitemap.xml': `${START}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows}</sitemapindex>\n`,
    ...Object.fromEntries(parts.map((each, index) => [names[index], part(each)])),
  }
}
