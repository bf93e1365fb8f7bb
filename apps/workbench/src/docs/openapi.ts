/** The part of JSON Schema that is shown. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

type Source = 'documented' | 'assumed'
type Content = Readonly<Record<string, { readonly schema?: Schema }>>

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: Schema
}

/** An operation of the OpenAPI document. */
interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly security: readonly object[]
  readonly 'x-source': { readonly path: Source; readonly request: Source; readonly response: Source }
  readonly 'x-errors': readonly { readonly code: number; readonly name: string; readonly source: Source }[]
  readonly parameters: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}

/** The part of `/__mock/openapi.json` that the page reads. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** A call, as the page shows it. */
export interface DocumentedCall {
  /** `cart.add` */
  readonly id: string
  readonly domain: string
  readonly method: string
  /** With the server's base: `/api/cart/{id}`. */
  readonly path: string
  readonly summary: string
  /** Whether guests may send it. */
  readonly open: boolean
  readonly source: Operation['x-source']
  readonly errors: Operation['x-errors']
  readonly parameters: readonly Parameter[]
  readonly body: Schema | undefined
  /** Whether the body is a form with files. */
  readonly form: boolean
  /** The envelope's `data`; undefined when the reply is a picture. */
  readonly data: Schema | undefined
}

/** A copy of a part with every named schema in place of its reference. No schema contains itself. */
function withSchemasInPlace<T>(part: T, schemas: OpenApi['components']['schemas']): T {
  if (Array.isArray(part)) return part.map((each) => withSchemasInPlace(each, schemas)) as T
  if (typeof part !== 'object' || part === null) return part
  const name = '$ref' in part ? String(part.$ref).split('/').at(-1) : undefined
  const schema = name === undefined ? undefined : schemas[name]
  if (schema) return withSchemasInPlace(schema, schemas) as T
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withSchemasInPlace(value, schemas)])) as T
}

/** The schema of the data of a success. */
function dataOf({ responses }: Operation): Schema | undefined {
  return responses[200]?.content?.['application/json']?.schema?.oneOf?.[0]?.properties?.data
}

/** All calls of the document, in its order. */
export function callsOf({ paths, servers, components }: OpenApi): DocumentedCall[] {
  const base = servers[0]?.url ?? ''
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, described]) => {
      const operation = withSchemasInPlace(described, components.schemas)
      const content = operation.requestBody?.content ?? {}
      const form = content['multipart/form-data']?.schema
      return {
        id: operation.operationId,
        domain: operation.tags[0] ?? '',
        method: method.toUpperCase(),
        path: base + path,
        summary: operation.summary,
        open: operation.security.length > 1,
        source: operation['x-source'],
        errors: operation['x-errors'],
        parameters: operation.parameters.filter((parameter): parameter is Parameter => 'name' in parameter),
        body: form ?? content['application/json']?.schema,
        form: form !== undefined,
        data: dataOf(operation),
      }
    }),
  )
}
