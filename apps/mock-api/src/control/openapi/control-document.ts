import type { Call } from '@nusaria/contracts/contract'
import { z } from 'zod'
import { CONTROL_BASE } from '../base.ts'
import { controlContract } from '../contract.ts'
import { addressOf, bodyOf, parametersOf } from './operation.ts'
import { type Part, SchemaComponents } from './schemas.ts'

/** The OpenAPI 3.1 document of the control API. Its replies are plain JSON, described in `types.ts`. */
export function controlOpenapiOf(version: string): Part {
  const schemas = new SchemaComponents()
  const failure = {
    description: 'An impossible request, with the reason',
    content: { 'application/json': { schema: schemas.named('Failure', z.strictObject({ error: z.string() })) } },
  }
  const paths: Record<string, Record<string, Part>> = {}
  for (const [operationId, call] of Object.entries<Call>(controlContract)) {
    const address = addressOf(call.path)
    const requestBody = bodyOf(
      schemas,
      operationId.replace(/^\w/, (letter) => letter.toUpperCase()),
      call,
    )
    const operation = {
      operationId,
      tags: ['control'],
      summary: call.summary,
      parameters: [...parametersOf(schemas, 'path', call.params), ...parametersOf(schemas, 'query', call.query)],
      ...(requestBody ? { requestBody } : {}),
      responses: { '2XX': { description: 'Success', content: { 'application/json': {} } }, default: failure },
    }
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Control API of the Nusaria mock', version },
    servers: [{ url: CONTROL_BASE }],
    paths,
    components: { schemas: schemas.all() },
  }
}
