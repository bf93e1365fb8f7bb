import { LIMITS } from '@nusaria/contracts/limits'
import { removeInvisible } from '@nusaria/contracts/typed-text'
import Search from 'lucide/dist/esm/icons/search.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useEffect, useEffectEvent, useState } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import css from './search-field.module.css'

/** ms */
const DEBOUNCE = 400

interface Props {
  readonly label: string
  readonly clearLabel: string
  readonly initialText: string
  /** The search that is shown now. */
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
}

/** Searches within a list: on Enter, or when typing pauses. */
export function SearchField({ label, clearLabel, initialText, keyword, onSearch }: Props) {
  const [text, setText] = useState(initialText)
  const search = useEffectEvent((next: string) => next !== keyword && onSearch(next))
  const trimmed = text.trim()
  useEffect(() => {
    const timer = setTimeout(() => search(trimmed), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [trimmed])
  return (
    <search>
      <form
        className={cx('row gap-8', css.field)}
        onSubmit={(event) => {
          event.preventDefault()
          search(trimmed)
        }}
      >
        <Icon of={Search} size={16} stroke={2} />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LIMITS.keywordMax}
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={(event) => setText(removeInvisible(event.currentTarget.value))}
        />
        {text !== '' && (
          <IconButton
            label={clearLabel}
            onClick={() => {
              setText('')
              onSearch('')
            }}
          >
            <Icon of={X} size={16} />
          </IconButton>
        )}
      </form>
    </search>
  )
}
