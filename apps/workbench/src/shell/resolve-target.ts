import { shopUrl, worldFromHost } from '../shop/shop-url.ts'

export interface SimulatorTarget {
  readonly world: string
  /** The path of the shop's first page in the frame. */
  readonly start: string
}

/**
 * The world that the simulator shows: the one of its own origin, else the one in `?world=`. On localhost it first redirects to that world's
 * origin, so that each world has browser storage of its own.
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
