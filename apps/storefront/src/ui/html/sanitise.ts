import DOMPurify, { type Config } from 'dompurify'

const TAGS = {
  words: ['a', 'abbr', 'b', 'br', 'code', 'del', 'em', 'i', 'ins', 'mark', 's', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'u'],
  blocks: ['blockquote', 'div', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'p', 'pre', 'section'],
  lists: ['dd', 'dl', 'dt', 'li', 'ol', 'ul'],
  tables: ['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
}

// No style, class, id or name: a merchant's page has other colours and sizes, and a name may hide a property of the document.
const RULES = {
  ALLOWED_TAGS: Object.values(TAGS).flat(),
  ALLOWED_ATTR: ['alt', 'colspan', 'height', 'href', 'lang', 'rowspan', 'scope', 'src', 'start', 'title', 'width'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Nodes, and no text that would be parsed a second time.
  RETURN_DOM_FRAGMENT: true,
} satisfies Config & { readonly RETURN_DOM_FRAGMENT: true }

const LINKS = ['http:', 'https:', 'mailto:', 'tel:']

/** The address in an attribute, completed; null for one that can't be read, `none:` for none. */
function addressIn(element: Element, attribute: string): URL | null {
  try {
    return new URL(element.getAttribute(attribute) || 'none:', document.baseURI)
  } catch {
    return null
  }
}

function isOwn({ origin }: URL): boolean {
  return origin === location.origin
}

function prepareLink(link: Element, newTab: string): void {
  const address = addressIn(link, 'href')
  if (!address || !LINKS.includes(address.protocol)) {
    link.removeAttribute('href')
    return
  }
  if (isOwn(address) || !address.protocol.startsWith('http')) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
  link.setAttribute('aria-description', newTab)
}

/** A picture from elsewhere leaves its words. */
function preparePicture(picture: HTMLImageElement): void {
  const address = addressIn(picture, 'src')
  const words = picture.getAttribute('alt') ?? ''
  if (!address || (address.protocol !== 'https:' && !isOwn(address))) {
    picture.replaceWith(words)
    return
  }
  picture.setAttribute('alt', words)
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('decoding', 'async')
}

/** Below the headings of the page. */
function lowerHeading(heading: Element): void {
  const lower = document.createElement('h3')
  lower.append(...heading.childNodes)
  heading.replaceWith(lower)
}

/** A wide table scrolls in a box of its own, which the keyboard reaches. */
function boxTable(table: Element, label: string): void {
  if (table.parentElement?.closest('table')) return
  const box = document.createElement('div')
  box.dataset.table = ''
  box.tabIndex = 0
  box.setAttribute('role', 'group')
  box.setAttribute('aria-label', table.querySelector('caption')?.textContent?.trim() || label)
  table.replaceWith(box)
  box.append(table)
}

interface Labels {
  /** A screen reader says it after the name of a link that opens a new tab. */
  readonly newTab: string
  /** The name of a table without a caption. */
  readonly table: string
}

/**
 * The safe part of a merchant's HTML: paragraphs, lists, emphasis, headings, tables, links, and pictures that are the shop's own or come by HTTPS.
 * Empty where the browser refuses to parse it: the content policy must name the policy `dompurify` of Trusted Types.
 */
export function sanitise(html: string, { newTab, table }: Labels): DocumentFragment {
  // Its document loads nothing: a picture that is removed here is never asked for.
  const inert = DOMPurify.sanitize(html, RULES)
  for (const sized of inert.querySelectorAll('[width], [height]'))
    if (sized.localName !== 'img') for (const name of ['width', 'height']) sized.removeAttribute(name)
  for (const link of inert.querySelectorAll('a')) prepareLink(link, newTab)
  for (const picture of inert.querySelectorAll('img')) preparePicture(picture)
  for (const heading of inert.querySelectorAll('h1, h2, h4, h5, h6')) lowerHeading(heading)
  for (const each of inert.querySelectorAll('table')) boxTable(each, table)
  const content = document.importNode(inert, true)
  for (const picture of content.querySelectorAll('img'))
    picture.addEventListener('error', () => picture.replaceWith(picture.alt), { once: true })
  return content
}
