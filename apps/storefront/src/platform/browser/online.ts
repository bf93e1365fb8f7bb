import { useSyncExternalStore } from 'react'
import { listen } from './listen.ts'

const subscribe = (listener: () => void) => listen(window, ['online', 'offline'], listener)

/** Whether the device has a connection. `true` promises nothing: the shop may still be out of reach. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
