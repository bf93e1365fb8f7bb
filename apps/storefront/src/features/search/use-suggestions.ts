import type { Suggestion } from '@nusaria/contracts/search'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useState } from 'react'
import { useSearchSuggestQuery } from './search-api.ts'

/** ms without a key before the shop is asked */
const PAUSE = 180

const none: readonly Suggestion[] = []

/** Quotes travel behind a backslash (spec section 7). */
export function escapeQuotes(text: string): string {
  return text.replace(/["']/g, '\\$&')
}

/** Product names that begin like the typed text; empty while nothing is typed, on the way, or out of reach. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const [settled, setSettled] = useState('')
  const text = typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const reply = useSearchSuggestQuery(settled ? { keyword: escapeQuotes(settled) } : skipToken)
  return text && settled ? (reply.data?.list ?? none) : none
}
