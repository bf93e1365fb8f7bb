import { LIMITS } from '@nusaria/contracts/limits'
import type { Suggestions } from '@nusaria/contracts/search'
import { skipToken } from '@reduxjs/toolkit/query'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { categoryProductsLink, type LinkTarget, productPath, searchResultsLink } from '#platform/routing/paths.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'
import { useReportClick, useSearchSuggestQuery } from '../api.ts'

export type SearchOption =
  | { readonly kind: 'keyword'; readonly key: string; readonly name: string }
  | { readonly kind: 'type'; readonly key: string; readonly name: string; readonly nav_type_id: string; readonly count: number }
  | {
      readonly kind: 'product'
      readonly key: string
      readonly name: string
      readonly product_no: string
      readonly picture: string | undefined
      readonly price: number | undefined
      /** Other choices cost more. */
      readonly fromPrice: boolean
    }

/** What an option opens. */
export function optionLink(option: SearchOption): LinkTarget<unknown> {
  if (option.kind === 'product') return { to: productPath(option.product_no), state: undefined }
  return option.kind === 'type' ? categoryProductsLink(option.nav_type_id) : searchResultsLink(option.name)
}

interface Options {
  readonly typed: string
  readonly open: boolean
  /** The hot keyword shown in the empty box. */
  readonly hot: string | undefined
}

export function useSearchBox({ typed: first, open: opened, hot }: Options) {
  const navigate = useNavigate()
  const search = useSearch()
  const reportClick = useReportClick()
  const [typed, setTyped] = useState(first)
  const [open, setOpen] = useState(opened)
  // Keeps the suggestion, not its index: the list may change while the shopper moves through it.
  const [chosen, setChosen] = useState<string | null>(null)
  const suggestions = useSuggestions(open ? typed : '')
  const active = suggestions.findIndex(({ key }) => key === chosen)
  const show = (next: boolean) => {
    setChosen(null)
    setOpen(next)
  }
  /** Searches for a keyword; returns false when it is blank. */
  const go = (keyword: string) => {
    if (!search(keyword)) return false
    setTyped(keyword)
    show(false)
    return true
  }
  /** Searches for a keyword, or opens a category or a product; reports the product that was found by the typed text. */
  const choose = (option: SearchOption) => {
    if (option.kind === 'keyword') return go(option.name)
    const keyword = typed.trim().slice(0, LIMITS.keywordMax)
    setTyped('')
    show(false)
    if (option.kind === 'product' && keyword !== '') reportClick({ keyword, product_no: option.product_no })
    const { to, state } = optionLink(option)
    void navigate(to, { state })
    return true
  }
  return {
    typed,
    type(text: string) {
      setTyped(text)
      show(true)
    },
    open,
    setOpen: show,
    /** Empty while closed. */
    suggestions,
    /** Index of the active suggestion; -1 for none. */
    active,
    setActive: (index: number) => setChosen(suggestions[index]?.key ?? null),
    go,
    choose,
    /** Chooses the active suggestion, else searches for the typed text, else for the hot keyword. */
    submit() {
      const suggestion = suggestions[active]
      return suggestion ? choose(suggestion) : go(typed.trim() || (hot ?? ''))
    },
  }
}

export type SearchBox = ReturnType<typeof useSearchBox>

/** Keywords, then categories, then products. A backend that sends names only suggests keywords. */
function toOptions({ list, keywords = [], types = [] }: Suggestions): readonly SearchOption[] {
  const named = list.flatMap(({ product_no, product_name }) => (product_no ? [] : product_name))
  return [
    ...[...new Set([...keywords, ...named])].map((name): SearchOption => ({ kind: 'keyword', key: `keyword ${name}`, name })),
    ...types.map(({ nav_type_id, nav_type_name: name, count }): SearchOption => {
      return { kind: 'type', key: `type ${nav_type_id}`, name, nav_type_id, count }
    }),
    ...list.flatMap(({ product_no, product_name: name, thumb_image_url: picture, price, max_price }): readonly SearchOption[] =>
      product_no
        ? [{ kind: 'product', key: product_no, name, product_no, picture, price, fromPrice: (max_price ?? 0) > (price ?? 0) }]
        : [],
    ),
  ]
}

/** ms without typing before suggestions are fetched */
const DEBOUNCE_MS = 180

/** Whether one text is the start of the other: the suggestions of one still suit the other while its reply is pending. */
function isPrefixOfOther(a: string, b: string): boolean {
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a))
}

/** Empty without text, while loading, or after an error. A late reply to an older text is not shown. */
function useSuggestions(typed: string): readonly SearchOption[] {
  const text = typed.trim()
  const [settled, setSettled] = useState('')
  const [last, setLast] = useState<{ readonly text: string; readonly reply: Suggestions }>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  // The API wants quotes escaped by a backslash.
  const keyword = settled.replace(/["']/g, '\\$&')
  const { currentData, isError } = useSearchSuggestQuery(keyword ? { keyword } : skipToken)
  if (currentData && currentData !== last?.reply) setLast({ text: settled, reply: currentData })
  if (!last || (isError && settled === text)) return []
  return isPrefixOfOther(text, last.text) ? toOptions(last.reply) : []
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
