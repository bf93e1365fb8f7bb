import type { ViewedProduct } from '@nusaria/contracts/favourite'
import { formatDate } from '../../shared/format/date.ts'

export interface ViewedDay {
  /** `22/11/2026`, in Jakarta */
  readonly date: string
  readonly name: 'today' | 'yesterday' | null
  readonly products: readonly ViewedProduct[]
}

const DAY_MS = 86_400_000

/** What was viewed, by the day it was; the order stays. `now` in ms. */
export function groupByDay(viewed: readonly ViewedProduct[], now: number): readonly ViewedDay[] {
  const named = new Map([
    [formatDate(new Date(now - DAY_MS).toISOString()), 'yesterday' as const],
    [formatDate(new Date(now).toISOString()), 'today' as const],
  ])
  const days = new Map<string, ViewedProduct[]>()
  for (const view of viewed) {
    const date = formatDate(view.viewed_at)
    days.set(date, [...(days.get(date) ?? []), view])
  }
  return [...days].map(([date, products]) => ({ date, name: named.get(date) ?? null, products }))
}
