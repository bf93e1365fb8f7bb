/** Which reviews the shopper wants to read: of so many stars, or with pictures, or both. */
export interface ReviewFilter {
  /** 1 to 5; null = any */
  readonly stars: number | null
  readonly withPhotos: boolean
}

export const NO_FILTER: ReviewFilter = { stars: null, withPhotos: false }

/** The filter as arguments of the call: what isn't asked for isn't sent. */
export function toFilterArgs({ stars, withPhotos }: ReviewFilter): { readonly stars?: number; readonly with_pictures?: true } {
  return { ...(stars === null ? {} : { stars }), ...(withPhotos ? { with_pictures: true } : {}) }
}

export function isUnfiltered({ stars, withPhotos }: ReviewFilter): boolean {
  return stars === null && !withPhotos
}
