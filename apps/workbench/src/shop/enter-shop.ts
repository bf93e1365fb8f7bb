import { randomId } from '@nusaria/storefront/platform/browser/random-id'
import { safePath } from '@nusaria/storefront/platform/routing/safe-path'
import {
  CLIENT_STATE_KEY,
  clientState,
  keyBelow,
  LOGIN_CHANNEL,
  type LoginMessage,
  parseClientDevice,
} from '@nusaria/storefront/platform/state/client-state'
import { control } from '../control/control-client.ts'
import { worldFromHost } from './shop-url.ts'

/** Who enters the shop, in which world, and at which path. */
export interface EnterParams {
  readonly world: string
  /** Whether the URL names the world, as the host name doesn't. */
  readonly named: boolean
  /** null for a guest */
  readonly as: string | null
  /** A path on this origin. */
  readonly to: string
}

/** Reads the URL of the entry page. A path to another origin becomes home. */
export function parseEnterUrl({ hostname, search }: Pick<Location, 'hostname' | 'search'>): EnterParams {
  const params = new URLSearchParams(search)
  const own = worldFromHost(hostname)
  return {
    world: own ?? params.get('mock_world') ?? 'default',
    named: own === null,
    as: params.get('as'),
    to: safePath(params.get('to') ?? '/') ?? '/',
  }
}

/** Notifies the shop's open tabs below `base`, as a login in one of them does. */
function notifyTabs(base: string, session: LoginMessage['session']): void {
  const channel = new BroadcastChannel(keyBelow(base, LOGIN_CHANNEL))
  channel.postMessage({ type: 'LOGIN', session } satisfies LoginMessage)
  channel.close()
}

/** Signs a member in or a guest out: writes the session to the shop's storage and notifies open tabs. Resolves to the shop's path, without `base`. */
export async function enterShop({ world, named, as, to }: EnterParams, storage: Storage, base = '/'): Promise<string> {
  const key = keyBelow(base, CLIENT_STATE_KEY)
  if (as === null) {
    storage.removeItem(key)
    notifyTabs(base, null)
  } else {
    const device = parseClientDevice(storage.getItem(key)) ?? { deviceId: randomId(), fingerprint: '' }
    const body = { member: as, device: device.deviceId }
    const session = await control('signIn', { params: { id: world }, body })
    storage.setItem(key, clientState(device, session))
    const { auth_token, member_no, points, user_name } = session
    notifyTabs(base, { auth_token, member_no, points, user_name })
  }
  return named ? withWorldParam(to, world) : to
}

/** Adds the world to a path; the host then keeps it in a cookie. */
function withWorldParam(to: string, world: string): string {
  const [rest = '', hash] = to.split('#', 2)
  const joined = `${rest}${rest.includes('?') ? '&' : '?'}mock_world=${encodeURIComponent(world)}`
  return hash === undefined ? joined : `${joined}#${hash}`
}
