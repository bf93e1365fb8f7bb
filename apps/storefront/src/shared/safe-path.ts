/** What a browser would drop or read as a slash: it could turn a path into another host's address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const unsafeCharacters = /[\\\u0000-\u001f\u007f]/

/**
 * `path` when it is an absolute path on our own origin, else null. Refuses other hosts (`//evil`), schemes (`https:`, `javascript:`),
 * backslashes and control characters; path, query and fragment are returned unchanged.
 */
export function safePath(path: string): string | null {
  if (!path.startsWith('/') || path.startsWith('//') || unsafeCharacters.test(path)) return null
  try {
    const { origin, pathname } = new URL(path, location.origin)
    return origin === location.origin && !pathname.startsWith('//') ? path : null
  } catch {
    return null
  }
}
