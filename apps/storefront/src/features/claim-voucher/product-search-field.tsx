import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './product-search-field.module.css'

/** ms */
const DEBOUNCE = 400

interface Props {
  readonly initialText: string
  /** The current keyword. */
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
}

/** Searches the products of a voucher: on Enter, or when typing pauses. */
export function ProductSearchField({ initialText, keyword, onSearch }: Props) {
  const { t } = useTranslation('promotion')
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
        className={css.field}
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
          maxLength={100}
          aria-label={t('campaign.within.search')}
          placeholder={t('campaign.within.search')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {text !== '' && (
          <IconButton
            label={t('campaign.within.clear')}
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
