import type { Language } from '@nusaria/contracts/headers'
import { agreementPath, paths, policyTermsPath } from '#platform/routing/paths.ts'
import { Link } from '#ui/primitives/link.tsx'
import css from './legal.module.css'
import { tokenize } from './tokenize.ts'

/** Ranges of the found terms in a text; adjacent ranges are joined. */
function highlightRanges(text: string, terms: ReadonlySet<string>): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = []
  for (const { term, from, to } of tokenize(text)) {
    const last = places.at(-1)
    if (!terms.has(term)) continue
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else places.push({ from, to })
  }
  return places
}

export function HighlightedText({ text, terms }: { readonly text: string; readonly terms: ReadonlySet<string> | undefined }) {
  const places = terms ? highlightRanges(text, terms) : []
  return (
    <>
      {places.map(({ from, to }, at) => (
        <span key={from}>
          <span>{text.slice(places[at - 1]?.to ?? 0, from)}</span>
          <mark className={css.mark}>{text.slice(from, to)}</mark>
        </span>
      ))}
      <span>{text.slice(places.at(-1)?.to ?? 0)}</span>
    </>
  )
}

/** Targets of the tags in a text. Linked documents have the language of the current one. */
export const LINKS: Readonly<Record<string, (language: Language) => string>> = {
  agreement: agreementPath,
  policyTerms: policyTermsPath,
  privacy: () => paths.privacy,
  faqs: () => paths.faqs,
  setting: () => paths.setting,
  deletion: () => paths.deletion,
  orders: () => paths.orders,
  addresses: () => paths.addresses,
  afterSales: () => paths.afterSales,
  refunds: () => paths.refunds,
  refundSettings: () => paths.refundSettings,
  messages: () => paths.messages,
  arrivalNotices: () => paths.arrivalNotices,
  wallet: () => paths.vouchers,
  setLanguage: () => paths.setLanguage,
}

const TAG = /<(\w+)>(.*?)<\/\1>/

interface Props {
  readonly text: string
  readonly language: Language
  /** Terms to highlight, as `tokenize` gives them. */
  readonly highlight?: ReadonlySet<string> | undefined
}

/** A text with links: `<privacy>text</privacy>` opens that page, `<mail>address</mail>` writes an e-mail. It has no other markup. */
export function RichText({ text, language, highlight }: Props) {
  // The pattern has two groups, so the parts repeat: text, name of the tag, text of the tag.
  const parts = text.split(TAG)
  return parts.map((part, index) => {
    if (index % 3 === 1) return null
    const name = index % 3 === 2 ? (parts[index - 1] ?? '') : ''
    const key = `${index}:${part}`
    const content = <HighlightedText key={key} text={part} terms={highlight} />
    if (name === 'mail')
      return (
        <a key={key} href={`mailto:${part}`} className="weight-600 tone-sambal-700 breaks underline">
          {content}
        </a>
      )
    const toPath = LINKS[name]
    if (!toPath) return content
    return (
      <Link key={key} to={toPath(language)} className="weight-600 tone-sambal-700 breaks underline">
        {content}
      </Link>
    )
  })
}

/** The text without its tags. */
export function plainText(text: string): string {
  return text.replace(/<\/?\w+>/g, '')
}
