import { API_BASE } from '@nusaria/contracts/headers'
import { allCalls, type RegisteredCall } from '@nusaria/contracts/registry'
import { createFieldParser } from '@nusaria/mock-api/engine/contract/field-parser'
import type { Content, Entry, Har, Header, Param, PostData } from 'har-format'
import { z } from 'zod'
import type { Args } from '../support/client.ts'
import type { WireReply } from '../support/hosts.ts'
import { jsonOf } from './deviations.ts'

/** A file of a form in a HAR file, which has no bytes of it. */
export interface HarFile {
  readonly file: string
  readonly bytes: number
}

/** A call of the shop in recorded traffic. */
export interface RecordedCall {
  readonly registered: RegisteredCall
  readonly params: Args
  readonly query: Args
  /** JSON body, or the fields of a form with files as `HarFile`. */
  readonly body: Args
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly reply: WireReply
  /** The file has no reply, or none of its text: the page was left meanwhile. Its status is then -1 or 0, or that of the reply. */
  readonly lost: boolean
  /** ISO 8601 */
  readonly at: string
}

export interface Session {
  readonly calls: readonly RecordedCall[]
  /** Requests below `/api` that no contract knows: method and path, without what may be a person's. */
  readonly unknown: readonly string[]
}

/** Every call with the end of its address; those without a parameter first. */
const routes = allCalls()
  .map((registered) => ({
    registered,
    names: [...registered.call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? ''),
    // Anchored at the end only: a backend may have its calls below any path.
    address: new RegExp(`(?:^|[^/])${registered.call.path.replace(/:\w+/g, '([^/]+)')}$`),
  }))
  .sort((a, b) => a.names.length - b.names.length)

/** The text of a HAR file: UTF-8 or UTF-16, with or without a byte-order mark. */
function textOf(file: string | Uint8Array): string {
  if (typeof file === 'string') return file.replace(/^\uFEFF/, '')
  const [first, second] = file
  const isBigEndian = (first === 0xfe && second === 0xff) || first === 0
  const isLittleEndian = (first === 0xff && second === 0xfe) || second === 0
  return new TextDecoder(isBigEndian ? 'utf-16be' : isLittleEndian ? 'utf-16le' : 'utf-8').decode(file)
}

type Loose<T> = { readonly [K in keyof T]?: T[K] | null }

/** Headers as a list; some programs write an object. */
function headerList(headers: unknown): Header[] {
  if (Array.isArray(headers)) return headers.filter((header): header is Header => typeof header?.name === 'string')
  const pairs = Object.entries(typeof headers === 'object' && headers !== null ? headers : {})
  return pairs.map(([name, value]) => ({ name, value: String(value) }))
}

/** A body as text; some programs write the parsed JSON. */
const bodyOf = (text: unknown): string => (typeof text === 'string' ? text : (text ?? null) === null ? '' : JSON.stringify(text))

/** The content of a reply. What a program left out wasn't recorded: its size is then -1, unless it says that there was none. */
function contentOf(content: Loose<Content> | null | undefined, status: number): Content {
  const { text, size, mimeType, encoding } = content ?? {}
  return {
    size: size ?? (status === NO_CONTENT || (text ?? null) !== null ? 0 : -1),
    mimeType: mimeType ?? '',
    text: bodyOf(text),
    ...(encoding ? { encoding } : {}),
  }
}

const NO_CONTENT = 204

