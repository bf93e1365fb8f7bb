import { API_BASE } from '@nusaria/contracts/headers'
import { allCalls } from '@nusaria/contracts/registry'
import { addressOf, type CallExamples, headerParameters, operationOf } from './operation.ts'
import { sharedResponses } from './responses.ts'
import { type Part, SchemaComponents } from './schemas.ts'
import { tags } from './tags.ts'

const description = `Made from the contracts.

Every call answers an envelope \`{ code, msg, data, status }\`. A refusal by a rule of the shop travels under HTTP 200, too: \`code\` tells it from a success, which has 0. The codes of a call are in its schema \`…Refusal\`, with their names in \`x-enum-varnames\`.

\`x-source\` marks where the path, request and response of a call come from: \`documented\` by the specification, or \`assumed\` until an integrator confirms it. A field with \`x-source: assumed\` is assumed within a documented part.`

/** The OpenAPI 3.1 document of every declared call, made from the contracts; examples by the name of the call (`cart.add`). */
export function openapiOf(version: string, examples: Readonly<Record<string, CallExamples>> = {}): Part {
  const schemas = new SchemaComponents()
  const paths: Record<string, Record<string, Part>> = {}
  for (const registered of allCalls()) {
    const { method, path } = registered.call
    const address = addressOf(path)
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(schemas, registered, examples[registered.id]) }
  }
  const parameters = headerParameters(schemas)
  const responses = sharedResponses(schemas)
  return {
    openapi: '3.1.0',
    info: { title: 'Nusaria shop API', version, description },
    servers: [{ url: API_BASE, description: 'Below the address of the shop' }],
    tags,
    paths,
    components: {
      securitySchemes: { member: { type: 'http', scheme: 'bearer', description: 'The `auth_token` of a login' } },
      schemas: schemas.all(),
      responses,
      parameters,
    },
  }
}
