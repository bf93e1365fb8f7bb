import { completeSchema } from '@nusaria/contracts/added'
import type { Call, ImageReply } from '@nusaria/contracts/contract'
import { describeViolation } from '@nusaria/contracts/contract-violation'
import { errorParamsProblem } from '@nusaria/contracts/error-params'
import type { Language } from '@nusaria/contracts/headers'
import { bearerToken } from '../http/bearer-token.ts'
import type { BodyError, EngineRequest } from '../http/engine-request.ts'
import { type CodedReply, errorReply, imageReply, successReply } from '../http/reply.ts'
import type { World } from '../world/world.ts'
import type { CallRules } from './call-rules.ts'
import { findDeviations } from './deviations.ts'
import { handleIdempotent } from './idempotency.ts'
import type { Route } from './implement.ts'
import { createInputParser, type Input, type InputParser, type InputResult, inputWithoutCall } from './input-parser.ts'
import { CallError, RequestCtx } from './request-context.ts'
import { describeError, type Runtime } from './runtime.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** A route with its compiled input parser. */
export interface CompiledRoute {
  /** Full name, `<domain>.<call>`. */
  readonly id: string
  readonly route: Route
  readonly parseInput: InputParser
}

export function compileRoute(id: string, route: Route): CompiledRoute {
  return { id, route, parseInput: createInputParser(route.call) }
}

/** A parsed request and its sender, for the journal, whichever part of the engine answers. */
export interface ReadCall {
  readonly input: Input
  /** Who is signed in. */
  readonly member_no: string | undefined
  /** How the request differs from its contract although it is served. */
  readonly deviations?: readonly string[]
}

/** A reply, and for the journal the contract violations. */
export interface HandledCall {
  readonly answer: CodedReply
  /** The handler's result; absent when it failed. */
  readonly data?: unknown
  readonly violations: readonly string[]
}

const none: readonly string[] = []

/** Reads the input and the sender of a request. Changes nothing. */
export async function readCall(
  runtime: Runtime,
  world: World,
  { route, parseInput }: CompiledRoute,
  request: EngineRequest,
  params: Readonly<Record<string, string>>,
): Promise<ReadCall & { readonly outcome: InputResult }> {
  const pending = parseInput(request, params, world.strict)
  const outcome = pending instanceof Promise ? await pending : pending
  const isReadable = outcome.ok || outcome.why === 'invalid'
  const deviations = isReadable ? findDeviations(route.call, request, outcome.sent, outcome.ok ? outcome.unknown : none) : none
  return {
    outcome,
    input: outcome.sent,
    member_no: signedInMember(runtime, world, request),
    ...(deviations.length > 0 ? { deviations } : {}),
  }
}

/** Reads a request to a path without a call. */
export function readWithoutCall(runtime: Runtime, world: World, request: EngineRequest): ReadCall {
  return { input: inputWithoutCall(request), member_no: signedInMember(runtime, world, request) }
}

function signedInMember(runtime: Runtime, world: World, { headers }: EngineRequest): string | undefined {
  return runtime.memberOfToken(runtime.unitOfWork(world), bearerToken(headers))?.member_no
}

/** Seeds the records of a request's sender, unless that has happened. They follow the seed of the world, so they may be made again. */
export async function seedSender(
  runtime: Runtime,
  world: World,
  { outcome, member_no }: Awaited<ReturnType<typeof readCall>>,
): Promise<void> {
  if (!outcome.ok || member_no === undefined || !world.unseeded.has(member_no)) return
  await runtime.run(world, (seeding) => runtime.ensureSeeded(seeding, member_no))
  await runtime.fireTimers(world)
}

/** Handles one request of a route, whose sender is seeded. Runs inside the world's queue. */
export async function handleCall(
  runtime: Runtime,
  world: World,
  { id, route }: CompiledRoute,
  { headers }: EngineRequest,
  { outcome, member_no }: Awaited<ReturnType<typeof readCall>>,
  language: Language,
): Promise<HandledCall> {
  const { call } = route
  if (!outcome.ok && outcome.why !== 'invalid') return { answer: bodyErrorReply(outcome.why, language), violations: none }
  if (call.auth === 'member' && member_no === undefined) return { answer: errorReply('SESSION_EXPIRED', language), violations: none }
  if (!outcome.ok) return { answer: errorReply(call.invalid ?? 'INVALID_PARAMETER', language, { field: outcome.field }), violations: none }
  const work = runtime.unitOfWork(world)
  const member = member_no === undefined ? null : runtime.member(work, member_no)
  const ctx = new RequestCtx(runtime, work, { headers, language, token: bearerToken(headers), member })
  return runHandler(work, id, route, outcome.input, ctx, language, runtime.rules)
}

function bodyErrorReply(kind: BodyError, language: Language): CodedReply {
  return errorReply(
    ({ too_large: 'BODY_TOO_LARGE', malformed: 'MALFORMED_BODY', unsupported: 'BODY_TYPE_UNSUPPORTED' } as const)[kind],
    language,
  )
}

/** Runs the handler, checks its result and commits. Only a defect of the mock answers 5xx. */
async function runHandler(
  work: UnitOfWork,
  id: string,
  route: Route,
  input: Input,
  ctx: RequestCtx,
  language: Language,
  rules: CallRules,
): Promise<HandledCall> {
  const { call } = route
  const checkOutage = () => rules.checkOutage(call, ctx)
  const act = () => {
    checkOutage()
    rules.checkDevice(call, input, ctx)
    ctx.owned = rules.findOwned(call, input, ctx)
    return route.handler(input as Parameters<typeof route.handler>[0], ctx)
  }
  try {
    const result = await handleIdempotent(id, route, input, ctx, { checkOutage, act })
    const trouble = replyProblem(call, result)
    if (trouble !== null) return internalError(`${id}: the reply breaks its contract: ${trouble} (/__mock/docs#${id})`, language)
    await work.commit()
    const answer = call.reply === 'image' ? imageReply(result as unknown as ImageReply) : successReply(result ?? null)
    return { answer, data: result ?? null, violations: none }
  } catch (error) {
    if (!(error instanceof CallError)) return internalError(`${id}: the handler failed: ${describeError(error)}`, language)
    if (!call.errors.includes(error.error)) return internalError(`${id}: ${error.error} is not declared`, language)
    const problem = errorParamsProblem(error.error, error.detail.params)
    if (problem !== null) return internalError(`${id}: the values of ${error.error} break their schema: ${problem}`, language)
    if (error.detail.commitWrites) await work.commit()
    return { answer: errorReply(error.error, language, error.detail), violations: none }
  }
}

/** Why a result breaks its contract; null when it fits. */
function replyProblem(call: Call, result: unknown): string | null {
  if (call.reply === 'image') {
    const image = result as Partial<ImageReply> | null
    return image?.contentType && image.imageId && typeof image.bytes === 'string' ? null : 'not a picture'
  }
  const value = result ?? null
  const checked = call.data && completeSchema(call.data).safeParse(value)
  if (!checked || checked.success) return null
  return checked.error.issues
    .slice(0, 5)
    .map((issue) => describeViolation(issue, value))
    .join('; ')
}

function internalError(violation: string, language: Language): HandledCall {
  return { answer: errorReply('INTERNAL_ERROR', language), violations: [violation] }
}
