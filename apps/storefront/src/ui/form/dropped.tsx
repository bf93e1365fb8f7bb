import { toDigits, toPlainText } from '@nusaria/contracts/typed-text'
import { Suspense, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import css from './field.module.css'

/** What a field left out of a typed or pasted text: characters that it doesn't take, or digits after the last that it has room for. */
type Dropped = { readonly kind: 'digits' | 'letters' } | { readonly kind: 'length'; readonly digits: number }

/** Separators that people write into numbers, and what comes before a number: none of it is missed. */
const SEPARATORS = /^\s*(tel:|rp\.?|idr)|[\s()+.,/-]/gi

/** Rupiah have none, though receipts print them. */
const CENTS = /,\d{0,2}\s*$/

/** What is missing in `digits`, which a field for digits made of a text. */
export function droppedFromDigits(text: string, digits: string): Dropped | null {
  if (/\D/.test(toPlainText(text).replace(SEPARATORS, ''))) return { kind: 'digits' }
  const all = toDigits(toPlainText(text).replace(CENTS, ''))
  const at = digits === '' ? -1 : all.indexOf(digits)
  return at >= 0 && at + digits.length < all.length ? { kind: 'length', digits: digits.length } : null
}

/** What is missing in `letters`, which a field for letters and digits made of a text. */
export function droppedFromLetters(text: string, letters: string): Dropped | null {
  return toPlainText(text).replace(/\s/g, '').length > letters.length ? { kind: 'letters' } : null
}

/** The notice of a field that takes only some characters: `[notice, report]`. It lasts until the next change that leaves nothing out. */
export function useDropped() {
  const [dropped, setDropped] = useState<Dropped | null>(null)
  return [<DroppedNotice key="dropped" dropped={dropped} />, setDropped] as const
}

/** It is part of the page from the start, so that screen readers read what comes into it. */
function DroppedNotice({ dropped }: { readonly dropped: Dropped | null }) {
  return (
    <span className={css.dropped} aria-live="polite" data-part="dropped">
      <Suspense fallback={null}>{dropped && <DroppedText dropped={dropped} />}</Suspense>
    </span>
  )
}

function DroppedText({ dropped }: { readonly dropped: Dropped }) {
  const { t } = useTranslation()
  return <span>{dropped.kind === 'length' ? t('dropped.length', { digits: dropped.digits }) : t(`dropped.${dropped.kind}`)}</span>
}
