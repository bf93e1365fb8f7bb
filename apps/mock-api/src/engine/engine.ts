import type { Contract } from '@nusaria/contracts/contract'
import { API_BASE, HEADERS } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import { CONTRACTS } from '@nusaria/contracts/registry'
import { CallRegistry } from './contract/call-registry.ts'
import type { Domain } from './contract/domain.ts'
import { type CompiledRoute, compileRoute, type HandledCall, handleCall } from './contract/handle-call.ts'
import type { EngineReply, EngineRequest } from './http/engine-request.ts'
import { languageOf } from './http/error-message.ts'
import { applyFault, replyBeforeHandler } from './http/fault-reply.ts'
import { errorReply } from './http/reply.ts'
import { Router } from './http/router.ts'
import { NotPersisted, type Persistence } from './persistence/persistence.ts'
import { type CatalogueSource, describeError, type ReportProblem, Runtime } from './runtime.ts'
import { createDbFactory } from './store/db.ts'
import type { TableDef } from './store/table-def.ts'
import type { AppliedFault } from './world/faults.ts'
import { journalEntryOf } from './world/journal-entry.ts'
import type { WorldScenario } from './world/scenario.ts'
import type { World } from './world/world.ts'
import { Worlds } from './world/worlds.ts'

export interface EngineOptions {
  readonly domains: readonly Domain[]
  /** The reference data, or what gives it when a world needs it: the same for the same number of products, the shop's own without one. */
  readonly catalogue: CatalogueSource
  /** Every table by name; those of the domains unless given. */
  readonly tables?: Readonly<Record<string, TableDef>>
  /** Every declared call by domain, for full names and faults; the shop's unless given. */
  readonly registry?: Readonly<Record<string, Contract>>
  readonly scenarios?: readonly WorldScenario[]
  /** Real time in ms; the machine's unless given. */
  readonly realTime?: () => number
  /** Refuses fields that no contract knows, in every world that doesn't say otherwise; they are left out and noted unless told. */
  readonly strict?: boolean
  /** Told of programming errors: a broken reply, a handler that threw. */
  readonly report?: ReportProblem
  /** Journal entries kept a world; 2,000 unless told. */
  readonly journalEntries?: number
  /** Characters of replies that a journal keeps; 4 million unless told. */
  readonly journalReplies?: number
  /** Worlds kept at once; 500 unless told. The one longest unused gives way. */
  readonly maxWorlds?: number
  /** ms of real time after which an unused world is dropped; 6 hours unless told. */
  readonly maxIdle?: number
  /** Characters that the journals of all worlds hold together; 256 million unless told. The world longest unused gives way. */
  readonly maxJournalCharacters?: number
  /** Keeps the default world beyond this engine; in memory alone unless given. */
  readonly persistence?: Persistence
}

/** Characters of requests that a journal keeps. */
const REQUESTS = 8_000_000
const LANGUAGE = HEADERS.language.toLowerCase()

/** The mock: worlds, and the shop's calls on them. Knows neither Fastify nor MSW nor Node. */
export class Engine {
  readonly worlds: Worlds
  readonly runtime: Runtime
  readonly calls: CallRegistry
  readonly domains: readonly Domain[]
  readonly scenarios: readonly WorldScenario[]
  /** The largest body any call takes, in bytes. */
  readonly maxBytes: number
  readonly #matcher = new Router<CompiledRoute>()
  readonly #report: ReportProblem

  constructor(options: EngineOptions) {
    const { domains, catalogue } = options
    this.domains = domains
    this.scenarios = options.scenarios ?? []
    this.#report = options.report ?? (() => undefined)
    this.calls = new CallRegistry(options.registry ?? CONTRACTS)
    this.runtime = new Runtime(domains, catalogue, this.#report)
    const tables: Readonly<Record<string, TableDef>> = options.tables ?? Object.assign({}, ...domains.map((domain) => domain.tables ?? {}))
    const { journalEntries: entries = 2_000, journalReplies: replies = 4_000_000 } = options
    const journal = { entries, replies, requests: REQUESTS }
    const shape = {
      strict: options.strict ?? false,
      tables,
      realTime: options.realTime ?? Date.now,
      journal,
      createDb: createDbFactory(tables),
    }
    this.worlds = new Worlds(shape, this.runtime, {
      scenarios: this.scenarios,
      max: options.maxWorlds,
      maxIdle: options.maxIdle,
      maxJournalCharacters: options.maxJournalCharacters,
      persistence: options.persistence,
    })
    const routes = domains.flatMap((domain) => domain.routes.map((route) => ({ domain, route })))
    for (const { domain, route } of routes) {
      const id = this.calls.nameOf(route.call) ?? `${domain.name}.${route.name}`
      this.#matcher.add(route.call.method, route.call.path, compileRoute(id, route))
    }
    this.maxBytes = Math.max(LIMITS.bodyMaxBytes, ...routes.map(({ route }) => route.call.maxBytes ?? 0))
  }

  /** Answers one request of the API in a world. Never rejects. */
  async handle(worldId: string, request: EngineRequest): Promise<EngineReply> {
    const language = languageOf(request.headers[LANGUAGE])
    try {
      const world = await this.worlds.get(worldId)
      if (!world) return errorReply('ROUTE_NOT_FOUND', language, {}, `There is no world "${worldId}"`).reply
      return await world.enqueue(() => this.#turn(world, request))
    } catch (error) {
      // What can't be kept is told once, by the keeper.
      if (!(error instanceof NotPersisted)) this.#report(`${request.method} ${request.path}: ${describeError(error)}`)
      return errorReply('INTERNAL_ERROR', language).reply
    }
  }

  async #turn(world: World, request: EngineRequest): Promise<EngineReply> {
    const started = performance.now()
    const language = languageOf(request.headers[LANGUAGE])
    await this.runtime.fireTimers(world)
    const at = world.clock.now
    const path = request.path.startsWith(`${API_BASE}/`) ? request.path.slice(API_BASE.length) : request.path
    const match = this.#matcher.find(request.method, path)
    const applied: AppliedFault = match ? world.faults.apply(match.value.id) : { fault: null, delay: 0, label: undefined }
    const mark = world.revision
    const before = applied.fault && replyBeforeHandler(applied.fault, language)
    let served: HandledCall
    if (!match) served = { answer: errorReply('ROUTE_NOT_FOUND', language), violations: [] }
    else if (before) served = { answer: before, violations: [] }
    else served = await handleCall(this.runtime, world, match.value, request, match.params, language)
    const answer = applied.fault ? applyFault(served.answer, applied.fault) : served.answer
    for (const violation of served.violations) this.#report(violation)
    const captcha = (image_id: string) => this.runtime.captchaAnswer(world, image_id)
    const { params = {}, value: service } = match ?? {}
    const line = await journalEntryOf(world, { request, params, id: service?.id, call: service?.route.call, served, captcha })
    world.journal.add({
      at,
      method: request.method,
      ...line,
      ...(world.revision === mark ? {} : { changed: true }),
      code: answer.code,
      http: answer.reply.status,
      ms: Math.round((performance.now() - started) * 100) / 100,
      ...(applied.label === undefined ? {} : { fault: applied.label }),
      violations: served.violations,
      ...(served.deviations ? { deviations: served.deviations } : {}),
    })
    return applied.delay > 0 ? { ...answer.reply, delay: applied.delay } : answer.reply
  }
}

export function createEngine(options: EngineOptions): Engine {
  return new Engine(options)
}
