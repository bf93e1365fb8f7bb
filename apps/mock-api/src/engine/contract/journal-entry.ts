import type { Call, ImageReply } from '@nusaria/contracts/contract'
import { HEADERS } from '@nusaria/contracts/headers'
import { bearerToken } from '../http/bearer-token.ts'
import type { EngineRequest } from '../http/engine-request.ts'
import type { CodedReply } from '../http/reply.ts'
import { findSecretOrigin, type MaskedValue, originOfKnownSecret } from '../world/find-secret-origin.ts'
import type { JournalEntry, JournalReply, JournalRequest } from '../world/journal.ts'
import { isSecret, mask, maskPath, maskUnknown } from '../world/mask.ts'
import type { SecretOrigin } from '../world/secret-origin.ts'
import type { World } from '../world/world.ts'
import type { HandledCall, ReadCall } from './handle-call.ts'
import { type Input, mediaType } from './input-parser.ts'

const DEVICE = HEADERS.device.toLowerCase()
const RECORDED_HEADERS = [HEADERS.authorization, HEADERS.device, HEADERS.language, HEADERS.platform, HEADERS.store].map((name) =>
  name.toLowerCase(),
)
/** The limits of a reply in the journal: enough to read it, and to find the ids that later requests use. */
const REPLY_LIMITS = { items: 20, text: 300, room: 6_000 } as const

/** A request and how it was handled. */
export interface HandledRequest {
  readonly request: EngineRequest
  readonly params: Readonly<Record<string, string>>
  /** Undefined when no call has this address. */
  readonly id: string | undefined
  readonly call: Call | undefined
  readonly read: ReadCall
  readonly served: HandledCall
  /** The answer of a captcha picture; null for another one. */
  readonly captcha: (image_id: string) => string | null
}

type EntryParts = Pick<
  JournalEntry,
  'path' | 'call' | 'device' | 'session' | 'member_no' | 'rendered' | 'request' | 'secrets' | 'cut' | 'reply' | 'learnedSecrets'
>

/** The parts of a journal entry that describe the request and its reply. */
export async function journalEntryOf(world: World, handled: HandledRequest): Promise<EntryParts> {
  const { request, params, id, call, read } = handled
  const token = bearerToken(request.headers)
  const device = request.headers[DEVICE]
  const masked: MaskedValue[] = []
  const { note, cut } = maskRequest(request, read.input, call, masked)
  const secrets: Record<string, SecretOrigin> = {}
  if (token !== null) secrets.token = sessionOrigin(world, token, read.member_no)
  for (const [name, value] of Object.entries(params)) if (isSecret(name)) secrets[`params.${name}`] = originOfKnownSecret(world, value)
  const input = read.input as unknown as Record<string, unknown>
  for (const each of masked) secrets[each.path] = await findSecretOrigin(world, call, input, each)
  const path = call ? maskPath(request.path, params) : request.path
  const numbers = {
    ...(device ? { device: world.secrets.numberOf('device', device) } : {}),
    ...(token === null ? {} : { session: world.secrets.numberOf('session', token) }),
  }
  const reply = maskReply(world, handled)
  const learnedSecrets = world.secrets.learnt()
  return {
    // A client may put its token into the address by mistake.
    path: token === null ? path : path.replaceAll(token, '***'),
    ...(id === undefined ? {} : { call: id }),
    ...numbers,
    ...(read.member_no === undefined ? {} : { member_no: read.member_no }),
    ...(request.rendered && { rendered: true }),
    request: note,
    ...(Object.keys(secrets).length > 0 ? { secrets } : {}),
    ...(cut ? { cut } : {}),
    ...(reply ? { reply } : {}),
    ...(learnedSecrets ? { learnedSecrets } : {}),
  }
}

function sessionOrigin(world: World, token: string, member_no: string | undefined): SecretOrigin {
  const note = originOfKnownSecret(world, token)
  return note.is === 'unknown' && member_no !== undefined ? { is: 'earlier', member_no } : note
}

/** Masks the secrets of a request: the headers of the contract, its query and its body. */
function maskRequest(request: EngineRequest, input: Input, call: Call | undefined, masked: MaskedValue[]) {
  const headers: Record<string, string> = {}
  for (const name of RECORDED_HEADERS) {
    const value = request.headers[name]
    if (value !== undefined) headers[name] = name === RECORDED_HEADERS[0] ? '***' : value.slice(0, 200)
  }
  let cut: true | undefined
  const maskPart = (part: 'query' | 'body' | 'form', value: unknown) =>
    mask(value, {
      nonSecretFields: call?.nonSecretFields,
      // Without a call, every value is masked already.
      onSecret: (path, secret) => call && masked.push({ path: `${part}.${path}`, value: secret }),
      onCut: () => {
        cut = true
      },
    })
  const part = isEmpty(input.body) ? 'form' : 'body'
  const note: JournalRequest = {
    headers,
    ...(isEmpty(input.query) ? {} : { query: maskPart('query', maskUnknown(input.query, call?.query?.shape)) }),
    ...(isEmpty(input[part]) ? {} : { body: maskPart(part, shownBody(request, input[part], call, part)) }),
  }
  return { note, cut }
}

/** The body before its secrets are masked; of one that can't be read its type and size. */
function shownBody({ headers, body }: EngineRequest, sent: unknown, call: Call | undefined, part: 'body' | 'form'): unknown {
  if (sent === undefined) return `[${mediaType(headers['content-type']) || 'no type'}, ${body ? `${body.byteLength} bytes` : 'not read'}]`
  return call && !call.sensitive ? sent : maskUnknown(sent, call?.[part]?.shape)
}

/** Masks the secrets of a reply and stores their origin. */
function maskReply(world: World, { call, served, captcha }: HandledRequest): JournalReply | undefined {
  const { answer, data } = served
  const seq = world.journal.seq + 1
  if (call?.reply === 'image' && data !== undefined) {
    const { imageId, contentType } = data as ImageReply
    const characters = captcha(imageId)
    if (characters !== null) world.secrets.record(characters, { seq })
    return { image_id: imageId, type: contentType }
  }
  const envelope = data === undefined ? parseEnvelope(answer) : { data }
  if (!envelope) return undefined
  const onSecret = (path: string, secret: unknown) => {
    if (typeof secret === 'string') world.secrets.record(secret, { seq, at: path })
  }
  const { items: maxItems, text: maxText, room } = REPLY_LIMITS
  return mask(envelope, {
    nonSecretFields: call?.nonSecretFields,
    onlyLeaves: true,
    onSecret,
    maxItems,
    maxText,
    budget: { left: room },
  }) as JournalReply
}

/** The content of an error envelope. */
function parseEnvelope({ code, reply }: CodedReply): JournalReply | undefined {
  if (code === null || !reply.body.startsWith('{')) return undefined
  const { msg, data } = JSON.parse(reply.body) as JournalReply
  return { msg, data }
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
