import { type ComponentProps, type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'
import { loadOrReload } from './load-or-reload.ts'

const failedChunks = new Set<() => void>()

// biome-ignore lint/suspicious/noExplicitAny: like React's own `lazy`, it takes a component with any props
type AnyComponent = ComponentType<any>

/** On a server code is loaded once for all pages: each page says that it uses it, so that its files come with the page. */
function noteUse(load: () => Promise<unknown>): void {
  if (import.meta.env.SSR) load().catch(() => {})
}

/** React's `lazy` keeps a failure for good. This one loads the code again after `retryFailedChunks`, which an error boundary calls. */
export function lazyWithRetry<C extends AnyComponent>(load: () => Promise<{ readonly default: C }>): C {
  const make = () =>
    lazy(() =>
      loadOrReload(load).catch((error: unknown) => {
        failedChunks.add(() => {
          Part = make()
        })
        throw error
      }),
    )
  let Part = make()
  return ((props: ComponentProps<C>) => {
    noteUse(load)
    return createElement(Part as AnyComponent, props)
  }) as unknown as C
}

/** A lazy component that renders nothing when its code fails to load; `waiting` until then. */
export function lazyOptional<P extends object>(load: () => Promise<ComponentType<P>>, waiting?: ReactNode): ComponentType<P> {
  const Part = lazy(() =>
    load()
      .catch(() => () => null)
      .then((component) => ({ default: component as AnyComponent })),
  )
  return (props) => {
    noteUse(load)
    return createElement(Suspense, { fallback: waiting }, createElement(Part, props))
  }
}

export function retryFailedChunks(): void {
  for (const retry of failedChunks) retry()
  failedChunks.clear()
}
