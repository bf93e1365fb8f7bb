import type { z } from 'zod'

/** The mark of such a field in OpenAPI. */
const KEY = 'x-fallback'
/** The format of an address in OpenAPI. */
const PICTURE = 'uri-reference'

/**
 * A field that its page can do without. The mock always sends it, and its type stays: when a backend leaves it out or sends what can't be read, the
 * shop goes on with a fallback (`FALLBACKS`, or the empty value) and reports the deviation. Fields without a mark are needed.
 */
export function withFallback<S extends z.ZodType>(schema: S): S {
  return schema.meta({ ...schema.meta(), [KEY]: true })
}

export function hasFallback(schema: z.core.$ZodType): boolean {
  return (schema as z.ZodType).meta()?.[KEY] === true
}

/** Marks the address of a picture. Its field has a fallback everywhere. */
export function pictureAddress<S extends z.ZodType>(schema: S): S {
  return schema.meta({ format: PICTURE })
}

export function isPicture(schema: z.core.$ZodType): boolean {
  return (schema as z.ZodType).meta()?.format === PICTURE
}
