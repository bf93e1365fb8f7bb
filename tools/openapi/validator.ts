import { findCall } from '@nusaria/contracts/registry'
import type { WireReply } from '@nusaria/scenario-runner/support/hosts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/** The part of an OpenAPI document that is read here. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

interface Media {
  readonly schema: object
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}
type Content = Readonly<Record<string, Media>>

export interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name?: string; readonly example?: unknown }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>
}

/** Every operation by the name of its call. */
export function operationsOf({ paths }: OpenApiDocument): ReadonlyMap<string, Operation> {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  return new Map(operations.map((operation) => [operation.operationId, operation]))
}

/** The id of the document among the schemas that refer into it. */
const DOCUMENT = 'document'

/** Checks replies and examples against an OpenAPI document by JSON Schema alone, as a tool does that knows nothing of the contracts. */
export class DocumentValidator {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false })
  readonly #operations: ReadonlyMap<string, Operation>

  constructor(document: OpenApiDocument) {
    formats.default(this.#ajv)
    this.#ajv.addSchema(document, DOCUMENT)
    this.#operations = operationsOf(document)
  }

  /** How a reply breaks what the document says of its call and status; null when it doesn't. */
  replyProblem(call: string, { status, headers, body }: WireReply): string | null {
    const responses = this.#operations.get(call)?.responses ?? {}
    if (!(status in responses)) return `HTTP ${status} isn't described`
    const response = responses[String(status)]?.$ref ?? `${pointerOf(call)}/responses/${status}`
    if (headers['content-type']?.startsWith('image/'))
      return responses[String(status)]?.content?.['image/*'] ? null : 'a picture is not described'
    return this.#problem(`${response}/content/application~1json/schema`, JSON.parse(body))
  }

  /** The examples of the document that break their schemas, one line each. */
  exampleProblems(): readonly string[] {
    return [...this.#operations].flatMap(([call, { requestBody, responses }]) => {
      const at = pointerOf(call)
      const sent = Object.entries(requestBody?.content ?? {}).flatMap(([type, { example }]) =>
        example === undefined ? [] : [[`${at}/requestBody/content/${pointerPart(type)}/schema`, example] as const],
      )
      const replies = Object.values(responses[200]?.content?.['application/json']?.examples ?? {}).map(
        ({ value }) => [`${at}/responses/200/content/application~1json/schema`, value] as const,
      )
      return [...sent, ...replies].flatMap(([schema, value]) => {
        const problem = this.#problem(schema, value)
        return problem === null ? [] : [`${call}: ${problem}`]
      })
    })
  }

  #problem(pointer: string, value: unknown): string | null {
    const reference = `${DOCUMENT}${encodeURI(pointer)}`
    const validate = this.#ajv.getSchema(reference)
    if (!validate) return `there is no schema at ${pointer}`
    return validate(value) ? null : this.#ajv.errorsText(validate.errors, { dataVar: 'reply' })
  }
}

/** A part of a JSON pointer. */
const pointerPart = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** Where the operation of a call is in a document. */
function pointerOf(id: string): string {
  const { method = '', path = '' } = findCall(id)?.call ?? {}
  return `#/paths/${pointerPart(path.replace(/:(\w+)/g, '{$1}'))}/${method.toLowerCase()}`
}
