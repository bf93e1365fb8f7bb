import type { Suggestion } from '@nusaria/contracts/search'
import { skipToken } from '@reduxjs/toolkit/query'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchResultsLink } from '../../shared/paths.ts'
import { safeSessionStorage } from '../../shared/state/browser-storage.ts'
import { useSearchClickUpdateMutation, useSearchSuggestQuery } from './search-api.ts'

export interface SearchBox {
  readonly typed: string
  readonly type: (text: string) => void
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  /** Empty while closed. */
  readonly suggestions: readonly Suggestion[]
  /** Index of the active suggestion; -1 for none. */
  readonly active: number
  readonly setActive: (index: number) => void
  /** Searches for a keyword; returns false when it is blank. */
  readonly go: (keyword: string) => boolean
  /** Searches for a suggestion's name, and reports the product that was found by the typed text. */
  readonly choose: (suggestion: Suggestion) => boolean
  /** Searches for the active suggestion, else the typed text, else the hot keyword. */
  readonly submit: () => boolean
}

interface Options {
  readonly typed: string
  readonly open: boolean
  /** The hot keyword shown in the empty box. */
  readonly hot: string | undefined
}

export function useSearchBox({ typed: first, open: opened, hot }: Options): SearchBox {
  const search = useSearch()
  const [reportClick] = useSearchClickUpdateMutation()
  const [typed, setTyped] = useState(first)
  const [open, setOpen] = useState(opened)
  // Keeps the suggestion, not its index: the list may change while the shopper moves through it.
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

export function suggestionKey({ product_no, product_name }: Suggestion): string {
  return product_no ?? product_name
}

/** ms without typing before suggestions are fetched */
const DEBOUNCE_MS = 180

const none: readonly Suggestion[] = []

/** The API wants quotes escaped by a backslash. */
function escapeQuotes(text: string): string {
  return text.replace(/["']/g, '\\$&')
}

/** Whether one text is the start of the other: the suggestions of one still suit the other while its reply is pending. */
function isPrefixOfOther(a: string, b: string): boolean {
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a))
}

/**
 * Suggestions for the typed text; empty without text, while loading, or after an error. A reply only counts for the text that it was
 * requested for: a late reply to an older text is not shown.
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

/** Navigates to the search results of a keyword, and searches again when they are open already. Returns false for a blank keyword. */
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
