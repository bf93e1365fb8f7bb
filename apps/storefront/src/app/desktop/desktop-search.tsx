import type { Suggestion } from '@nusaria/contracts/search'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ClearHistory } from '../../features/search/clear-history.tsx'
import { useRotatingKeyword } from '../../features/search/rotating-keyword.tsx'
import { useSearchHotSearchQuery } from '../../features/search/search-api.ts'
import { SearchField } from '../../features/search/search-field.tsx'
import { SearchHelp } from '../../features/search/search-help.tsx'
import { Suggestions } from '../../features/search/suggestions.tsx'
import { useSearch } from '../../features/search/use-search.ts'
import { useSuggestions } from '../../features/search/use-suggestions.ts'
import { searchResults } from '../../shared/paths.ts'
import { Link } from '../../shared/ui/link.tsx'
import css from './desktop-search.module.css'

/** Under the box: a few hot keywords. */
const HOT_WORDS = 5

function HotWords() {
  const { t } = useTranslation()
  const list = useSearchHotSearchQuery({ keyword: null }).data?.list ?? []
  if (list.length === 0) return null
  return (
    <p className={css.hot}>
      <b>{t('header.popular')}</b>
      {list.slice(0, HOT_WORDS).map(({ keyword }) => (
        <Link key={keyword} {...searchResults(keyword)}>
          {keyword}
        </Link>
      ))}
    </p>
  )
}

/** The search box of the header; hovering or focusing it opens what helps to search, a click beside it or a search closes that. */
export function DesktopSearch() {
  const { t } = useTranslation()
  const listId = useId()
  const search = useSearch()
  const location = useLocation()
  const rotating = useRotatingKeyword()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [clearing, setClearing] = useState(false)
  const suggestions = useSuggestions(open ? typed : '')
  const keyword = new URLSearchParams(location.search).get('keyword') ?? ''
  // Only another page or keyword replaces what is typed: a page that notes something in its own address doesn't.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what calls for it, not what it reads
  useEffect(() => {
    setOpen(false)
    setTyped(keyword)
  }, [location.pathname, keyword])
  const go = (keyword: string) => {
    if (!search(keyword)) return
    setTyped(keyword)
    setOpen(false)
    box.current?.querySelector('input')?.blur()
  }
  const askToClear = () => {
    setOpen(false)
    setClearing(true)
  }
  const choose = (suggestion: Suggestion) => go(suggestion.product_name)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering opens help; the keyboard opens it by focusing the box */}
      <div
        ref={box}
        className={css.search}
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => !box.current?.contains(document.activeElement) && setOpen(false)}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget !== null && setOpen(false)}
      >
        <div className={css.box}>
          <SearchField
            value={typed}
            onChange={setTyped}
            placeholder={rotating ?? t('header.searchPlaceholder')}
            onSubmit={() => go(typed.trim() || (rotating ?? ''))}
            onEscape={() => setOpen(false)}
            onFocus={() => setOpen(true)}
            suggestions={open ? suggestions : []}
            listId={listId}
            active={active}
            onActive={setActive}
            onChoose={choose}
          />
          {open && (
            <div className={css.panel}>
              {/* Its texts come on opening: waiting for them here leaves the box as it is, and what is being typed in it. */}
              <Suspense fallback={null}>
                {suggestions.length > 0 ? (
                  <Suggestions id={listId} typed={typed} suggestions={suggestions} active={active} onChoose={choose} />
                ) : (
                  <SearchHelp onSearch={go} onClear={askToClear} brief />
                )}
              </Suspense>
            </div>
          )}
        </div>
        <HotWords />
        {open && <div className={css.scrim} aria-hidden="true" onMouseDown={() => setOpen(false)} />}
      </div>
      <Suspense fallback={null}>
        <ClearHistory open={clearing} onClose={() => setClearing(false)} />
      </Suspense>
    </>
  )
}
