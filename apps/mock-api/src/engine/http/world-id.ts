import { DEFAULT_WORLD } from '../world/world.ts'

export const WORLD_HEADER = 'x-mock-world'
export const WORLD_COOKIE = 'mock_world'
/** `?mock_world=<id>` on a page's address sets the cookie. */
export const WORLD_PARAM = 'mock_world'

const LOCALHOST = /^(.+)\.localhost\.?(?::\d+)?$/i

/** The world of a request: from the header, the host `<id>.localhost` or the cookie, in this order; otherwise the default world. */
export function worldIdOf(headers: Readonly<Record<string, string | undefined>>): string {
  const named = headers[WORLD_HEADER]?.trim()
  if (named) return named
  const host = LOCALHOST.exec(headers.host ?? '')?.[1]
  if (host) return host.toLowerCase()
  return cookieOf(headers.cookie) ?? DEFAULT_WORLD
}

function cookieOf(header: string | undefined): string | undefined {
  if (!header) return undefined
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== WORLD_COOKIE) continue
    const value = pair.slice(at + 1).trim()
    try {
      return decodeURIComponent(value) || undefined
    } catch {
      return value
    }
  }
  return undefined
}

/** The cookie that binds a page to a world. Scripts may read it. */
export function worldCookie(id: string): string {
  return `${WORLD_COOKIE}=${encodeURIComponent(id)}; Path=/; SameSite=Lax`
}
