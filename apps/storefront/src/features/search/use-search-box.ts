import type { Suggestion } from '@nusaria/contracts/search'
import { skipToken } from '@reduxjs/toolkit/query'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchResultsLink } from '../../shared/paths.ts'
import { safeSessionStorage } from '../../shared/state/browser-storage.ts'
import { useSearchClickUpdateMutation, useSearchSuggestQuery } from './search-api.ts'

export interface SearchBox {
  readonly typed: string
  /** Types, which opens what helps. */
  readonly type: (text: string) => void
  /** Whether what helps to search shows. */
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  /** Empty unless open. */
  readonly suggestions: readonly Suggestion[]
  /** Index under the arrow keys, -1 = none. */
  readonly active: number
  readonly setActive: (index: number) => void
  /** Searches for a keyword; false when there is none. */
  readonly go: (keyword: string) => boolean
  /** Searches for a suggestion's name, and tells the shop which product the typed text led to. */
  readonly choose: (suggestion: Suggestion) => boolean
  /** Enter: the suggestion under the arrow keys, what is typed, or the hot keyword shown. */
  readonly submit: () => boolean
}

interface Options {
  readonly typed: string
  readonly open: boolean
  /** Shown in the empty box. */
  readonly hot: string | undefined
}

/** A search box with suggestions, wherever it stands. */
export function useSearchBox({ typed: first, open: opened, hot }: Options): SearchBox {
  const search = useSearch()
  const [reportClick] = useSearchClickUpdateMutation()
  const [typed, setTyped] = useState(first)
  const [open, setOpen] = useState(opened)
  // The suggestion itself rather than its place: a list that changes under the arrow keys never puts another one there.
  const [chosen, setChosen] = useState<Suggestion | null>(null)
  const suggestions = useSuggestions(open ? typed : '')
  const active = suggestions.findIndex((each) => chosen !== null && suggestionKey(each) === suggestionKey(chosen))
  const show = (next: boolean) => {
    setChosen(null)
    setOpen(next)
  }
  const go = (keyword: string) => {
    if (!search(keyword)) return false
    setTyped(keyword)
    show(false)
    return true
  }
  const choose = ({ product_name, product_no }: Suggestion) => {
    const keyword = typed.trim().slice(0, 100)
    if (product_no && keyword !== '') void reportClick({ keyword, product_no })
    return go(product_name)
  }
  return {
    typed,
    type(text) {
      setTyped(text)
      show(true)
    },
    open,
    setOpen: show,
    suggestions,
    active,
    setActive: (index) => setChosen(suggestions[index] ?? null),
    go,
    choose,
    submit() {
      const suggestion = suggestions[active]
      return suggestion ? choose(suggestion) : go(typed.trim() || (hot ?? ''))
    },
  }
}

/** Tells suggestions apart. */
export function suggestionKey({ product_no, product_name }: Suggestion): string {
  return product_no ?? product_name
}

/** ms without a key before the shop is asked */
const DEBOUNCE_MS = 180

const none: readonly Suggestion[] = []

/** Quotes travel behind a backslash (spec section 7). */
function escapeQuotes(text: string): string {
  return text.replace(/["']/g, '\\$&')
}

/** Whether one text goes on from the other: what suited the one still suits while the other's answer is on the way. */
function isPrefixOfOther(a: string, b: string): boolean {
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a))
}

/**
 * Product names for the typed text; empty while nothing is typed, on the way, or out of reach. An answer counts for the text it was
 * asked for alone: one that comes after a newer one shows nowhere.
 */
function useSuggestions(typed: string): readonly Suggestion[] {
  const text = typed.trim()
  const [settled, setSettled] = useState('')
  const [last, setLast] = useState({ text: '', list: none })
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { currentData, isError } = useSearchSuggestQuery(settled ? { keyword: escapeQuotes(settled) } : skipToken)
  if (currentData && currentData.list !== last.list) setLast({ text: settled, list: currentData.list })
  if (isError && settled === text) return none
  return isPrefixOfOther(text, last.text) ? last.list : none
}

/** Leads to what a keyword finds, which is searched for again where it is shown already. Blank keywords lead nowhere; it says so by returning false. */
export function useSearch(): (keyword: string) => boolean {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (keyword) => {
      const wanted = keyword.trim().slice(0, 100)
      if (!wanted) return false
      safeSessionStorage.set('keyword', wanted)
      const { to, state } = searchResultsLink(wanted)
      const again = to === pathname + search
      void navigate(to, { state, replace: again })
      if (again) window.scrollTo(0, 0)
      return true
    },
    [navigate, pathname, search],
  )
}
