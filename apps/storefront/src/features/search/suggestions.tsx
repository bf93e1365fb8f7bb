import type { Suggestion } from '@nusaria/contracts/search'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './search.module.css'
import { suggestionKey } from './use-search-box.ts'

interface Props {
  readonly id: string
  readonly typed: string
  readonly suggestions: readonly Suggestion[]
  /** Index under the arrow keys, -1 = none. */
  readonly active: number
  readonly onChoose: (suggestion: Suggestion) => void
}

/** What was typed stands out in what is suggested. */
function SuggestionName({ name, typed }: { readonly name: string; readonly typed: string }) {
  let at = 0
  return (
    <span>
      {highlightMatches(name, typed).map(({ text, marked: on }) => {
        at += text.length
        return on ? <mark key={at}>{text}</mark> : text
      })}
    </span>
  )
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The list under the search box: one product name a row. Arrow keys belong to the box, which keeps the focus. */
export function Suggestions({ id, typed, suggestions, active, onChoose }: Props) {
  const { t } = useTranslation('search')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer a promise, which an effect must not.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('suggestions')} className={css.suggestions}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the search box handles the keys of its listbox
        <div
          key={suggestionKey(suggestion)}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={css.suggestion}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <Icon of={Search} size={16} />
          <SuggestionName name={suggestion.product_name} typed={typed} />
        </div>
      ))}
    </div>
  )
}

/** A piece of a name. */
interface TextPart {
  readonly text: string
  /** Whether a typed word stands here. */
  readonly marked: boolean
}

/** Without case and accents. */
function normalizeText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Where a word stands in a text: at the beginning of its words, else wherever it is found. */
function findWord(text: string, word: string): readonly number[] {
  const all: number[] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) all.push(at)
  const begin = all.filter((at) => at === 0 || /[^\p{L}\p{N}]/u.test(text.charAt(at - 1)))
  return begin.length > 0 ? begin : all
}

/** A name cut where the typed words begin and end; joined again it is the name, letter by letter. */
export function highlightMatches(name: string, typed: string): readonly TextPart[] {
  const letters = [...name]
  const plains = letters.map(normalizeText)
  const text = plains.join('')
  // A letter may have none or several plain ones ("ﬁ" has two): this tells whose each is.
  const owners = plains.flatMap((letter, index) => Array.from(letter, () => index))
  const hit = new Set<number>()
  for (const word of normalizeText(typed).split(/\s+/).filter(Boolean))
    for (const at of findWord(text, word)) for (let index = at; index < at + word.length; index += 1) hit.add(owners[index] ?? -1)
  const pieces: TextPart[] = []
  letters.forEach((letter, index) => {
    const last = pieces.at(-1)
    const on = hit.has(index)
    if (last?.marked === on) pieces[pieces.length - 1] = { text: last.text + letter, marked: on }
    else pieces.push({ text: letter, marked: on })
  })
  return pieces
}
