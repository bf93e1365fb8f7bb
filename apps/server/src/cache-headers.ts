import type { RenderedPage } from './site/rendered-page.ts'

/** Shared caches answer with a page for a minute, and for ten more while they ask for a new one. Browsers ask each time. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** An address may come to life at any time. */
const MISSING = 'public, max-age=0, s-maxage=10'
/** Not `no-store`: with it a browser would load the page again on the way back. */
const NOBODY = 'private, no-cache'

/** A cookie by which somebody is known, or which chooses a world of the mock. */
const PERSONAL = /(?:^|;\s*)[^=;]*(?:session|token|auth|world)[^=;]*=/i

interface CacheHeaders {
  readonly cacheControl: string
  /** By what a cache can drop the page, in the two forms that caches know. */
  readonly headers: Readonly<Record<string, string>>
}

/** What shared caches may do with a rendered page: it is a guest's, so it may be kept unless the request is personal or something is missing. */
export function cacheHeaders(
  { status, complete = false, tags = [] }: RenderedPage,
  { cookie = '', authorization }: Readonly<Record<string, string | undefined>>,
): CacheHeaders {
  const personal = authorization !== undefined || PERSONAL.test(cookie)
  if (personal || (status === 200 && !complete)) return { cacheControl: NOBODY, headers: {} }
  const headers: Record<string, string> = tags.length > 0 ? { 'surrogate-key': tags.join(' '), 'cache-tag': tags.join(',') } : {}
  return { cacheControl: status === 200 ? SHARED : MISSING, headers }
}
