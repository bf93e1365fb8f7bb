import { shopUrl, worldFromHost } from '../shop/shop-url.ts'

export interface SimulatorTarget {
  readonly world: string
  /** Path of the shop's first page in the frame. */
  readonly start: string
}

/**
 * Which world the simulator shows: that of its own origin, else the one that `?world=` names. On this machine it goes to the origin of
 * that world first, so that what is kept in the frame is that world's alone.
 */
export function resolveTarget(
  here: Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin' | 'search'>,
): SimulatorTarget | { readonly elsewhere: string } {
  const own = worldFromHost(here.hostname)
  const world = new URLSearchParams(here.search).get('world') ?? own ?? 'default'
  if (world === own) return { world, start: '/' }
  const origin = new URL(shopUrl(world, {}, here)).origin
  if (origin !== here.origin) return { elsewhere: `${origin}/__mock/shell` }
  return { world, start: `/?${new URLSearchParams({ mock_world: world })}` }
}
