import type { Call } from '@nusaria/contracts/contract'
import { LIMITS } from '@nusaria/contracts/limits'
import { z } from 'zod'
import type { BodyError, EngineRequest } from '../http/engine-request.ts'
import { createFieldParser, type FieldParser } from './field-parser.ts'
import { type LenientResult, parseLeniently } from './unknown-fields.ts'

/** Parses a multipart body; null when it can't be parsed. */
export async function parseMultipart(body: Uint8Array, contentType: string): Promise<[string, string | File][] | null> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
    return [...form.entries()]
  } catch {
    return null
  }
}

/** The parts of a request. A body that can't be read is undefined. */
export interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly form: unknown
}

/** `sent` is the original input, `input` the same without the `unknown` fields; `field` is the first invalid one. */
export type InputResult = { readonly sent: Input } & (
  | { readonly ok: true; readonly input: Input; readonly unknown: readonly string[] }
  | { readonly ok: false; readonly why: BodyError | 'invalid'; readonly field?: string | undefined }
)

/** Parses and checks the input of one call. With `strict`, unknown fields are refused; otherwise they are dropped. */
export type InputParser = (
  request: EngineRequest,
  params: Readonly<Record<string, string>>,
  strict: boolean,
) => InputResult | Promise<InputResult>

const nothing: Record<string, never> = {}
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The media type without its parameters. */
export function mediaType(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** Whether a body has more values, or is nested deeper, than any call needs: checking it could take long. */
function isExcessive(value: unknown): boolean {
  let level: readonly unknown[] = [value]
  let count = 0
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length
    if (depth > LIMITS.bodyMaxDepth || count > LIMITS.bodyMaxValues) return true
    level = level.flatMap((each) => (each !== null && typeof each === 'object' ? Object.values(each) : []))
  }
  return false
}

/** Parses the body as JSON; an absent body counts as `{}`. */
function parseJson(request: EngineRequest): { value: unknown } | BodyError {
  const { body } = request
  if (!body || body.byteLength === 0) return { value: nothing }
  const type = mediaType(request.headers['content-type'])
  if (type !== 'application/json' && !type.endsWith('+json')) return 'unsupported'
  try {
    const value = JSON.parse(utf8.decode(body))
    return isExcessive(value) ? 'too_large' : { value }
  } catch {
    return 'malformed'
  }
}

/** The field of an issue: its path with dots, or the unknown key. */
function fieldOfIssue(issue: z.core.$ZodIssue): string | undefined {
  const path = [...issue.path]
  if (issue.code === 'unrecognized_keys' && issue.keys[0] !== undefined) path.push(issue.keys[0])
  return path.length === 0 ? undefined : path.map(String).join('.')
}

interface Part {
  readonly name: keyof Input
  readonly schema: z.ZodType | undefined
}

function check(schema: z.ZodType, value: unknown, strict: boolean): LenientResult {
  return strict ? { checked: schema.safeParse(value), value, unknown: [] } : parseLeniently(schema, value)
}

/** The schema of a part that the call doesn't declare. */
const empty = z.strictObject({})

/** Checks the parts in order and reports the first invalid field. A part without a schema must be empty. */
function checkerOf(call: Call): (raw: Input, strict: boolean) => InputResult {
  const parts: Part[] = (['params', 'query', 'body', 'form'] as const).map((name) => ({ name, schema: call[name] }))
  return (sent, strict) => {
    const input: Record<keyof Input, unknown> = { ...sent }
    const unknown: string[] = []
    for (const { name, schema } of parts) {
      // Without a schema, a body that is no object is ignored.
      if (!schema && (typeof sent[name] !== 'object' || sent[name] === null || Array.isArray(sent[name]))) continue
      const { checked, value, unknown: found } = check(schema ?? empty, sent[name], strict)
      if (!checked.success) {
        const [issue] = checked.error.issues
        return { ok: false, sent, why: 'invalid', field: issue && fieldOfIssue(issue) }
      }
      input[name] = value
      unknown.push(...found.map((field) => `${name}.${field}`))
    }
    return { ok: true, input: unknown.length === 0 ? sent : input, sent, unknown }
  }
}

export function createInputParser(call: Call): InputParser {
  const checkParts = checkerOf(call)
  const maxBytes = call.maxBytes ?? LIMITS.bodyMaxBytes
  const readParams = createFieldParser(call.params)
  const readQuery = createFieldParser(call.query)
  const readForm = createFieldParser(call.form)
  return (request, params, strict) => {
    const known = {
      params: readParams(Object.entries(params)),
      query: request.query === '' ? nothing : readQuery(new URLSearchParams(request.query)),
    }
    const unreadable = (why: BodyError): InputResult => ({ ok: false, sent: { ...known, body: undefined, form: nothing }, why })
    if (request.bodyError) return unreadable(request.bodyError)
    if ((request.body?.byteLength ?? 0) > maxBytes) return unreadable('too_large')
    if (call.form)
      return formInput(request, readForm).then((form) =>
        typeof form === 'string' ? unreadable(form) : checkParts({ ...known, body: nothing, form }, strict),
      )
    // A GET has no meaningful body, and not every host passes one on.
    const json = request.method === 'GET' ? { value: nothing } : parseJson(request)
    return typeof json === 'string' ? unreadable(json) : checkParts({ ...known, body: json.value, form: nothing }, strict)
  }
}

/** The input of a request to a path without a call. */
export function inputWithoutCall(request: EngineRequest): Input {
  const json = request.bodyError ? request.bodyError : parseJson(request)
  return {
    params: nothing,
    query: createFieldParser(undefined)(new URLSearchParams(request.query)),
    body: typeof json === 'string' ? undefined : json.value,
    form: nothing,
  }
}

async function formInput(request: EngineRequest, read: FieldParser): Promise<Record<string, unknown> | 'malformed' | 'unsupported'> {
  const type = request.headers['content-type']
  if (mediaType(type) !== 'multipart/form-data' || type === undefined) return 'unsupported'
  const entries = request.body ? await parseMultipart(request.body, type) : null
  return entries ? read(entries) : 'malformed'
}
