import { expect, it } from 'vitest'
import { productCard } from '#testing/product-samples.ts'
import { groupByDay } from './viewed-page.tsx'

const at = (viewed_at: string) => ({ product: productCard(viewed_at), viewed_at })

it('days begin at midnight in Jakarta, in every time zone', () => {
  const viewed = [at('2026-11-21T17:05:00Z'), at('2026-11-21T16:55:00Z'), at('2026-11-20T17:00:00Z'), at('2026-11-18T03:00:00Z')]
  expect(groupByDay(viewed, Date.parse('2026-11-22T03:00:00Z'))).toEqual([
    { date: '22/11/2026', name: 'today', products: viewed.slice(0, 1) },
    { date: '21/11/2026', name: 'yesterday', products: viewed.slice(1, 3) },
    { date: '18/11/2026', name: null, products: viewed.slice(3) },
  ])
})
