import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { inShell } from '#platform/shell/bridge.ts'
import { Loading } from '../layouts/page-boundary.tsx'

/** Instead of the link when its code fails to load: no message will be handled, so the page need not wait. */
function MissingShellLink({ onSettled }: { readonly onSettled: () => void }) {
  const settle = useEffectEvent(onSettled)
  useEffect(() => settle(), [])
  return null
}

const ShellLink = lazyWithRetry(() =>
  import('./shell-link.tsx').then((m) => ({ default: m.ShellLink })).catch(() => ({ default: MissingShellLink })),
)

/** In a native shell the page waits behind the loading screen for the shell's first message. In a browser nothing waits and nothing listens. */
export function ShellGate({ children }: { readonly children: ReactNode }) {
  const [inside] = useState(() => !import.meta.env.SSR && inShell())
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
