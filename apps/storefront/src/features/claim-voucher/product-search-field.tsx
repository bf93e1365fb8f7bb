import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './product-search-field.module.css'

/** ms without typing before it searches by itself */
const DEBOUNCE = 400

interface Props {
  /** What stands in the box to begin with. */
  readonly initialText: string
  /** What is searched for now. */
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
}

/** A box to look for a product among those of a voucher: searches on Enter, or when the typing pauses. */
export function ProductSearchField({ initialText, keyword, onSearch }: Props) {
  const { t } = useTranslation('promotion')
  const [typed, setTyped] = useState(initialText)
  const search = useEffectEvent((text: string) => text !== keyword && onSearch(text))
  const wanted = typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => search(wanted), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [wanted])
  return (
    <search>
      <form
        className={css.field}
        onSubmit={(event) => {
          event.preventDefault()
          search(wanted)
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
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {typed !== '' && (
          <IconButton
            label={t('campaign.within.clear')}
            onClick={() => {
              setTyped('')
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
