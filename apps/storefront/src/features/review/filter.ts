/** Which reviews the shopper wants to read: of so many stars, or with pictures, or both. */
export interface ReviewFilter {
  /** 1 to 5; null = any */
  readonly stars: number | null
  readonly photos: boolean
}

export const EVERY: ReviewFilter = { stars: null, photos: false }

/** The filter as arguments of the call: what isn't asked for isn't sent. */
export function filterArgs({ stars, photos }: ReviewFilter): { readonly stars?: number; readonly with_pictures?: true } {
  return { ...(stars === null ? {} : { stars }), ...(photos ? { with_pictures: true } : {}) }
}

export function isEvery({ stars, photos }: ReviewFilter): boolean {
  return stars === null && !photos
}
