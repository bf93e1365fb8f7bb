import type { Suggestion } from '@nusaria/contracts/search'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './search.module.css'

interface Props {
  readonly id: string
  readonly typed: string
  readonly suggestions: readonly Suggestion[]
  /** Index under the arrow keys, -1 = none. */
  readonly active: number
  readonly onChoose: (suggestion: Suggestion) => void
}

/** What was typed stays light, what is suggested beyond it is bold. */
function Name({ name, typed }: { readonly name: string; readonly typed: string }) {
  const begins = typed !== '' && name.toLowerCase().startsWith(typed.toLowerCase())
  return (
    <span>
      {begins && <mark>{name.slice(0, typed.length)}</mark>}
      {begins ? name.slice(typed.length) : name}
    </span>
  )
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The list under the search box: one product name a row. Arrow keys belong to the box, which keeps the focus. */
export function Suggestions({ id, typed, suggestions, active, onChoose }: Props) {
  const { t } = useTranslation('search')
  return (
    <div id={id} role="listbox" aria-label={t('suggestions')} className={css.suggestions}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the search box handles the keys of its listbox
        <div
          key={suggestion.product_no ?? suggestion.product_name}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={css.suggestion}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <Icon of={Search} size={16} />
          <Name name={suggestion.product_name} typed={typed.trim()} />
        </div>
      ))}
    </div>
  )
}
