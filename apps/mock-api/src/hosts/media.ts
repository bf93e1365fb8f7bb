import type { MediaFile } from '../pictures/media.ts'

/** Where the pictures hang on their host. */
export const MEDIA_BASE = '/media'

/** The picture at a path such as `/media/products/<key>.svg`, or null. */
export type Media = (path: string) => MediaFile | null

/** Pictures never change under their name. */
export const MEDIA_CACHE = 'public, max-age=31536000, immutable'

/** Keeps what was made for a path, so that a picture is composed once. The oldest of too many go. */
export function remembering<T extends object>(make: (path: string) => T | null, most = 3_000): (path: string) => T | null {
  const kept = new Map<string, T>()
  return (path) => {
    const known = kept.get(path)
    if (known) return known
    const made = make(path)
    if (made === null) return null
    if (kept.size >= most) kept.delete(kept.keys().next().value ?? '')
    kept.set(path, made)
    return made
  }
}
