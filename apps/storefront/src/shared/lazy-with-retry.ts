import type { ComponentProps, ComponentType } from 'react'
import { createElement, lazy as lazyOnce } from 'react'

/** Parts whose code didn't get through: what makes each ready to be asked for again. */
const failedChunks = new Set<() => void>()

// biome-ignore lint/suspicious/noExplicitAny: as React's own, it takes a component of whatever props
type AnyComponent = ComponentType<any>

/** React's `lazy` keeps a failure for good. This one asks for the code again once `renewLazy` was called, as a boundary does that caught it. */
export function lazyWithRetry<C extends AnyComponent>(load: () => Promise<{ readonly default: C }>): C {
  const make = () =>
    lazyOnce(() =>
      load().catch((error: unknown) => {
        failedChunks.add(() => {
          Part = make()
        })
        throw error
      }),
    )
  let Part = make()
  return ((props: ComponentProps<C>) => createElement(Part as AnyComponent, props)) as unknown as C
}

/** What failed to load is asked for again when it is shown next. */
export function retryFailedChunks(): void {
  for (const renew of failedChunks) renew()
  failedChunks.clear()
}
