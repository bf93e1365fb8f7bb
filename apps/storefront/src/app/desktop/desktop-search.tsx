import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useRotatingKeyword, useSearchHotSearchQuery } from '#commerce/search/rotating-keyword.tsx'
import { SearchField, Suggestions } from '#features/catalog/search/search-field.tsx'
import { ClearHistory, SearchHelp } from '#features/catalog/search/search-help.tsx'
import { useSearchBox } from '#features/catalog/search/use-search-box.ts'
import { pageHeading } from '#platform/browser/page-heading.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { searchResultsLink } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './desktop-search.module.css'
import menu from './menu.module.css'
import { moveFocus, useEscape, useHoverIntent } from './menu-interactions.ts'

/** The search box of the header. Hovering or focusing it opens the search help; a click outside or a search closes it. Compact, it shows no hot keywords. */
export function DesktopSearch({ compact }: { readonly compact: boolean }) {
  const { t } = useTranslation()
  const listId = useId()
  const location = useLocation()
  const hot = useRotatingKeyword()
  const keyword = new URLSearchParams(location.search).get('keyword') ?? ''
  const box = useSearchBox({ typed: keyword, open: false, hot })
  const { open, setOpen, suggestions } = box
  const whole = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { showNow, showLater, cancel } = useHoverIntent(setOpen)
  const [clearing, setClearing] = useState(false)
  // Only another page or keyword replaces the typed text; other changes of the address don't.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what calls for it, not what it reads
  useEffect(() => {
    box.type(keyword)
    setOpen(false)
  }, [location.pathname, keyword])
  useEscape(open, () => {
    if (panel.current?.contains(document.activeElement)) input.current?.focus()
    showNow(false)
  })
  /** Tab doesn't lead through all words: the arrow keys do. It reaches the button beside a word, and else leaves the panel. */
  const tab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !open) return
    const { activeElement } = document
    if (panel.current?.contains(activeElement)) {
      const beside = activeElement?.closest('li')?.querySelector('[data-beside]')
      if (beside && (activeElement === beside) === event.shiftKey) return
      if (event.shiftKey) event.preventDefault()
      input.current?.focus()
      if (event.shiftKey) return
    }
    showNow(false)
  }
  /** After a search the keys belong to the page. */
  const afterSearch = (searched: boolean) => {
    cancel()
    if (searched) pageHeading()?.focus({ preventScroll: true })
  }
  const askToClear = () => {
    showNow(false)
    setClearing(true)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering opens help; the keyboard opens it by focusing the box */}
      <div
        ref={whole}
        className="grow"
        onKeyDown={tab}
        onMouseEnter={() => showLater(true)}
        onMouseLeave={() => showLater(false, () => !whole.current?.contains(document.activeElement))}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget !== null && showNow(false)}
      >
        <div className={css.box}>
          <SearchField
            ref={input}
            box={box}
            placeholder={hot ?? t('header.searchPlaceholder')}
            listId={listId}
            onSubmit={() => afterSearch(box.submit())}
            onDown={() => panel.current?.querySelector<HTMLElement>('li a')?.focus()}
            onFocus={() => showNow(true)}
          />
          {open && (
            // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the buttons inside, which have keys of their own
            <div ref={panel} className={css.panel} onKeyDown={(event) => moveFocus(event, () => input.current?.focus())}>
              {/* Its texts come on opening: waiting for them here leaves the box as it is, and what is being typed in it. */}
              <ErrorBoundary fallback={<p className="padY-12 tone-ink-2">{t('failure.network')}</p>}>
                <Suspense fallback={null}>
                  {suggestions.length > 0 ? (
                    <Suggestions
                      id={listId}
                      typed={box.typed}
                      suggestions={suggestions}
                      active={box.active}
                      onChoose={(suggestion) => afterSearch(box.choose(suggestion))}
                    />
                  ) : (
                    <SearchHelp onSearch={(word) => afterSearch(box.go(word))} onClear={askToClear} />
                  )}
                </Suspense>
              </ErrorBoundary>
            </div>
          )}
        </div>
        {!compact && <HotKeywords />}
        {open && <div className={menu.scrim} aria-hidden="true" onMouseDown={() => showNow(false)} />}
      </div>
      <ErrorBoundary fallback={null} visit={clearing}>
        <Suspense fallback={null}>
          <ClearHistory open={clearing} onClose={() => setClearing(false)} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

const MAX_KEYWORDS = 5

function HotKeywords() {
  const { t } = useTranslation()
  const list = useSearchHotSearchQuery({ keyword: null }).data?.list ?? []
  if (list.length === 0) return null
  return (
    <p className={cx('row align-fill wrap size-12 line-24 tone-ink-3 nowrap', css.hot)}>
      <b className="weight-700 tone-ink-2">{t('header.popular')}</b>
      {list.slice(0, MAX_KEYWORDS).map(({ keyword }) => (
        <Link key={keyword} lang={NAMES_LANGUAGE} className={css.word} {...searchResultsLink(keyword)}>
          {keyword}
        </Link>
      ))}
    </p>
  )
}
