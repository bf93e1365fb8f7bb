import type { Suggestion } from '@nusaria/contracts/search'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useState } from 'react'
import { useSearchSuggestQuery } from './search-api.ts'

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
export function useSuggestions(typed: string): readonly Suggestion[] {
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