/** The entries of a HAR file that have a request, with what programs leave out filled in: no reply is status 0. Throws with the reason when it is no HAR file. */
function entriesOf(file: string | Uint8Array): readonly Entry[] {
  const har = jsonOf(textOf(file)) as Partial<Har> | null | undefined
  const entries = har?.log?.entries
  if (!Array.isArray(entries)) throw new Error('This is no HAR file: it has no log.entries')
  let at = new Date(0).toISOString()
  const whole = (entries as readonly (Loose<Entry> | null)[]).flatMap((entry): readonly Entry[] => {
    const { request, response, startedDateTime } = entry ?? {}
    if (!request || !URL.canParse(request.url)) return []
    const started = Date.parse(String(startedDateTime ?? ''))
    if (started > 0) at = new Date(started).toISOString()
    const { status, headers, content } = (response ?? {}) as Loose<Entry['response']>
    const { postData } = request as Loose<Entry['request']>
    const code = Number(status ?? 0)
    return [
      {
        ...(entry as Entry),
        startedDateTime: at,
        request: {
          ...request,
          method: String(request.method ?? 'GET').toUpperCase(),
          headers: headerList(request.headers),
          ...(postData
            ? { postData: { ...postData, text: bodyOf(postData.text), params: postData.params ?? [] } as unknown as PostData }
            : {}),
        },
        response: { ...(response as Entry['response']), status: code, headers: headerList(headers), content: contentOf(content, code) },
      },
    ]
  })
  if (whole.length === 0 && entries.length > 0) throw new Error('This is no HAR file: no entry of log.entries has a request')
  return whole
}

/** Reads the calls of the shop from a HAR file or its text. Throws with the reason when it is none. */
export function readHar(file: string | Uint8Array): Session {
  const calls: RecordedCall[] = []
  const unknown = new Set<string>()
  for (const entry of entriesOf(file)) {
    const { method, url } = entry.request
    const { pathname, searchParams } = new URL(url)
    const route = routes.find(({ registered, address }) => registered.call.method === method && address.test(pathname))
    if (route) calls.push(callOf(entry, route, pathname, searchParams))
    // A browser asks with OPTIONS whether it may call another origin.
    else if (method !== 'OPTIONS' && pathname.includes(`${API_BASE}/`)) unknown.add(`${method} ${shownPath(pathname)}`)
  }
  return { calls, unknown: [...unknown] }
}

/** A path from `/api`, without segments that may be ids, numbers or addresses of a person. */
function shownPath(pathname: string): string {
  return pathname.slice(pathname.indexOf(`${API_BASE}/`)).replace(/[^/]*[\d@%][^/]*/g, '…')
}

function callOf(
  entry: Entry,
  { registered, names, address }: (typeof routes)[number],
  pathname: string,
  search: URLSearchParams,
): RecordedCall {
  const { call } = registered
  const { request, startedDateTime } = entry
  const values = address.exec(pathname)?.slice(1) ?? []
  const params = createFieldParser(call.params)(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')] as const))
  return {
    registered,
    params,
    query: createFieldParser(call.query)(search),
    body: call.form
      ? formOf(call.form, request.postData?.params ?? [])
      : ((jsonOf(request.postData?.text ?? '') as Args | undefined) ?? {}),
    headers: headersOf(request.headers),
    reply: replyOf(entry.response),
    lost: isLost(entry.response),
    at: startedDateTime,
  }
}

/** The fields of a form. Browsers leave out files, and some the whole form: a picture and the first choice stand in. */
function formOf({ shape }: z.ZodObject, parts: readonly Param[]): Args {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const { value = '', contentType = 'image/jpeg' } = parts.find((part) => part.name === name) ?? {}
      if (schema instanceof z.ZodFile) return [name, { file: contentType, bytes: value.length || 1_000 } satisfies HarFile]
      return [name, value || (schema instanceof z.ZodEnum ? schema.options[0] : value)]
    }),
  )
}

function isLost({ status, content: { size = 0, text = '' } }: Entry['response']): boolean {
  return status <= 0 || (text === '' && size !== 0)
}

function headersOf(pairs: readonly Header[]): Readonly<Record<string, string>> {
  return Object.fromEntries(pairs.map(({ name, value }) => [name.toLowerCase(), value]))
}

function replyOf({ status, headers, content }: Entry['response']): WireReply {
  const { text = '', encoding, mimeType } = content
  const isText = encoding === 'base64' && !mimeType?.startsWith('image/')
  const body = isText ? Buffer.from(text, 'base64').toString('utf8') : text
  return { status, headers: { ...(mimeType ? { 'content-type': mimeType } : {}), ...headersOf(headers) }, body }
}
