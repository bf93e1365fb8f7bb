import { ArrowLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ClearHistory } from '../features/search/clear-history.tsx'
import { useRotatingKeyword } from '../features/search/rotating-keyword.tsx'
import { SearchField } from '../features/search/search-field.tsx'
import { SearchHelp } from '../features/search/search-help.tsx'
import { Suggestions } from '../features/search/suggestions.tsx'
import { useSearch } from '../features/search/use-search.ts'
import { useSuggestions } from '../features/search/use-suggestions.ts'
import { useBack } from '../shared/layout/use-back.ts'
import { useLayout } from '../shared/layout/use-layout.ts'
import { paths } from '../shared/paths.ts'
import { IconButton } from '../shared/ui/button.tsx'
import { Icon } from '../shared/ui/icon.tsx'
import { usePageTitle } from '../shared/ui/page-title.ts'
import { Unseen } from '../shared/ui/unseen.tsx'
import css from './search-page.module.css'

/** Where a search is typed: suggestions while typing, else what was and what could be searched for. */
export function SearchPage() {
  const { t } = useTranslation('search')
  const { t: common } = useTranslation()
  const mobile = useLayout() === 'mobile'
  const back = useBack(paths.home)
  const search = useSearch()
  const location = useLocation()
  const listId = useId()
  const hot = useRotatingKeyword()
  const [typed, setTyped] = useState(() => new URLSearchParams(location.search).get('keyword') ?? '')
  const [clearing, setClearing] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(typed)
  usePageTitle(t('title'))
  return (
    <div className={css.page}>
      <Unseen as="h1">{t('title')}</Unseen>
      <div className={css.bar}>
        {mobile && (
          <IconButton label={common('action.back')} onClick={back}>
            <Icon of={ArrowLeft} size={20} />
          </IconButton>
        )}
        <SearchField
          value={typed}
          onChange={setTyped}
          placeholder={hot ?? t('placeholder')}
          onSubmit={() => search(typed.trim() || (hot ?? ''))}
          suggestions={suggestions}
          listId={listId}
          active={active}
          onActive={setActive}
          onChoose={(suggestion) => search(suggestion.product_name)}
          autoFocus
        />
      </div>
      {suggestions.length > 0 ? (
        <Suggestions
          id={listId}
          typed={typed}
          suggestions={suggestions}
          active={active}
          onChoose={(suggestion) => search(suggestion.product_name)}
        />
      ) : (
        <SearchHelp onSearch={search} onClear={() => setClearing(true)} />
      )}
      <ClearHistory open={clearing} onClose={() => setClearing(false)} />
    </div>
  )
}
