import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { clockSkew } from '../time/clock.ts'
import { renderedAt } from './rendered.ts'

const never = () => () => {}

/** On the server, and in the first render of its page, it is `onServer`. The component renders again only where the two differ. */
export function useBrowserValue<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(never, read, () => onServer)
}

/** As `refetchOnMountOrArgChange` it asks on each visit but that of the server's page. It never changes, so that nothing renders twice. */
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

/** Asks once more where the device's clock is wrong or the server's page comes from a cache: only a live reply tells which. */
export function useLiveReply(serverTime: string | undefined, receivedAt: number | undefined, refetch: () => void): void {
  const ask = useEffectEvent(() => {
    if (serverTime && receivedAt === renderedAt && Math.abs(clockSkew(serverTime, receivedAt)) > ON_ITS_WAY) refetch()
  })
  useEffect(() => ask(), [])
}
