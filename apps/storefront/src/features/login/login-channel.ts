import type { LoginMessage } from '@nusaria/contracts/client-state'
import { LOGIN_CHANNEL } from '@nusaria/contracts/client-state'
import type { Session } from '../../shared/state/user-info.ts'

function isLoginMessage(value: unknown): value is LoginMessage {
  return typeof value === 'object' && value !== null && (value as Partial<LoginMessage>).type === 'LOGIN'
}

/** One for the tab, so that it doesn't hear itself. Old webviews lack it: their tabs then learn of it with their next call. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(LOGIN_CHANNEL)

/** Tells the other tabs; they are on our origin, as the stored session is. */
export function broadcastLogin(session: Session | null): void {
  channel?.postMessage({ type: 'LOGIN', session } satisfies LoginMessage)
}

/** Hears of logins and logouts in other tabs; returns how to stop. */
export function subscribeToOtherTabs(listener: (message: LoginMessage) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isLoginMessage(data)) listener(data)
  }
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
