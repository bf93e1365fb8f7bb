import type { Session } from './auth-entities.ts'

/** The key of `localStorage` under which the storefront keeps its client state. */
export const CLIENT_STATE_KEY = 'persist:root'

/** The member as the storefront remembers them. `auth_token` null = guest; `member_no` then says whose session expired, if any did. */
export interface ClientSession {
  readonly auth_token: string | null
  readonly member_no: string | null
  readonly points: number
  readonly user_name: string | null
  /** The member's picture, once their details were here. */
  readonly avatar_url?: string | null
}

/** How the server knows a browser: by its fingerprint, by the random id until that is there. */
export interface ClientDevice {
  readonly deviceId: string
  /** Empty until it was computed. */
  readonly fingerprint: string
}

/** The BroadcastChannel on which tabs of the shop tell each other who logged in or out. */
export const LOGIN_CHANNEL = 'nusaria'

/** Told to the other tabs after a login or a logout; `session` null = logged out. */
export interface LoginMessage {
  readonly type: 'LOGIN'
  readonly session: ClientSession | null
}

const INITIAL_USER_INFO = { selectSkus: [], buyType: 'cart', pointsDeductionSwitch: false, messageNumber: 0 }
const PERSIST_META = { version: -1, rehydrated: true }

/** The client state of a device on which somebody has just logged in, or nobody has yet, as the storefront's persistence writes it. */
export function clientState(device: ClientDevice, session: ClientSession | Session | null): string {
  const { auth_token = null, member_no = null, points = 0, user_name = null } = session ?? {}
  const userInfo = { ...device, ...INITIAL_USER_INFO, userInfo: { auth_token, member_no, points, user_name } }
  return JSON.stringify({ userInfo: JSON.stringify(userInfo), _persist: JSON.stringify(PERSIST_META) })
}

/** The device that a stored client state belongs to; null when there is none, or it can't be read. */
export function parseClientDevice(stored: string | null): ClientDevice | null {
  try {
    const { userInfo } = JSON.parse(stored ?? '{}') as { userInfo?: string }
    const { deviceId, fingerprint } = JSON.parse(userInfo ?? '{}') as { deviceId?: unknown; fingerprint?: unknown }
    if (typeof deviceId !== 'string' || deviceId === '') return null
    return { deviceId, fingerprint: typeof fingerprint === 'string' ? fingerprint : '' }
  } catch {
    return null
  }
}
