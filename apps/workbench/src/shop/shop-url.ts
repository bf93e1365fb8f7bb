const LOCALHOST = /^(.+)\.localhost$/i
const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i

/** The world a host names by itself, as in `<id>.localhost`; null for any other. */
export function worldFromHost(hostname: string): string | null {
  return LOCALHOST.exec(hostname)?.[1]?.toLowerCase() ?? null
}

export interface ShopEntry {
  /** A seeded member's name, or a member's number, phone or e-mail address; null or none for a guest. */
  readonly as?: string | null
  /** A path of the shop; home unless told. */
  readonly to?: string
}

type PageLocation = Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>

/**
 * The address that opens a world's shop as somebody. On this machine each world has an origin of its own, so that members of
 * several worlds can be signed in side by side; elsewhere the one origin holds the world chosen last.
 */
export function shopUrl(world: string, { as = null, to = '/' }: ShopEntry = {}, here: PageLocation = location): string {
  const own = LOOPBACK.test(here.hostname)
  const origin = own ? `${here.protocol}//${world}.localhost${here.port && `:${here.port}`}` : here.origin
  const address = new URL('/__mock/enter', origin)
  if (!own) address.searchParams.set('mock_world', world)
  if (as !== null) address.searchParams.set('as', as)
  if (to !== '/') address.searchParams.set('to', to)
  return address.href
}
