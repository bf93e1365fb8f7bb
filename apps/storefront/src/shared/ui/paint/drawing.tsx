import { type ComponentType, Suspense } from 'react'
import { lazyWithRetry } from '../../lazy-with-retry.ts'

const Nothing = { default: () => null }

/** Loaded when needed; without a connection there is only the text. */
const drawings = {
  basket: lazyWithRetry<ComponentType>(() =>
    import('./drawings.tsx').then((m) => ({ default: m.EmptyBasketDrawing })).catch(() => Nothing),
  ),
  torn: lazyWithRetry<ComponentType>(() => import('./drawings.tsx').then((m) => ({ default: m.TornPageDrawing })).catch(() => Nothing)),
} as const

/** A drawing beside a text that doesn't wait for it. It fills its parent. */
export function Drawing({ of }: { readonly of: keyof typeof drawings }) {
  const Picture = drawings[of]
  return (
    <Suspense fallback={null}>
      <Picture />
    </Suspense>
  )
}
