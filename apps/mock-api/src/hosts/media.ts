import type { MediaFile } from '@nusaria/catalogue/pictures/media'

/** Where the pictures hang on their host. */
export const MEDIA_BASE = '/media'

/** The picture at a path such as `/media/products/<key>.svg`, or null. */
export type Media = (path: string) => Promise<MediaFile | null>

/** Pictures never change under their name. */
export const MEDIA_CACHE = 'public, max-age=31536000, immutable'

/** The shop's pictures. The art they are composed of is large: it loads with the first picture, not with the host. */
export const shopMedia: Media = async (path) => (await import('@nusaria/catalogue/pictures/media')).mediaFile(path)

/** Caches the results by path, so that a picture is drawn once. Above the maximum the oldest ones are removed. */
export function memoize<T>(make: (path: string) => Promise<T>, most = 3_000): (path: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  return (path) => {
    const known = kept.get(path)
    if (known) return known
    if (kept.size >= most) kept.delete(kept.keys().next().value ?? '')
    const made = make(path)
    kept.set(path, made)
    return made
  }
}
