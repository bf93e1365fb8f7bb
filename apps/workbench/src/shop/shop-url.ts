const LOCALHOST = /^(.+)\.localhost$/i
const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i

/** The world of a host name such as `<id>.localhost`; null for others. */
export function worldFromHost(hostname: string): string | null {
  return LOCALHOST.exec(hostname)?.[1]?.toLowerCase() ?? null
}

export interface ShopEntry {
  /** A seeded member's name, or a member's number, phone or email; null for a guest. */
  readonly as?: string | null
  /** A path of the shop; home by default. */
  readonly to?: string
}

type PageLocation = Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>

/**
 * Whether a page of this mock led here: one of the same origin, or on loopback one under another of its names. A page can hide itself as the
 * referrer, but not name another one.
 */
export function isOwnReferrer(referrer: string, here: PageLocation = location): boolean {
  if (!URL.canParse(referrer)) return false
  const { protocol, hostname, port, origin } = new URL(referrer)
  const isSameServer = protocol === here.protocol && port === here.port && LOOPBACK.test(hostname) && LOOPBACK.test(here.hostname)
  return origin === here.origin || isSameServer
}

/**
 * The URL that opens a world's shop as a guest or member. On localhost each world has its own origin, so that members of
 * several worlds can be signed in at the same time; on other hosts the last world wins.
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
