import type { Suggestion } from '@nusaria/contracts/search'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { highlightMatches } from './highlight-matches.ts'
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
