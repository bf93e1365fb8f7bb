import type { ViewedProduct } from '@nusaria/contracts/favourite'
import { dateOnly } from '../../shared/format/date.ts'

export interface Day {
  /** `22/11/2026`, in Jakarta */
  readonly date: string
  readonly name: 'today' | 'yesterday' | null
  readonly products: readonly ViewedProduct[]
}

const DAY = 86_400_000

/** What was viewed, by the day it was; the order stays. `now` in ms. */
export function byDay(viewed: readonly ViewedProduct[], now: number): readonly Day[] {
  const named = new Map([
    [dateOnly(new Date(now - DAY).toISOString()), 'yesterday' as const],
    [dateOnly(new Date(now).toISOString()), 'today' as const],
  ])
  const days = new Map<string, ViewedProduct[]>()
  for (const view of viewed) {
    const date = dateOnly(view.viewed_at)
    days.set(date, [...(days.get(date) ?? []), view])
  }
  return [...days].map(([date, products]) => ({ date, name: named.get(date) ?? null, products }))
}
