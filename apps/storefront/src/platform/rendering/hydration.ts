import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { clockSkew } from '../time/clock.ts'
import { renderedAt } from './rendered.ts'

const never = () => () => {}

/** A value that only the browser knows. `onServer`: on the server, and in the first render of its page, which must not differ. */
export function useBrowserValue<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(never, read, () => onServer)
}

/**
 * Whether the component mounted in the browser, and not with the server's page. As `refetchOnMountOrArgChange` it refetches on every visit except
 * the first one of the server's page, whose replies are new. It never changes, so that nothing renders twice.
 */
export function useIsClientMount(): boolean {
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

/** ms: so long a page with its scripts may be on its way */
const ON_ITS_WAY = 10_000

/**
 * Refetches a reply of the server's page if its time isn't that of this device. Either the device's clock is wrong, or the page comes from a cache
 * and is minutes old: only a live reply tells which.
 */
export function useLiveReply(serverTime: string | undefined, receivedAt: number | undefined, refetch: () => void): void {
  const ask = useEffectEvent(() => {
    if (serverTime && receivedAt === renderedAt && Math.abs(clockSkew(serverTime, receivedAt)) > ON_ITS_WAY) refetch()
  })
  useEffect(() => ask(), [])
}
