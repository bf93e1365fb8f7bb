import type { Source } from '@nusaria/contracts/added'
import type { Call } from '@nusaria/contracts/contract'
import type { RegisteredCall } from '@nusaria/contracts/registry'
import { RequestHeaders } from '@nusaria/contracts/request-headers'
import type { z } from 'zod'
import { errorsOf, responsesOf } from './responses.ts'
import type { Part, SchemaComponents } from './schemas.ts'

/** Examples of a call: its arguments and its replies by name, as they are on the wire. */
export interface CallExamples {
  readonly args: Readonly<Record<string, unknown>>
  readonly replies: Readonly<Record<string, unknown>>
}

/** The source of each part of a call, as the document shows it. */
interface Marks {
  readonly path: Source
  readonly request: Source
  readonly response: Source
}

/** `:id` as OpenAPI writes it. */
export const addressOf = (path: string) => path.replace(/:(\w+)/g, '{$1}')

export function parametersOf(
  schemas: SchemaComponents,
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
  args: CallExamples['args'] = {},
): Part[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemas.inline(field as z.ZodType),
    ...(args[name] === undefined ? {} : { example: args[name] }),
  }))
}

export function bodyOf(schemas: SchemaComponents, name: string, { body, form }: Call, args?: CallExamples['args']): Part | undefined {
  const schema = form ?? body
  if (!schema) return undefined
  const sent = args && !form && Object.fromEntries(Object.entries(args).filter(([field]) => field in schema.shape))
  const type = form ? 'multipart/form-data' : 'application/json'
  return { required: true, content: { [type]: { schema: schemas.named(`${name}Body`, schema), ...(sent ? { example: sent } : {}) } } }
}

/** The headers of the contract as parameters. */
export function headerParameters(schemas: SchemaComponents): Readonly<Record<string, Part>> {
  return Object.fromEntries(
    Object.entries(RequestHeaders.shape).map(([name, field]) => {
      const { description, ...schema } = schemas.inline(field as z.ZodType)
      return [name, { name, in: 'header', required: true, schema, description }]
    }),
  )
}

const headerReferences: readonly Part[] = Object.keys(RequestHeaders.shape).map((name) => ({ $ref: `#/components/parameters/${name}` }))

/** `cart.add` as a schema's name: `CartAdd`. */
const schemaName = (id: string) => id.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())

export function operationOf(schemas: SchemaComponents, registered: RegisteredCall, examples: CallExamples | undefined): Part {
  const { call, domain, id } = registered
  const name = schemaName(id)
  const marks: Marks = call.source
  const requestBody = bodyOf(schemas, name, call, examples?.args)
  const replies = examples && Object.fromEntries(Object.entries(examples.replies).map(([key, value]) => [key, { value }]))
  return {
    operationId: id,
    tags: [domain],
    summary: call.summary,
    security: call.auth === 'member' ? [{ member: [] }] : [{}, { member: [] }],
    'x-source': marks,
    'x-errors': errorsOf(call),
    parameters: [
      ...parametersOf(schemas, 'path', call.params, examples?.args),
      ...parametersOf(schemas, 'query', call.query, examples?.args),
      ...(call.omitHeaders ? [] : headerReferences),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(schemas, name, call, replies),
  }
}
