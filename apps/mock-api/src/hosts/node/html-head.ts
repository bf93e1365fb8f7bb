import type { PageTags } from '@nusaria/contracts/product-tags'
import { CONTROL_BASE } from '../../control/base.ts'

/** The script that simulates a native shell's bridge in the simulator's frame. */
const BRIDGE = `${CONTROL_BASE}/ui/shell-bridge.js`

/** Whether a frame requests the page. Browsers send this header. */
export function isFramed(headers: Readonly<Record<string, string | undefined>>): boolean {
  return headers['sec-fetch-dest'] === 'iframe'
}

/** Says in a stand-in page or the workbench's entry below which path the shop is. */
export function insertShopBase(html: string, base: string): string {
  return html.replace('data-shop="/"', `data-shop="${escapeHtml(base)}"`)
}

/** Inserts the bridge before the page's own scripts. */
export function insertBridge(html: string): string {
  return html.replace('<head>', `<head><script type="module" src="${BRIDGE}"></script>`)
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** JSON that is safe inside a script element. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The attribute by which the page finds these tags and replaces them. */
const MARK = 'data-product'

/** Replaces the title and description of a page by the tags of a product. */
export function insertHead(html: string, { title, description, canonical, properties, jsonLd }: PageTags): string {
  const metas = Object.entries(properties).map(
    ([property, content]) => `<meta property="${escapeHtml(property)}" content="${escapeHtml(content)}" ${MARK}>`,
  )
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" ${MARK}>`,
    `<link rel="canonical" href="${escapeHtml(canonical)}" ${MARK}>`,
    ...metas,
    `<script type="application/ld+json" ${MARK}>${scriptJson(jsonLd)}</script>`,
  ].join('')
  return html
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `${head}</head>`)
}
