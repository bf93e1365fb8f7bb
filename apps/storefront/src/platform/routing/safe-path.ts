import { withBase, withoutBase } from './base-path.ts'

/** What a browser would drop or read as a slash: it could turn a path into another host's address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const unsafeCharacters = /[\\\u0000-\u001f\u007f]/

/**
 * `path` when it is an absolute path on our own origin, else null. Refuses other hosts (`//evil`), schemes (`https:`, `javascript:`),
 * backslashes, control characters, and `..` that would leave the shop's base path; path, query and fragment are returned unchanged.
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
