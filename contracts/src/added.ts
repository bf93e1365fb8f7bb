import type { z } from 'zod'

/** The source of a part of a call: the spec documents it, or we assume it until the real one is known. */
export type Source = 'documented' | 'assumed'

/** The metadata of an added field, in the schemas and in OpenAPI. */
const MARK = { 'x-source': 'assumed' } as const

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

/**
 * A field of a documented entity that the spec doesn't list. The mark is per field: the storefront copes without it (its type is optional),
 * the mock always sends it (`Complete`, `completeSchema`), and `addedFields` lists it for the integrator.
 */
export function addedField<S extends z.ZodType>(schema: S): z.ZodOptional<S> {
  return schema.optional().meta(MARK)
}

/** A field, or one of its values, that we assume within a documented part. */
export function assumedField<S extends z.ZodType>(schema: S): S {
  return schema.meta(MARK)
}

/** The same for each field of a shape. */
export function assumedFields<S extends Readonly<Record<string, z.ZodType>>>(shape: S): S {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, assumedField(schema)])) as unknown as S
}

/** Whether `addedField` or `assumedField` marked the schema. */
function isMarked(schema: Schema): boolean {
  return (schema as z.ZodType).meta()?.['x-source'] === MARK['x-source']
}

/** A value with every added field: what the mock answers. Nothing but added fields is optional in a reply. */
export type Complete<T> = T extends readonly unknown[]
  ? { [K in keyof T]: Complete<T[K]> }
  : T extends object
    ? { [K in keyof T]-?: Complete<Exclude<T[K], undefined>> }
    : T

function childSchemas(def: Def): readonly [string, Schema][] {
  if (def.type === 'object') return Object.entries(def.shape)
  if (def.type === 'array') return [['[]', def.element]]
  if (def.type === 'record') return [['{}', def.valueType]]
  if (def.type === 'union') return def.options.map((option): [string, Schema] => ['', option])
  if (def.type === 'nullable' || def.type === 'optional') return [['', def.innerType]]
  return []
}

/** A marked part of a schema: its path, e.g. `list.[].rating`, and its type. */
export interface AssumedField {
  readonly path: string
  readonly schema: z.ZodType
}

/** Every part of a schema that is marked as ours, the outermost of each. */
export function findAssumedFields(schema: Schema, path = ''): readonly AssumedField[] {
  if (isMarked(schema)) return [{ path, schema: schema as z.ZodType }]
  return childSchemas((schema as z.core.$ZodTypes)._zod.def).flatMap(([key, child]) =>
    findAssumedFields(child, [path, key].filter(Boolean).join('.')),
  )
}

/** The paths of the marked fields of a schema. */
export function addedFieldPaths(schema: Schema): readonly string[] {
  return [...new Set(findAssumedFields(schema).map(({ path }) => path))]
}

const complete = new WeakMap<Schema, Schema>()

/** The same schema with every added field required. It checks the mock's replies. */
export function completeSchema<S extends z.ZodType>(schema: S): S {
  const known = complete.get(schema) ?? makeComplete(schema)
  complete.set(schema, known)
  return known as S
}

function makeComplete(schema: z.ZodType): Schema {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  const inner = (child: Schema) => completeSchema(child as z.ZodType)
  const withDef = (changed: object) => schema.clone({ ...def, ...changed } as never)
  if (def.type === 'optional') return isMarked(schema) ? inner(def.innerType) : withDef({ innerType: inner(def.innerType) })
  if (def.type === 'nullable') return withDef({ innerType: inner(def.innerType) })
  if (def.type === 'array') return withDef({ element: inner(def.element) })
  if (def.type === 'record') return withDef({ valueType: inner(def.valueType) })
  if (def.type === 'union') return withDef({ options: def.options.map(inner) })
  if (def.type === 'object')
    return withDef({ shape: Object.fromEntries(Object.entries(def.shape).map(([key, child]) => [key, inner(child)])) })
  return schema
}
