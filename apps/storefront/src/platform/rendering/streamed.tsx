import { createContext, type ReactNode, Suspense, use } from 'react'
import { requestScope } from './request-scope.ts'

/** Whether queries on a server show what has come, rather than wait for what hasn't. */
export const ShowsLoading = createContext(false)

interface Props {
  readonly children: ReactNode
}

/** What a server sends of a part whose replies are late: the part as a browser shows it that waits for them. */
function AsLoading({ children }: Props) {
  const scope = requestScope()
  const wait = scope?.untilShell()
  if (wait) use(wait)
  // When all replies come in time, this is never sent.
  return scope?.isShellOver() ? <ShowsLoading value={true}>{children}</ShowsLoading> : null
}

/** A part of a page that a server sends later than the rest when its replies are late. `fallback`: in a browser, while its code loads. */
export function Streamed({ children, fallback }: Props & { readonly fallback: ReactNode }) {
  return <Suspense fallback={import.meta.env.SSR ? <AsLoading>{children}</AsLoading> : fallback}>{children}</Suspense>
}
