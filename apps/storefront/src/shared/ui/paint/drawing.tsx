import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { lazyWithRetry } from '../../lazy-with-retry.ts'

const Nothing = { default: () => null }

/** Fetched when there is something to draw for; without a connection the words stand alone. */
const drawings = {
  basket: lazyWithRetry<ComponentType>(() =>
    import('./drawings.tsx').then((m) => ({ default: m.EmptyBasketDrawing })).catch(() => Nothing),
  ),
  torn: lazyWithRetry<ComponentType>(() => import('./drawings.tsx').then((m) => ({ default: m.TornPageDrawing })).catch(() => Nothing)),
} as const

/** A drawing beside words that don't wait for it. Its box is its parent's. */
export function Drawing({ of }: { readonly of: keyof typeof drawings }) {
  const Picture = drawings[of]
  return (
    <Suspense fallback={null}>
      <Picture />
    </Suspense>
  )
}
