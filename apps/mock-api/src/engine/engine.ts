import type { Contract } from '@nusaria/contracts/contract'
import { API_BASE, HEADERS, type Language } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import { CONTRACTS } from '@nusaria/contracts/registry'
import { CallRegistry } from './contract/call-registry.ts'
import type { DecodePicture } from './contract/decode-picture.ts'
import type { Domain } from './contract/domain.ts'
import {
  type CompiledRoute,
  compileRoute,
  type HandledCall,
  handleCall,
  type ReadCall,
  readCall,
  readWithoutCall,
  seedSender,
} from './contract/handle-call.ts'
import { journalEntryOf } from './contract/journal-entry.ts'
import { indexMachines } from './contract/machine.ts'
import { type CatalogueSource, describeError, type ReportProblem, Runtime } from './contract/runtime.ts'
import type { EngineReply, EngineRequest } from './http/engine-request.ts'
import { languageOf } from './http/error-message.ts'
import { applyFault, replyBeforeHandler } from './http/fault-reply.ts'
import { errorReply } from './http/reply.ts'
import { type RouteMatch, Router } from './http/router.ts'
import { createDbFactory } from './store/db.ts'
import type { TableDef } from './store/table-def.ts'
import type { AppliedFault, FaultTarget } from './world/faults.ts'
import { maskPath } from './world/mask.ts'
import { NotPersisted, type Persistence } from './world/persistence.ts'
import type { World } from './world/world.ts'
import { type WorldOptions, type WorldScenario, Worlds } from './worlds.ts'

export interface EngineOptions {
  readonly domains: readonly Domain[]
  /** The reference data, or a function that returns it for a number of products. */
  readonly catalogue: CatalogueSource
  /** Decodes uploaded pictures. Without it every picture is refused. */
  readonly decodePicture?: DecodePicture
  /** Every table by name; by default those of the domains. */
  readonly tables?: Readonly<Record<string, TableDef>>
  /** The declared calls by domain, for full names and faults; by default the shop's. */
  readonly registry?: Readonly<Record<string, Contract>>
  readonly scenarios?: readonly WorldScenario[]
  /** Real time in ms; by default `Date.now`. */
  readonly realTime?: () => number
  /** Refuses unknown fields, unless a world says otherwise. By default they are dropped and recorded in the journal. */
  readonly strict?: boolean
  /** Called with programming errors: an invalid reply, a handler that threw. */
  readonly report?: ReportProblem
  /** The most journal entries of a world; 2,000 by default. */
  readonly journalEntries?: number
  /** The most characters of replies in a journal; 4 million by default. */
  readonly journalReplies?: number
  /** The most worlds; 500 by default. The least recently used is dropped. */
  readonly maxWorlds?: number
  /** ms of real time after which an unused world is dropped; 6 hours by default. */
  readonly maxIdle?: number
  /** The most characters that all journals hold together; 256 million by default. The least recently used world is dropped. */
  readonly maxJournalCharacters?: number
  /** How the default world starts: by default with the records of seed 1, at the real time. */
  readonly defaultWorld?: WorldOptions
  /** Saves the default world; without it the world lives in memory only. */
  readonly persistence?: Persistence
}

/** The most journal entries of a world, unless its host says otherwise. */
export const JOURNAL_ENTRIES = 2_000
/** The most characters of requests in a journal. */
const REQUESTS = 8_000_000
/** How often a request that changed nothing is repeated when changes of others can't be saved. */
const READ_TRIES = 3

/** A handled request. */
interface Exchange {
  readonly reply: EngineReply
  /** It changed its world. */
  readonly changed: boolean
}

const LANGUAGE = HEADERS.language.toLowerCase()

/** The mock: worlds, and the shop's calls on them. Knows neither Fastify nor MSW nor Node. */
export class Engine {
  readonly worlds: Worlds
  readonly runtime: Runtime
  readonly calls: CallRegistry
  readonly domains: readonly Domain[]
  readonly scenarios: readonly WorldScenario[]
  /** The largest request body of any call, in bytes. */
  readonly maxBytes: number
  /** Takes defects of the mock. */
  readonly report: ReportProblem
  readonly #matcher = new Router<CompiledRoute>()

  constructor(options: EngineOptions) {
    const { domains, catalogue } = options
    this.domains = domains
    this.scenarios = options.scenarios ?? []
    this.report = options.report ?? (() => undefined)
    this.calls = new CallRegistry(options.registry ?? CONTRACTS)
    this.runtime = new Runtime(domains, catalogue, this.report, options.decodePicture)
    const tables: Readonly<Record<string, TableDef>> = options.tables ?? Object.assign({}, ...domains.map((domain) => domain.tables ?? {}))
    const { journalEntries: entries = JOURNAL_ENTRIES, journalReplies: replies = 4_000_000 } = options
    const journal = { entries, replies, requests: REQUESTS }
    const shape = {
      strict: options.strict ?? false,
      tables,
      realTime: options.realTime ?? Date.now,
      journal,
      createDb: createDbFactory(tables),
      machines: indexMachines(domains.flatMap((domain) => domain.machines ?? [])),
    }
    this.worlds = new Worlds(shape, this.runtime, {
      scenarios: this.scenarios,
      max: options.maxWorlds,
      maxIdle: options.maxIdle,
      maxJournalCharacters: options.maxJournalCharacters,
      defaultWorld: options.defaultWorld,
      persistence: options.persistence,
    })
    const routes = domains.flatMap((domain) => domain.routes.map((route) => ({ domain, route })))
    for (const { domain, route } of routes) {
      const id = this.calls.nameOf(route.call) ?? `${domain.name}.${route.name}`
      this.#matcher.add(route.call.method, route.call.path, compileRoute(id, route))
    }
    this.maxBytes = Math.max(LIMITS.bodyMaxBytes, ...routes.map(({ route }) => route.call.maxBytes ?? 0))
  }

