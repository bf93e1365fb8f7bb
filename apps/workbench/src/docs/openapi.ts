import { searchByWords } from '../ui/search.ts'

type Source = 'documented' | 'assumed'

/** An operation of the OpenAPI document. */
export interface Operation {
  readonly operationId: string
  readonly summary: string
  /** Two for a call that guests may send, too. */
  readonly security: readonly object[]
  /** Of each part. */
  readonly 'x-source': Readonly<Record<'path' | 'request' | 'response', Source>>
  readonly 'x-errors': readonly { readonly code: number; readonly name: string; readonly source: Source }[]
}

/** The part of `/__mock/openapi.json` that the page reads itself; Swagger UI shows all of it. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly parameters: Readonly<Record<string, object>> }
}

/** The ids of the calls that have every typed word in their name, path, summary or codes. */
export function findCalls({ paths }: OpenApi, typed: string): readonly string[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) => Object.values(operations).map((operation) => ({ path, operation })))
  const textOf = ({ path, operation: { operationId, summary, 'x-errors': errors } }: (typeof calls)[number]) =>
    [operationId, path, summary, ...errors.map(({ code, name }) => `${code} ${name}`)].join(' ')
  return searchByWords(calls, typed, textOf).map(({ operation }) => operation.operationId)
}
