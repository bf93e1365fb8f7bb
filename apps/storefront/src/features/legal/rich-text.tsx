import type { Language } from '@nusaria/contracts/headers'
import { agreementPath, paths, policyTermsPath } from '../../shared/paths.ts'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './legal.module.css'
import { tokenize } from './tokenize.ts'

/** Where a text holds words that were found; those that touch are one. */
function highlightRanges(text: string, found: ReadonlySet<string>): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = []
  for (const { term, from, to } of tokenize(text)) {
    const last = places.at(-1)
    if (!found.has(term)) continue
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else places.push({ from, to })
  }
  return places
}

/** A text with the words that were found set off. */
export function HighlightedText({ text, found }: { readonly text: string; readonly found?: ReadonlySet<string> | undefined }) {
  const places = found ? highlightRanges(text, found) : []
  const last = places.at(-1)
  if (!last) return text
  return (
    <>
      {places.map(({ from, to }, at) => (
        <span key={from}>
          {text.slice(places[at - 1]?.to ?? 0, from)}
          <mark className={css.mark}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(last.to)}
    </>
  )
}

/** Where the tags of a text lead; documents stay in the language of the one that is read. */
export const LINKS = {
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
  wallet: () => paths.wallet,
  setLanguage: () => paths.setLanguage,
} as const satisfies Readonly<Record<string, (language: Language) => string>>

const TAG = /<(\w+)>(.*?)<\/\1>/

function isLinkName(name: string | undefined): name is keyof typeof LINKS {
  return name !== undefined && name in LINKS
}

interface Props {
  readonly text: string
  readonly language: Language
  /** Words to set off, as `termsIn` gives them. */
  readonly highlight?: ReadonlySet<string> | undefined
}

/** A text in which `<privacy>words</privacy>` leads to that page and `<mail>address</mail>` writes to it. Nothing else in it is markup. */
export function RichText({ text, language, highlight }: Props) {
  // Split by a pattern of two groups: words, then tag and its words, again and again.
  const pieces = text.split(TAG)
  return pieces.map((piece, index) => {
    const name = pieces[index - 1]
    const key = `${index}:${piece}`
    const words = <HighlightedText key={key} text={piece} found={highlight} />
    if (index % 3 === 0) return words
    if (index % 3 === 1) return null
    if (name === 'mail')
      return (
        <a key={key} href={`mailto:${piece}`} className={css.link}>
          {words}
        </a>
      )
    return isLinkName(name) ? (
      <Link key={key} to={LINKS[name](language)} className={css.link}>
        {words}
      </Link>
    ) : (
      words
    )
  })
}

/** The words of a text alone. */
export function plainText(text: string): string {
  return text.replace(/<\/?\w+>/g, '')
}