  /** The call of an address, and the address with its secrets masked; null when no call has it. */
  callOf(method: string, path: string): { readonly name: string; readonly path: string } | null {
    const match = this.#find(method, path)
    return match && { name: match.value.id, path: maskPath(path, match.params) }
  }

  #find(method: string, path: string): RouteMatch<CompiledRoute> | null {
    return this.#matcher.find(method, path.startsWith(`${API_BASE}/`) ? path.slice(API_BASE.length) : path)
  }

  /** Handles one request of the API in a world. Never rejects. */
  async handle(worldId: string, request: EngineRequest): Promise<EngineReply> {
    const language = languageOf(request.headers[LANGUAGE])
    try {
      return await this.#handleSaved(worldId, request, language)
    } catch (error) {
      // The persistence reports its own failures.
      if (!(error instanceof NotPersisted))
        this.report(`${request.method} ${this.callOf(request.method, request.path)?.path ?? request.path}: ${describeError(error)}`)
      return errorReply('INTERNAL_ERROR', language).reply
    }
  }

  /** A request that changed nothing is answered also when timers that fired before it, or changes of other requests, can't be saved. */
  async #handleSaved(worldId: string, request: EngineRequest, language: Language, tries = READ_TRIES): Promise<EngineReply> {
    const world = await this.worlds.get(worldId)
    if (!world) return errorReply('ROUTE_NOT_FOUND', language, {}, `There is no world "${worldId}"`).reply
    let exchange: Exchange | undefined
    try {
      return await world.enqueue(async () => {
        exchange = await this.#process(world, request)
        return exchange.reply
      })
    } catch (error) {
      if (!(error instanceof NotPersisted) || !exchange || exchange.changed) throw error
      if (error.readSaved) return exchange.reply
      // It may have read what wasn't saved.
      if (tries === 0) throw error
      return this.#handleSaved(worldId, request, language, tries - 1)
    }
  }

  async #process(world: World, request: EngineRequest): Promise<Exchange> {
    const started = performance.now()
    const language = languageOf(request.headers[LANGUAGE])
    await this.runtime.fireTimers(world)
    const at = world.clock.now
    const match = this.#find(request.method, request.path)
    const known = match && (await readCall(this.runtime, world, match.value, request, match.params))
    const read = known ?? readWithoutCall(this.runtime, world, request)
    const applied: AppliedFault = match
      ? world.faults.apply(faultTarget(match.value.id, read))
      : { fault: null, delay: 0, label: undefined }
    // The member's records are no change of this request: it is answered also where they can't be saved.
    if (known) await seedSender(this.runtime, world, known)
    const mark = world.revision
    const before = applied.fault && replyBeforeHandler(applied.fault, language)
    let served: HandledCall
    if (!match || !known) served = { answer: errorReply('ROUTE_NOT_FOUND', language), violations: [] }
    else if (before) served = { answer: before, violations: [] }
    else served = await handleCall(this.runtime, world, match.value, request, known, language)
    const answer = applied.fault ? applyFault(served.answer, applied.fault) : served.answer
    for (const violation of served.violations) this.report(violation)
    const captcha = (image_id: string) => this.runtime.captchaAnswer(world, image_id)
    const { params = {}, value: service } = match ?? {}
    const changed = world.revision !== mark
    const line = await journalEntryOf(world, { request, params, id: service?.id, call: service?.route.call, read, served, captcha })
    world.journal.add({
      at,
      method: request.method,
      ...line,
      ...(changed ? { changed } : {}),
      code: answer.code,
      http: answer.reply.status,
      ms: Math.round((performance.now() - started) * 100) / 100,
      ...(applied.label === undefined ? {} : { fault: applied.label }),
      violations: served.violations,
      ...(read.deviations ? { deviations: read.deviations } : {}),
    })
    return { changed, reply: applied.delay > 0 ? { ...answer.reply, delay: applied.delay } : answer.reply }
  }
}

function faultTarget(call: string, { input, member_no }: ReadCall): FaultTarget {
  const { params, query, body, form } = input
  return { call, member_no, args: Object.assign({}, params, query, body, form) }
}

export function createEngine(options: EngineOptions): Engine {
  return new Engine(options)
}
