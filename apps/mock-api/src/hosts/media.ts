/** A picture or page the mock serves beside the API. */
export interface MediaFile {
  readonly contentType: string
  readonly body: string
}

/** Where the pictures hang on their host. */
export const MEDIA_BASE = '/media'

/** The picture at a path below `/media` (`/media/…` included), or null. */
export type Media = (path: string) => MediaFile | null

/** Pictures never change under their name. */
export const MEDIA_CACHE = 'public, max-age=31536000, immutable'
