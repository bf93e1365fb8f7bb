import type { Session } from '@nusaria/contracts/auth-entities'

/**
 * The name under which a shop keeps something that all pages of an origin share: `/toko/language`. Shops below different paths don't mix. At the root
 * it is the key alone.
 * @param base begins and ends with a slash
 */
export function keyBelow(base: string, key: string): string {
  return base === '/' ? key : base + key
}

/** The key of the storefront's client state in `localStorage`. */
export const CLIENT_STATE_KEY = 'persist:root'

/** The member in the storefront's state. `auth_token` null = guest; `member_no` is then the member whose session expired, if any. */
export interface ClientSession {
  readonly auth_token: string | null
  readonly member_no: string | null
  readonly points: number
  readonly user_name: string | null
  /** The member's picture, once it was loaded. */
  readonly avatar_url?: string | null
}

/** A browser's ids. */
export interface ClientDevice {
  /** Random; all calls name it. */
  readonly deviceId: string
  /** How a guest's visits are counted: empty until it was computed, the `deviceId` once somebody began to log in. */
  readonly fingerprint: string
}

/** The BroadcastChannel on which the shop's tabs announce logins and logouts. */
export const LOGIN_CHANNEL = 'nusaria'

/** Sent to the other tabs after a login or a logout; `session` null = logged out. */
export interface LoginMessage {
  readonly type: 'LOGIN'
  readonly session: ClientSession | null
}

const INITIAL_USER_INFO = { selectSkus: [], buyType: 'cart', pointsDeductionSwitch: false, messageNumber: 0 }
const PERSIST_META = { version: -1, rehydrated: true }

/** The stored client state of a device after a login, or of a guest, as redux-persist writes it. */
export function clientState(device: ClientDevice, session: ClientSession | Session | null): string {
  const { auth_token = null, member_no = null, points = 0, user_name = null } = session ?? {}
  const ids = auth_token === null ? device : { ...device, fingerprint: device.deviceId }
  const userInfo = { ...ids, ...INITIAL_USER_INFO, userInfo: { auth_token, member_no, points, user_name } }
  return JSON.stringify({ userInfo: JSON.stringify(userInfo), _persist: JSON.stringify(PERSIST_META) })
}

/** Parses the device of a stored client state; null when it can't be read. */
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

/** Parses the member who is logged in according to a stored client state; null for a guest, and when it can't be read. */
export function parseClientMember(stored: string | null): Pick<Session, 'member_no' | 'user_name'> | null {
  try {
    const { userInfo } = JSON.parse(stored ?? '{}') as { userInfo?: string }
    const { auth_token, member_no, user_name } = (JSON.parse(userInfo ?? '{}') as { userInfo?: Partial<ClientSession> }).userInfo ?? {}
    if (typeof auth_token !== 'string' || typeof member_no !== 'string') return null
    return { member_no, user_name: typeof user_name === 'string' ? user_name : member_no }
  } catch {
    return null
  }
}
