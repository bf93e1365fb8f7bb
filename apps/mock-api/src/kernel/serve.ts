import { completeSchema } from '@nusaria/contracts/added'
import { breachText } from '@nusaria/contracts/breach'
import type { Call, ImageReply } from '@nusaria/contracts/endpoint'
import type { Language } from '@nusaria/contracts/headers'
import type { Work } from '../world/work.ts'
import type { World } from '../world/world.ts'
import { memberOf, tokenOf } from './auth.ts'
import type { Ctx } from './ctx.ts'
import { deviationsOf } from './deviations.ts'
import { Failure } from './failure.ts'
import type { EngineRequest, Unreadable } from './http.ts'
import type { Route } from './implement.ts'
import { type Input, type InputReader, inputReaderOf } from './input.ts'
import { type Answer, failed, picture, success } from './reply.ts'
import { RequestCtx } from './request-ctx.ts'
import { explain, type Runtime } from './runtime.ts'
import { handleOnce } from './submissions.ts'

/** A route made ready to serve. */
export interface Service {
  /** Full name, `<domain>.<call>`. */
  readonly id: string
  readonly route: Route
  readonly read: InputReader
}

export function serviceOf(id: string, route: Route): Service {
  return { id, route, read: inputReaderOf(route.call) }
}

/** An answer with what was learnt on the way: the input for the journal, and where the contract was broken. */
export interface Served {
  readonly answer: Answer
  readonly input?: Input
  /** What the handler answered, or its picture; absent when it refused. */
  readonly data?: unknown
  /** Who is signed in. */
  readonly member_no?: string
  readonly violations: readonly string[]
  /** Where the request was served though it differs from its contract. */
  readonly deviations?: readonly string[]
}

const none: readonly string[] = []

/** One request of a route, from its bytes to its answer. The caller has the world's turn. */
export async function serve(
  runtime: Runtime,
  world: World,
  { id, route, read }: Service,
  request: EngineRequest,
  params: Readonly<Record<string, string>>,
  language: Language,
): Promise<Served> {
  const { call } = route
  const pending = read(request, params, world.strict)
  const outcome = pending instanceof Promise ? await pending : pending
  if (!outcome.ok && outcome.trouble.kind !== 'invalid') return { answer: refusal(outcome.trouble.kind, language), violations: none }
  const input = outcome.ok ? outcome.sent : outcome.trouble.kind === 'invalid' ? outcome.trouble.input : undefined
  const deviations = deviationsOf(call, request, input, outcome.ok ? outcome.unknown : none)

  let work = runtime.work(world)
  const token = tokenOf(request.headers)
  const member = memberOf(work.db, token, world.clock.now)
  const known = { input, member_no: member?.member_no, ...(deviations.length > 0 ? { deviations } : {}) }
  if (call.auth === 'member' && !member) return { answer: failed('SESSION_EXPIRED', language), ...known, violations: none }
  if (!outcome.ok) {
    const field = outcome.trouble.kind === 'invalid' ? outcome.trouble.field : undefined
    return { answer: failed(call.invalid ?? 'INVALID_PARAMETER', language, { field }), ...known, violations: none }
  }
  if (member && world.waiting.has(member.member_no)) {
    await runtime.run(world, (seeding) => runtime.touch(seeding, member.member_no))
    await runtime.fire(world)
    work = runtime.work(world)
  }
  const caller = { headers: request.headers, language, token, member: member && (work.db.members.get(member.member_no) ?? null) }
  const ctx = new RequestCtx(runtime, work, caller)
  return { ...(await handle(work, id, route, outcome.input, ctx, language)), ...known }
}

function refusal(kind: Unreadable, language: Language): Answer {
  return failed(
    ({ too_large: 'BODY_TOO_LARGE', malformed: 'MALFORMED_BODY', unsupported: 'BODY_TYPE_UNSUPPORTED' } as const)[kind],
    language,
  )
}

/** Runs the handler, checks what it answers and commits. A broken promise of ours is the only 5xx there is. */
async function handle(work: Work, id: string, route: Route, input: Input, ctx: Ctx<Call>, language: Language): Promise<Served> {
  const { call } = route
  try {
    const result = await handleOnce(id, route, input, ctx)
    const trouble = troubleOf(call, result)
    if (trouble !== null) return broken(`${id}: the reply breaks its contract: ${trouble} (/__mock/docs#${id})`, language)
    await work.commit()
    const answer = call.reply === 'image' ? picture(result as unknown as ImageReply) : success(result ?? null)
    return { answer, data: result ?? null, violations: none }
  } catch (error) {
    if (!(error instanceof Failure)) return broken(`${id}: the handler failed: ${explain(error)}`, language)
    if (!call.errors.includes(error.error)) return broken(`${id}: ${error.error} is not declared`, language)
    if (error.detail.keep) await work.commit()
    return { answer: failed(error.error, language, error.detail), violations: none }
  }
}

/** Why a result isn't what its call promises; null when it is. */
function troubleOf(call: Call, result: unknown): string | null {
  if (call.reply === 'image') {
    const image = result as Partial<ImageReply> | null
    return image?.contentType && image.imageId && typeof image.bytes === 'string' ? null : 'not a picture'
  }
  const value = result ?? null
  const checked = call.data && completeSchema(call.data).safeParse(value)
  if (!checked || checked.success) return null
  return checked.error.issues
    .slice(0, 5)
    .map((issue) => breachText(issue, value))
    .join('; ')
}

function broken(violation: string, language: Language): Served {
  return { answer: failed('INTERNAL_ERROR', language), violations: [violation] }
}
