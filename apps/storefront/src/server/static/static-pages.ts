import { texts } from 'virtual:page-files'
import { firstLanguage } from '@nusaria/brand'
import { scriptJson } from '@nusaria/server/site/html'
import { scriptHashes } from '@nusaria/server/site/script-hashes'
import { metaPolicy } from '@nusaria/server/site/security-headers'
import { legalPaths } from '#app/routes.tsx'
import { config } from '#platform/config/config.ts'
import { FACTS_ELEMENT, type StaticFacts } from '#platform/rendering/static-page.ts'
import { startElement, styleElements, withHead } from '../page-html.ts'
import { renderPage } from '../render.tsx'
import { BUILD_LANGUAGE, NO_SITE, renderInBuild } from './build-request.ts'
import { renderOutlines } from './outlines.tsx'

export interface StaticPagesOptions {
  /** `index.html` as Vite wrote it. */
  readonly template: string
  readonly script: string
  /** `https://shop.example`, where the build knows it. */
  readonly site: string | undefined
  /** Removes the rules of a style sheet whose classes some HTML doesn't have. */
  readonly usedStyles: (style: string, html: string) => string
}

/** Tags with an address. */
const ADDRESSED = new RegExp(
  `<(?:link|meta) [^>]*${NO_SITE.replaceAll('.', '\\.')}[^>]*>|<script type="application/ld\\+json"[^<]*</script>`,
  'g',
)

/** Puts the hashes of a page's inline scripts into the policy that it carries. */
async function withPolicy(html: string): Promise<string> {
  const policy = metaPolicy(await scriptHashes(html)).replaceAll("'", '&#39;')
  return html.replace(/(<meta http-equiv="Content-Security-Policy" content=")[^"]*/, `$1${policy}`)
}

const mark = (html: string) => `<!--static-->${html}<!--/static-->`

/**
 * The pages of a host without Node, by file: `index.html` with all outlines and the script that shows them, and the legal texts.
 * @public
 */
export async function staticPages({ template, script, site, usedStyles }: StaticPagesOptions): Promise<ReadonlyMap<string, string>> {
  const { outlines, pages } = await renderOutlines()
  const { apiOrigin, storeNo } = config
  const facts: StaticFacts = {
    base: import.meta.env.BASE_URL,
    firstLanguage,
    language: BUILD_LANGUAGE,
    texts,
    config: { apiOrigin, storeNo },
    pages,
  }
  const templates = outlines.map(
    ({ layout, path, html, style }) =>
      `<template data-outline="${layout} ${path}"><style>${usedStyles(style, html)}</style>${html}</template>`,
  )
  const data = `<script type="application/json" id="${FACTS_ELEMENT}">${scriptJson(facts)}</script>`
  const atEnd = mark(`${templates.join('')}${data}<script>${script}</script>`)
  const started = (html: string) => withPolicy(html.replace('</body>', () => `${atEnd}</body>`))
  const none = new Set<string>()
  const index = withHead(template, mark(styleElements(none) + startElement(none)))
  const fetch = () => Promise.reject(new Error('A build sends no calls'))
  const files = new Map([['index.html', await started(index)]])
  for (const path of legalPaths) {
    const page = await renderInBuild(path, 'mobile', { template, origin: site ?? NO_SITE, fetch }, renderPage)
    if (page) files.set(`${path.slice(1)}.html`, await started(site ? page.html : page.html.replace(ADDRESSED, '')))
  }
  return files
}
