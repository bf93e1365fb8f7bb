import type { z } from 'zod'

/** What the shop takes in place of a field that a reply lacks, or that it can't read. */
export interface Fallback {
  /** Another field of the same object; `.` is the object itself: a product without SKUs is its own. */
  readonly from?: string
  /** Where there is none of `from`; without it '', 0, false, an empty list, the first of the allowed values. */
  readonly value?: unknown
  /** A field of the same object: where it is set, neither counts. */
  readonly unless?: string
}

const KEY = 'x-fallback'

/**
 * A field that its page can do without. The mock always sends it, and its type stays: when a backend leaves it out or sends what can't be read, the
 * shop goes on with the fallback (`fitToShape`) and reports the deviation. Fields without one are needed.
 */
export function withFallback<S extends z.ZodType>(schema: S, fallback: Fallback = {}): S {
  return schema.meta({ ...schema.meta(), [KEY]: fallback })
}

/** The fallback of a field's schema. */
export function fallbackOf(schema: z.core.$ZodType): Fallback | undefined {
  return (schema as z.ZodType).meta()?.[KEY] as Fallback | undefined
}

/** The format of an address in OpenAPI. */
const PICTURE = 'uri-reference'

/** Marks the address of a picture. Its field has a fallback everywhere. */
export function pictureAddress<S extends z.ZodType>(schema: S): S {
  return withFallback(schema.meta({ format: PICTURE }))
}

export function isPicture(schema: z.core.$ZodType): boolean {
  return (schema as z.ZodType).meta()?.format === PICTURE
}
