import { schemaNames } from '@nusaria/contracts/schema-names'
import { z } from 'zod'

/** A JSON Schema or another part of the document. */
export type Part = Readonly<Record<string, unknown>>

type Converted = Parameters<NonNullable<z.core.JSONSchemaGeneratorParams['override']>>[0]

const LOCAL = '#/$defs/'
export const SCHEMAS = '#/components/schemas/'

/** What zod doesn't write by itself: the marks of assumed fields, and a file, which is binary in a multipart body. */
function complete({ zodSchema, jsonSchema }: Converted): void {
  Object.assign(jsonSchema, z.globalRegistry.get(zodSchema))
  if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
  // Bounds of safe integers are no limits of the API.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

/** A copy in which references lead to the components of the document. */
function toComponents(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(toComponents)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? value.replace(LOCAL, SCHEMAS) : toComponents(value),
    ]),
  )
}

/** Collects the named schemas of a document while its parts are written. */
export class SchemaComponents {
  readonly #schemas = new Map<string, Part>()

  /** A schema in place; what has a name in the contracts is a reference. */
  inline(schema: z.ZodType): Part {
    const {
      $schema: _dialect,
      $defs = {},
      ...own
    } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      metadata: schemaNames,
      override: complete,
    }) as Record<string, unknown>
    for (const [name, part] of Object.entries($defs as Record<string, Part>)) this.add(name, part)
    const { id, ...part } = own
    return typeof id === 'string' ? this.add(id, part) : (toComponents(part) as Part)
  }

  /** A schema under its name in the contracts, or else under this one. */
  named(name: string, schema: z.ZodType): Part {
    const part = this.inline(schema)
    return '$ref' in part ? part : this.add(name, part)
  }

  /** Adds a component and returns the reference to it. */
  add(name: string, { id: _, ...part }: Part): Part {
    this.#schemas.set(name, toComponents(part) as Part)
    return { $ref: SCHEMAS + name }
  }

  /** All components by name. */
  all(): Part {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)))
  }
}
