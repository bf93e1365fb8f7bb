import { isMarkup } from './markup.ts'

/** Elements whose content nobody reads. */
const UNREAD = new Set([
  'head',
  'iframe',
  'math',
  'noscript',
  'object',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
])
const BLOCK = /^(?:address|article|blockquote|br|caption|center|dd|div|dl|dt|fig\w+|h[1-6r]|ol|p|pre|section|table|tr|ul)$/
/** What follows a `<`: the end of a tag's name, with its attributes. */
const TAG = /^(\/?)([a-z]\w*)(?:"[^"]*"|'[^']*'|[^'">])*>/i

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', copy: '©', reg: '®', trade: '™', deg: '°', times: '×', middot: '·' },
  ...{ bull: '•', hellip: '…', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', frac12: '½', eacute: 'é' },
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** What a tag becomes in plain text. */
function spacing(name: string, closes: boolean): string {
  if (name === 'li') return closes ? '\n' : '\n• '
  if (name === 'td' || name === 'th') return ' '
  return BLOCK.test(name) ? '\n' : ''
}

/**
 * The words of a merchant's text, with a line for each paragraph, item and row; a text that isn't HTML is returned unchanged. For what shows no
 * HTML, such as meta tags. It is plain text: what shows it must escape it.
 */
export function plainText(text: string): string {
  if (!isMarkup(text)) return text
  const [start = '', ...pieces] = text.replace(/\s+/g, ' ').split('<')
  let plain = start
  /** The element or comment that is being skipped. */
  let unread = ''
  for (const piece of pieces) {
    if (unread === '' && piece.startsWith('!--')) unread = '--'
    if (unread === '--') {
      const end = piece.indexOf('-->')
      if (end >= 0) {
        unread = ''
        plain += piece.slice(end + 3)
      }
      continue
    }
    const [tag = '', slash, tagName = ''] = TAG.exec(piece) ?? []
    const name = tagName.toLowerCase()
    if (unread !== '') {
      if (slash && name === unread) {
        unread = ''
        plain += piece.slice(tag.length)
      }
    } else if (tag === '') plain += /^[a-z/!?]/i.test(piece) ? '' : `<${piece}`
    else if (!slash && UNREAD.has(name)) unread = name
    else plain += spacing(name, slash === '/') + piece.slice(tag.length)
  }
  const lines = decodeEntities(plain).split('\n')
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n')
}
