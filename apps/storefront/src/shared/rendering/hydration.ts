import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { renderedAt } from './rendered.ts'

const never = () => () => {}

/**
 * A value that only the browser knows. On the server, and in the first render of its page, which must not differ from it, it is `onServer`. The
 * component renders again only where the two differ.
 */
export function useBrowserValue<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(never, read, () => onServer)
}

/**
 * Whether the component opened in the browser, and not with the server's page. As `refetchOnMountOrArgChange` it asks again on each visit but
 * that of the server's page, which has just been asked for. It never changes, so that nothing renders twice.
 */
export function useOpenedInBrowser(): boolean {
  const [origin] = useState(() => ({ server: false }))
  return useSyncExternalStore(
    never,
    () => !origin.server,
    () => {
      origin.server = true
      return false
    },
  )
}

/**
 * Asks once more for a reply that came with the server's page. The page may be from a cache, so its `server_time` may be minutes old: only a live
 * reply tells the server's clock.
 */
export function useLiveReply(receivedAt: number | undefined, refetch: () => void): void {
  const ask = useEffectEvent(() => {
    if (receivedAt === renderedAt) refetch()
  })
  useEffect(() => ask(), [])
}
