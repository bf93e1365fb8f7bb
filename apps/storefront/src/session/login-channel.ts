import type { Session } from '#platform/state/user-info.ts'
import { keyBelow, LOGIN_CHANNEL, type LoginMessage } from '../platform/state/client-state.ts'

/** One channel a tab, so that a tab doesn't receive its own messages. Old web views lack it: their tabs notice a login with their next call. */
const channel =
  import.meta.env.SSR || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel(keyBelow(import.meta.env.BASE_URL, LOGIN_CHANNEL))

/** Sends a login to the other tabs; null: a logout. */
export function broadcastLogin(session: Session | null): void {
  channel?.postMessage({ type: 'LOGIN', session } satisfies LoginMessage)
}

/** Returns a function that stops listening. */
export function subscribeToOtherTabs(listener: (message: LoginMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<LoginMessage | null>) => {
    if (data?.type === 'LOGIN') listener(data)
  }
  channel?.addEventListener('message', onMessage)
  return () => channel?.removeEventListener('message', onMessage)
}
