import type { Source } from '@nusaria/contracts/added'
import type { Call } from '@nusaria/contracts/contract'
import { envelopeOf, FailureEnvelope } from '@nusaria/contracts/envelope'
import { ERRORS } from '@nusaria/contracts/errors'
import { API_BASE, HEADERS } from '@nusaria/contracts/headers'
import { allCalls, callId, type RegisteredCall } from '@nusaria/contracts/registry'
import { RequestHeaders } from '@nusaria/contracts/request-headers'
import { z } from 'zod'
import { CONTROL_BASE } from './base.ts'
import { controlContract } from './contract.ts'

/** A JSON Schema or another part of the document. */
type Part = Readonly<Record<string, unknown>>

/** The source of each part of a call, as the document shows it. */
interface Marks {
  readonly path: Source
  readonly request: Source
  readonly response: Source
}

function schemaOf(schema: z.ZodType): Part {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: asBinary }) as Record<
    string,
    unknown
  >
  return rest
}

/** A file has no JSON type: in a multipart body it is binary. */
function asBinary({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined): Part[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType),
  }))
}

function bodyOf({ body, form }: Call): Part | undefined {
  if (form) return { required: true, content: { 'multipart/form-data': { schema: schemaOf(form) } } }
  return body && { required: true, content: { 'application/json': { schema: schemaOf(body) } } }
}

function successOf(call: Call): Part {
  if (call.reply === 'image') {
    return { description: 'A picture', headers: { [HEADERS.imageId]: { schema: { type: 'string' } } }, content: { 'image/*': {} } }
  }
  return { description: 'Success', content: { 'application/json': { schema: schemaOf(envelopeOf(call.data ?? z.null())) } } }
}

/** The error codes of a call with their names and sources. */
function errorsOf(call: Call): Part[] {
  const names = [...new Set([...call.errors, call.invalid ?? ('INVALID_PARAMETER' as const)])]
  return names.map((name) => ({ code: ERRORS[name].code, name, source: ERRORS[name].source }))
}

function failureOf(call: Call): Part {
  const names = [...new Set([...call.errors, call.invalid ?? 'INVALID_PARAMETER'])]
  return {
    description: `A business error travels under 200 too: ${names.map((name) => `${ERRORS[name].code} ${name}`).join(', ')}`,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
}

function operationOf(registered: RegisteredCall): Part {
  const { call, domain } = registered
  const marks: Marks = call.source
  const parameters = [
    ...parametersOf('path', call.params),
    ...parametersOf('query', call.query),
    ...(call.omitHeaders ? [] : headerReferences),
  ]
  const requestBody = bodyOf(call)
  return {
    operationId: callId(registered),
    tags: [domain],
    summary: call.summary,
    ...(call.auth === 'member' ? { security: [{ member: [] }] } : { security: [{}, { member: [] }] }),
    'x-source': marks,
    'x-errors': errorsOf(call),
    parameters,
    ...(requestBody ? { requestBody } : {}),
    responses: { 200: successOf(call), default: failureOf(call), ...(call.auth === 'member' ? { 401: sessionExpired } : {}) },
  }
}

const sessionExpired = {
  description: 'No session, or its time is over',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
}

/** The headers of the contract as parameters. */
function headerParameters(): Readonly<Record<string, Part>> {
  return Object.fromEntries(
    Object.entries(RequestHeaders.shape).map(([name, field]) => {
      const { description, ...schema } = schemaOf(field)
      return [name, { name, in: 'header', required: true, schema, description }]
    }),
  )
}

const headerReferences: readonly Part[] = Object.keys(RequestHeaders.shape).map((name) => ({ $ref: `#/components/parameters/${name}` }))

/** The OpenAPI 3.1 document of the control API. Its replies are plain JSON, described in `types.ts`. */
export function controlOpenapiOf(version: string): Part {
  const paths: Record<string, Record<string, Part>> = {}
  for (const [operationId, call] of Object.entries<Call>(controlContract)) {
    const address = call.path.replace(/:(\w+)/g, '{$1}')
    const requestBody = bodyOf(call)
    const operation = {
      operationId,
      tags: ['control'],
      summary: call.summary,
      parameters: [...parametersOf('path', call.params), ...parametersOf('query', call.query)],
      ...(requestBody ? { requestBody } : {}),
      responses: { '2XX': { description: 'Success', content: { 'application/json': {} } }, default: controlFailure },
    }
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: operation }
  }
  return { openapi: '3.1.0', info: { title: 'Control API of the Nusaria mock', version }, servers: [{ url: CONTROL_BASE }], paths }
}

const controlFailure = {
  description: 'An impossible request, with the reason',
  content: { 'application/json': { schema: schemaOf(z.strictObject({ error: z.string() })) } },
}

/** The OpenAPI 3.1 document of every declared call, made from the contracts. */
export function openapiOf(version: string): Part {
  const paths: Record<string, Record<string, Part>> = {}
  for (const registered of allCalls()) {
    const { method, path } = registered.call
    const address = path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(registered) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nusaria shop API',
      version,
      description:
        'Made from the contracts. `x-source` marks where the path, request and response of a call come from: `documented` by the specification, or `assumed`.',
    },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      securitySchemes: { member: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: schemaOf(FailureEnvelope) },
      parameters: headerParameters(),
    },
  }
}
