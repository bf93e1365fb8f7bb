import { type Call, faultableErrors } from '@nusaria/contracts/contract'
import { envelopeOf, FailureDetail } from '@nusaria/contracts/envelope'
import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { HEADERS } from '@nusaria/contracts/headers'
import { errorTexts } from '@nusaria/locales/error-texts'
import { z } from 'zod'
import { TRANSPORT_STATUSES } from '../../engine/http/reply.ts'
import type { Part, SchemaComponents } from './schemas.ts'

/** The errors that a call answers under 200. */
function businessErrors(call: Call): readonly ErrorName[] {
  return faultableErrors(call).filter((name) => name !== 'SESSION_EXPIRED')
}

/** The error codes of a call with their names and sources. */
export function errorsOf(call: Call): Part[] {
  return businessErrors(call).map((name) => ({ code: ERRORS[name].code, name, source: ERRORS[name].source }))
}

/** The envelope of a refusal with one of these errors. */
function refusalSchema(schemas: SchemaComponents, errors: readonly ErrorName[]): Part {
  return {
    type: 'object',
    properties: {
      code: {
        type: 'integer',
        enum: errors.map((name) => ERRORS[name].code),
        'x-enum-varnames': errors,
        'x-enum-descriptions': errors.map((name) => errorTexts.en[ERRORS[name].key] ?? name),
      },
      msg: { type: 'string', description: "For the shopper, in the request's language" },
      data: schemas.inline(FailureDetail.nullable()),
      status: { type: 'string', description: 'The code as text' },
    },
    required: ['code', 'msg', 'data', 'status'],
    additionalProperties: false,
  }
}

const json = (schema: Part, examples?: Part) => ({ 'application/json': { schema, ...(examples ? { examples } : {}) } })

/** A success, or a refusal with one of the codes of the call. `name` is that of the call in schema names, `CartAdd`. */
function okResponse(schemas: SchemaComponents, name: string, call: Call, examples: Part | undefined): Part {
  const refusal = schemas.add(`${name}Refusal`, refusalSchema(schemas, businessErrors(call)))
  if (call.reply === 'image') {
    return {
      description: 'A picture with its id in a header, or a refusal',
      headers: { [HEADERS.imageId]: { description: 'The id of the picture', schema: { type: 'string' } } },
      content: { 'image/*': { schema: { type: 'string', format: 'binary' } }, ...json(refusal, examples) },
    }
  }
  const data = schemas.named(`${name}Data`, call.data ?? z.null())
  const { properties, ...envelope } = schemas.inline(envelopeOf(z.null())) as { properties: Part }
  const success = schemas.add(`${name}Success`, { ...envelope, properties: { ...properties, data } })
  return { description: 'Success (`code` 0), or a refusal', content: json({ oneOf: [success, refusal] }, examples) }
}

/** The errors that don't travel under 200, and when they do. */
const transport = {
  SESSION_EXPIRED: 'The call needs a member and the token is missing or unknown, or it has expired',
  MALFORMED_BODY: 'The body is not JSON',
  ROUTE_NOT_FOUND: 'No such path: an empty parameter',
  BODY_TOO_LARGE: 'The body is too large',
  BODY_TYPE_UNSUPPORTED: 'The body has another content type',
  INTERNAL_ERROR: 'A failure of the server',
} as const satisfies Partial<Record<ErrorName, string>>
type TransportError = keyof typeof transport

/** The errors of the transport that a call can answer. */
function transportErrors({ params, body, form }: Call): readonly TransportError[] {
  return [
    'SESSION_EXPIRED',
    ...(params ? (['ROUTE_NOT_FOUND'] as const) : []),
    ...(body || form ? (['MALFORMED_BODY', 'BODY_TOO_LARGE', 'BODY_TYPE_UNSUPPORTED'] as const) : []),
    'INTERNAL_ERROR',
  ]
}

/** `BODY_TOO_LARGE` as a component's name: `BodyTooLarge`. */
const componentName = (name: TransportError) => name.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The responses of a call. */
export function responsesOf(schemas: SchemaComponents, name: string, call: Call, examples: Part | undefined): Part {
  const others = transportErrors(call).map((error) => [
    String(TRANSPORT_STATUSES[error]),
    { $ref: `#/components/responses/${componentName(error)}` },
  ])
  return { 200: okResponse(schemas, name, call, examples), ...Object.fromEntries(others) }
}

/** The responses that calls share. */
export function sharedResponses(schemas: SchemaComponents): Part {
  const responses = Object.entries(transport).map(([error, description]) => {
    const name = componentName(error as TransportError)
    return [name, { description, content: json(schemas.add(name, refusalSchema(schemas, [error as TransportError]))) }]
  })
  return Object.fromEntries(responses)
}
