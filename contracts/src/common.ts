import { z } from 'zod'
import { pictureAddress, withFallback } from './fallback.ts'
import { LANGUAGES } from './headers.ts'
import { LIMITS } from './limits.ts'

/** Whole Rupiah; never a fraction. */
export const Rupiah = z.int().min(0)
/** ISO 8601 with offset. */
export const Instant = z.iso.datetime({ offset: true })
/** Every page can do without a picture: one that is missing is `''`, and a drawing is shown. */
export const PictureUrl = pictureAddress(z.string().min(1))
export const LanguageCode = z.enum(LANGUAGES)
/** Identifies a browser: the `Deviceid` header, repeated in a field of some calls. */
export const DeviceId = z.string().min(1).max(LIMITS.deviceIdMax)

/** Page numbers count from 1. */
export const PageNum = z.int().min(1).max(10_000)
export const PageSize = z.int().min(1).max(50)
export const pageArgs = { page_num: PageNum, page_size: PageSize } as const

/** The values of a SKU's options, or of a line's; empty without options. */
export const SpecValues = withFallback(z.array(z.string()))

/** One page of a list; `total` counts all rows. */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.strictObject({ list: z.array(row), total: withFallback(z.int().min(0)) })
}

/** Stands for what a shopper was shown. Only the server reads it: to see whether what it is about to do is still the same. */
export const Digest = z.string().min(1).max(100)

/** A call that answers nothing but success. */
export const NoData = z.null()
/** Empty body: `{}`. */
export const EmptyBody = z.strictObject({})
