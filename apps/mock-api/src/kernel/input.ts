import type { Call } from '@nusaria/contracts/endpoint'
import { LIMITS } from '@nusaria/contracts/limits'
import { z } from 'zod'
import { readMultipart } from './form.ts'
import type { EngineRequest, Unreadable } from './http.ts'
import { type FieldReader, readerOf } from './query.ts'
import { checkLeniently, type Lenient } from './unknown-fields.ts'

/** A request's parts as the schemas checked them. */
export interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly form: unknown
}

/** Why a request can't be read; or which field the schema refused. */
export type InputTrouble =
  | { readonly kind: Unreadable }
  | { readonly kind: 'invalid'; readonly field: string | undefined; readonly input: Input }

/** `sent` is what came, `input` the same without fields that nobody knows, whose paths `unknown` lists. */
export type InputOutcome =
  | { readonly ok: true; readonly input: Input; readonly sent: Input; readonly unknown: readonly string[] }
  | { readonly ok: false; readonly trouble: InputTrouble }

/** Reads and checks what one call takes. Compiled once a call. Strictly, a field that nobody knows is refused; otherwise left out. */
export type InputReader = (
  request: EngineRequest,
  params: Readonly<Record<string, string>>,
  strict: boolean,
) => InputOutcome | Promise<InputOutcome>

const nothing: Record<string, never> = {}
const utf8 = new TextDecoder('utf-8', { fatal: true })

function trouble(kind: Unreadable): InputOutcome {
  return { ok: false, trouble: { kind } }
}

/** `application/json`, whatever parameters follow. */
function mediaType(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** The body as JSON; an absent one counts as `{}`. */
function readJson(request: EngineRequest): { value: unknown } | 'malformed' | 'unsupported' {
  const { body } = request
  if (!body || body.byteLength === 0) return { value: nothing }
  const type = mediaType(request.headers['content-type'])
  if (type !== 'application/json' && !type.endsWith('+json')) return 'unsupported'
  try {
    return { value: JSON.parse(utf8.decode(body)) }
  } catch {
    return 'malformed'
  }
}

/** Name of the field an issue is about: its path with dots, or the unknown key itself. */
function fieldOf(issue: z.core.$ZodIssue): string | undefined {
  const path = [...issue.path]
  if (issue.code === 'unrecognized_keys' && issue.keys[0] !== undefined) path.push(issue.keys[0])
  return path.length === 0 ? undefined : path.map(String).join('.')
}

interface Part {
  readonly name: keyof Input
  readonly schema: z.ZodType | undefined
}

function check(schema: z.ZodType, value: unknown, strict: boolean): Lenient {
  return strict ? { checked: schema.safeParse(value), value, unknown: [] } : checkLeniently(schema, value)
}

/** What a part without a schema takes: nothing. */
const empty = z.strictObject({})

/** Checks the parts in order: the first that doesn't fit tells the field. A part without a schema must be empty. */
function checkerOf(call: Call): (raw: Input, strict: boolean) => InputOutcome {
  const parts: Part[] = (['params', 'query', 'body', 'form'] as const).map((name) => ({ name, schema: call[name] }))
  return (sent, strict) => {
    const input: Record<keyof Input, unknown> = { ...sent }
    const unknown: string[] = []
    for (const { name, schema } of parts) {
      // Without a schema a list or a bare value, which no field can be taken of, has always been overlooked.
      if (!schema && (typeof sent[name] !== 'object' || sent[name] === null || Array.isArray(sent[name]))) continue
      const { checked, value, unknown: found } = check(schema ?? empty, sent[name], strict)
      if (!checked.success) {
        const [issue] = checked.error.issues
        return { ok: false, trouble: { kind: 'invalid', field: issue && fieldOf(issue), input: sent } }
      }
      input[name] = value
      unknown.push(...found.map((field) => `${name}.${field}`))
    }
    return { ok: true, input: unknown.length === 0 ? sent : input, sent, unknown }
  }
}

export function inputReaderOf(call: Call): InputReader {
  const checkParts = checkerOf(call)
  const maxBytes = call.maxBytes ?? LIMITS.bodyMaxBytes
  const readParams = readerOf(call.params)
  const readQuery = readerOf(call.query)
  const readForm = readerOf(call.form)
  return (request, params, strict) => {
    if (request.unread) return trouble(request.unread)
    if ((request.body?.byteLength ?? 0) > maxBytes) return trouble('too_large')
    const known = {
      params: readParams(Object.entries(params)),
      query: request.query === '' ? nothing : readQuery(new URLSearchParams(request.query)),
    }
    if (call.form)
      return formInput(request, readForm).then((form) =>
        typeof form === 'string' ? trouble(form) : checkParts({ ...known, body: nothing, form }, strict),
      )
    // A GET's body means nothing, and no host passes one on reliably.
    const json = request.method === 'GET' ? { value: nothing } : readJson(request)
    return typeof json === 'string' ? trouble(json) : checkParts({ ...known, body: json.value, form: nothing }, strict)
  }
}

async function formInput(request: EngineRequest, read: FieldReader): Promise<Record<string, unknown> | 'malformed' | 'unsupported'> {
  const type = request.headers['content-type']
  if (mediaType(type) !== 'multipart/form-data' || type === undefined) return 'unsupported'
  const entries = request.body ? await readMultipart(request.body, type) : null
  return entries ? read(entries) : 'malformed'
}
