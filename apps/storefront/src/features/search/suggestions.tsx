import type { Suggestion } from '@nusaria/contracts/search'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './search.module.css'
import { suggestionKey } from './use-search-box.ts'

interface Props {
  readonly id: string
  readonly typed: string
  readonly suggestions: readonly Suggestion[]
  /** Index of the active suggestion; -1 for none. */
  readonly active: number
  readonly onChoose: (suggestion: Suggestion) => void
}

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

/** The suggestions under the search box, which keeps the focus and handles the keys. */
export function Suggestions({ id, typed, suggestions, active, onChoose }: Props) {
  const { t } = useTranslation('search')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The braces discard the result: in newer browsers it is a promise, which an effect must not return.
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

interface TextPart {
  readonly text: string
  /** Whether it matches a typed word. */
  readonly marked: boolean
}

/** Lower case without accents. */
function normalizeText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The positions of a word in a text: at word starts when there are any, else anywhere. */
function findWord(text: string, word: string): readonly number[] {
  const all: number[] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) all.push(at)
  const begin = all.filter((at) => at === 0 || /[^\p{L}\p{N}]/u.test(text.charAt(at - 1)))
  return begin.length > 0 ? begin : all
}

/** Splits a name into parts that match the typed words and parts that don't. The parts joined give the name. */
export function highlightMatches(name: string, typed: string): readonly TextPart[] {
  const letters = [...name]
  const plains = letters.map(normalizeText)
  const text = plains.join('')
  // A character may normalize to none or several ("ﬁ" to two): this maps each back to its character.
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
