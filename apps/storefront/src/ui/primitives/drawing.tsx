import { type ComponentType, Suspense } from 'react'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import type { DrawingName } from './drawings/index.tsx'

interface Props {
  readonly of: DrawingName
}

/** Loaded when needed; where that fails there is only the text. */
const Picture = lazyWithRetry<ComponentType<Props>>(() =>
  import('./drawings/index.tsx').then((m) => ({ default: m.DrawingByName })).catch(() => ({ default: () => null })),
)

/** A drawing beside a text that doesn't wait for it. It fills its parent. */
export function Drawing({ of }: Props) {
  return (
    <Suspense fallback={null}>
      <Picture of={of} />
    </Suspense>
  )
}
