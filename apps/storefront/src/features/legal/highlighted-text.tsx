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
