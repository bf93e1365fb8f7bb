import type { LoginMessage } from '@nusaria/contracts/client-state'
import { CLIENT_STATE_KEY, clientState, LOGIN_CHANNEL, parseClientDevice } from '@nusaria/contracts/client-state'
import type { SignedIn } from '@nusaria/mock-api/control/types'
import { randomId } from '@nusaria/storefront/shared/random-id'
import { safePath } from '@nusaria/storefront/shared/safe-path'
import { callControl, worldPath } from '../control/call-control.ts'
import { worldFromHost } from './shop-url.ts'

/** Who comes in, where to, in which world. */
export interface EnterParams {
  readonly world: string
  /** Whether the world is named by the address, for a host that names none itself. */
  readonly named: boolean
  /** null: a guest. */
  readonly as: string | null
  /** A path of this origin. */
  readonly to: string
}

/** What the address of the entering page says. A path that leads to another origin leads home. */
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

/** Tells the tabs of the shop that are open on this origin, as a login in one of them would. */
function notifyTabs(session: LoginMessage['session']): void {
  const channel = new BroadcastChannel(LOGIN_CHANNEL)
  channel.postMessage({ type: 'LOGIN', session } satisfies LoginMessage)
  channel.close()
}

/** Signs in, or forgets who was here, leaves it where the shop looks, and tells its open tabs. Answers the path to go on to. */
export async function enterShop({ world, named, as, to }: EnterParams, storage: Storage): Promise<string> {
  if (as === null) {
    storage.removeItem(CLIENT_STATE_KEY)
    notifyTabs(null)
  } else {
    const device = parseClientDevice(storage.getItem(CLIENT_STATE_KEY)) ?? { deviceId: randomId(), fingerprint: '' }
    const session = await callControl<SignedIn>('POST', worldPath(world, '/sign-in'), {
      member: as,
      device: device.fingerprint || device.deviceId,
    })
    storage.setItem(CLIENT_STATE_KEY, clientState(device, session))
    const { auth_token, member_no, points, user_name } = session
    notifyTabs({ auth_token, member_no, points, user_name })
  }
  return named ? withWorldParam(to, world) : to
}

/** The path with the world that the shop's host keeps as a cookie from then on. */
function withWorldParam(to: string, world: string): string {
  const [rest = '', hash] = to.split('#', 2)
  const joined = `${rest}${rest.includes('?') ? '&' : '?'}mock_world=${encodeURIComponent(world)}`
  return hash === undefined ? joined : `${joined}#${hash}`
}
