import type { Suggestion } from '@nusaria/contracts/search'
import { useState } from 'react'
import { useSearchClickUpdateMutation } from './search-api.ts'
import { useSearch } from './use-search.ts'
import { useSuggestions } from './use-suggestions.ts'

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
