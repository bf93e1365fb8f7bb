import type { Suggestion } from '@nusaria/contracts/search'
import { Search, X } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './search-field.module.css'
import { optionId } from './suggestions.tsx'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder: string
  /** Enter or the button, without a suggestion chosen. */
  readonly onSubmit: () => void
  readonly onEscape?: () => void
  readonly onFocus?: () => void
  readonly suggestions: readonly Suggestion[]
  readonly listId: string
  readonly active: number
  readonly onActive: (index: number) => void
  readonly onChoose: (suggestion: Suggestion) => void
  readonly autoFocus?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** The search box. With suggestions under it, the arrow keys walk through them and Enter takes one. */
export function SearchField(props: Props) {
  const { value, onChange, placeholder, onSubmit, onEscape, onFocus, suggestions, listId, active, onActive, onChoose, autoFocus, ref } =
    props
  const { t } = useTranslation()
  const [composing, setComposing] = useState(false)
  const open = suggestions.length > 0
  const chosen = suggestions[active]
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (composing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && open) {
      event.preventDefault()
      const count = suggestions.length + 1
      onActive(((active + 1 + step + count) % count) - 1)
    }
    if (event.key === 'Escape') onEscape?.()
  }
  return (
    <search className={css.search}>
      <form
        className={css.field}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen) onChoose(chosen)
          else onSubmit()
        }}
      >
        <Icon of={Search} size={18} stroke={2} className={css.glass} />
        <input
          ref={ref}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          role="combobox"
          aria-label={t('header.searchLabel')}
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? optionId(listId, active) : undefined}
          value={value}
          placeholder={placeholder}
          onChange={(event) => {
            onActive(-1)
            onChange(event.currentTarget.value)
          }}
          onKeyDown={key}
          onFocus={onFocus}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          // biome-ignore lint/a11y/noAutofocus: the search page is opened to type
          autoFocus={autoFocus}
        />
        {value !== '' && (
          <IconButton label={t('header.clear')} className={css.clear} onClick={() => onChange('')}>
            <Icon of={X} size={16} stroke={2} />
          </IconButton>
        )}
        <Button type="submit" variant="primary" className={css.go}>
          {t('header.search')}
        </Button>
      </form>
    </search>
  )
}
