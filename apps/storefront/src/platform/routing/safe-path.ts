import { addressFromApi, withBase, withoutBase } from './base-path.ts'

/** What a browser would drop or read as a slash: it could turn a path into another host's address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const unsafeCharacters = /[\\\u0000-\u001f\u007f]/

/**
 * The path, unchanged, if it stays below the shop's base path. Null for other hosts (`//evil`), schemes (`https:`, `javascript:`), backslashes,
 * control characters, and a `..` that leaves the base path.
 */
export function safePath(path: string): string | null {
  if (!path.startsWith('/') || path.startsWith('//') || unsafeCharacters.test(path)) return null
  try {
    const { origin, pathname } = new URL(withBase(path), location.origin)
    const isInside = pathname.startsWith(import.meta.env.BASE_URL) && !withoutBase(pathname).startsWith('//')
    return origin === location.origin && isInside ? path : null
  } catch {
    return null
  }
}

/** The address of a payment page: on this origin, or http(s) elsewhere. Null for anything else (`javascript:`, `data:`, broken). */
export function safePaymentUrl(redirectUrl: string): string | null {
  const path = safePath(redirectUrl)
  if (path !== null) return addressFromApi(path)
  try {
    const { protocol, href } = new URL(redirectUrl)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}
