import type { ReactNode } from 'react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { inShell } from '../../shared/shell/bridge.ts'
import { Loading } from '../layouts/page-boundary.tsx'

interface LinkProps {
  readonly onSettled: () => void
}

/** Its code can't be had: nobody will hear the shell, so that there is nothing to wait for. */
function MissingShellLink({ onSettled }: LinkProps) {
  const settle = useEffectEvent(onSettled)
  useEffect(() => settle(), [])
  return null
}

const ShellLink = lazyWithRetry(() =>
  import('./shell-link.tsx').then((m) => ({ default: m.ShellLink })).catch(() => ({ default: MissingShellLink })),
)

/**
 * The root's loading flag: in a native shell the page waits for its message behind the loading screen. In a browser nothing waits and nothing
 * listens.
 */
export function ShellGate({ children }: { readonly children: ReactNode }) {
  const [inside] = useState(inShell)
  const [loading, setLoading] = useState(inside)
  return (
    <>
      {inside && (
        <Suspense fallback={null}>
          <ShellLink onSettled={() => setLoading(false)} />
        </Suspense>
      )}
      {loading ? <Loading /> : children}
    </>
  )
}
