import { formatInstant } from '@nusaria/catalogue/lib/time'
import type { Call, DeclaredCall, InputOf, ResultOf } from '@nusaria/contracts/contract'
import type { z } from 'zod'
import { describeError, type ReportProblem } from '../engine/contract/runtime.ts'
import type { Engine } from '../engine/engine.ts'
import { type EngineReply, type EngineRequest, JSON_TYPE } from '../engine/http/engine-request.ts'
import { Router } from '../engine/http/router.ts'
import { recordControlAction } from '../engine/world/control-action.ts'
import { mask } from '../engine/world/mask.ts'
import { NotPersisted } from '../engine/world/persistence.ts'
import type { WorldLabel } from '../engine/world/snapshot.ts'
import type { World } from '../engine/world/world.ts'
import { DEFAULT_WORLD } from '../engine/world/world.ts'
import { CONTROL_BASE } from './base.ts'
import { controlContract, type runContract, type tokenContract, worldContract } from './contract.ts'
import { ControlError } from './control-error.ts'
import { legalEvents } from './legal-events.ts'
import { listFaults, listTables, listTimers, listWorlds } from './lists.ts'
import { controlOpenapiOf } from './openapi/control-document.ts'
import { recordJournal } from './recording.ts'
import { signIn } from './sign-in.ts'
import { captchaAnswer, changeClock, fireEvent, listActions, listJournal, listOutbox, listRows, setFaults } from './world-calls.ts'

export interface ControlOptions {
  readonly version: string
  /** The OpenAPI document, created at its first request. */
  readonly openapi: () => unknown
}

type Calls = typeof controlContract
type WorldCalls = typeof worldContract

/** The input of a handler: the arguments, and the browser of the request. The query is unparsed text. */
type ControlInput<C extends DeclaredCall = DeclaredCall> = Pick<InputOf<C>, 'params' | 'query' | 'body'> & { readonly userAgent: string }
type Handler = (input: ControlInput) => Promise<{ status?: number; body: unknown }>
type MockHandlers = {
  readonly [N in Exclude<keyof Calls, keyof WorldCalls | keyof typeof runContract | keyof typeof tokenContract>]: (
    input: ControlInput<Calls[N]>,
  ) => Awaitable<ResultOf<Calls[N]>>
}
type WorldHandlers = {
  readonly [N in keyof WorldCalls]: (world: World, input: ControlInput<WorldCalls[N]>) => Awaitable<ResultOf<WorldCalls[N]>>
}
type Awaitable<T> = T | Promise<T>

type WorldHandler = (world: World, input: ControlInput) => unknown

/** Calls that create something return 201. */
const CREATES: readonly string[] = ['createWorld', 'forkWorld']
const BODY_MAX = 1_000_000

/** The control API over an engine: worlds, their clocks, faults, outbox, journal and tables. Plain JSON; errors are `{ error }`. */
export class Control {
  readonly #engine: Engine
  readonly #matcher = new Router<Handler>()

  constructor(engine: Engine, { version, openapi }: ControlOptions) {
    this.#engine = engine
    const { worlds, scenarios } = engine
    const mock: MockHandlers = {
      health: () => ({ ok: true, version, worlds: worlds.count }),
      scenarios: () => ({ list: scenarios.map(({ name, title, covers }) => ({ name, title, covers })) }),
      openapi,
      controlOpenapi: () => controlOpenapiOf(version),
      worlds: () => listWorlds(engine),
      async createWorld({ body: { now, name, note, ...options } }) {
        if (options.scenario !== undefined && !worlds.hasScenario(options.scenario))
          throw new ControlError(400, `scenario: there is no "${options.scenario}"; see ${CONTROL_BASE}/scenarios`)
        return createdWorld(
          await worlds.create({
            ...options,
            now: now === undefined ? undefined : Date.parse(now),
            label: changedLabel({}, { name, note }),
          }),
        )
      },
      deleteWorld: async ({ params }) => {
        await this.#world(params)
        refuseDefault([params.id])
        worlds.delete(params.id)
        return { ok: true }
      },
      deleteWorlds: ({ body: { ids } }) => {
        refuseDefault(ids)
        return { list: ids.filter((id) => worlds.delete(id)) }
      },
      labelWorld: async ({ params, body }) => {
        const world = await this.#world(params)
        return world.enqueue(() => {
          world.label = changedLabel(world.label, body)
          return { id: world.id, ...world.label }
        })
      },
      forkWorld: async ({ params, body }) => createdWorld(await worlds.fork(await this.#world(params), changedLabel({}, body))),
    }
    const inWorld: WorldHandlers = {
      clock: (world, { body }) => changeClock(engine, world, body),
      dues: (world) => listTimers(engine, world),
      outbox: (world, { query }) => listOutbox(world, query.to),
      signIn: (world, { body, userAgent }) => signIn(engine, world, body, userAgent),
      captcha: (world, { params }) => captchaAnswer(engine, world, params.image_id),
      faults: listFaults,
      setFaults: (world, { body }) => setFaults(engine, world, body),
      fireEvent: (world, { body }) => fireEvent(engine, world, body),
      legalEvents: (world, { params }) => legalEvents(engine, world, params.entity, params.ref),
      journal: (world, { query }) => listJournal(world, query.since),
      acts: (world, { query }) => listActions(world, query.since),
      recording: (world, { query }) => recordJournal(engine, world, query),
      tables: (world) => listTables(engine, world),
      rows: (world, { params }) => listRows(engine, world, params.table),
    }
    for (const [name, handler] of Object.entries(mock)) this.#add(name, handler as (input: ControlInput) => unknown)
    for (const [name, handler] of Object.entries(inWorld)) this.#addInWorld(name as keyof WorldCalls, handler as WorldHandler)
  }

  /**
   * Answers one control request. Never rejects.
   * @param id of the request: the reply of a defect has it, its report the trace
   */
  async handle(request: EngineRequest, id?: string): Promise<EngineReply> {
    try {
      const match = this.#matcher.find(request.method, request.path.slice(CONTROL_BASE.length))
      if (!match) throw new ControlError(404, `There is no ${request.method} ${request.path}`)
      const { status = 200, body } = await match.value({
        params: match.params,
        query: Object.fromEntries(new URLSearchParams(request.query)),
        body: readBody(request) as ControlInput['body'],
        userAgent: request.headers['user-agent'] ?? '',
      })
      return controlReply(status, body)
    } catch (error) {
      if (error instanceof ControlError) return controlReply(error.status, { error: error.message })
      // The persistence reports its own failures.
      if (error instanceof NotPersisted) return controlReply(500, { error: error.message })
      return failedReply(this.#engine.report, request, error, id)
    }
  }

  #add(name: string, handler: (input: ControlInput) => unknown): void {
    const { method, path, body: schema }: Call = controlContract[name as keyof Calls]
    this.#matcher.add(method, path, async (input) => {
      const body = await handler(schema ? { ...input, body: parseBody(schema, input.body) as ControlInput['body'] } : input)
      return { status: CREATES.includes(name) ? 201 : 200, body }
    })
  }

  /** Adds a call on one world. It waits for the world's queue; a change is recorded in the journal. */
  #addInWorld(name: keyof WorldCalls, handler: WorldHandler): void {
    const { method, path }: Call = worldContract[name]
    const what = path.slice('/worlds/:id/'.length)
    this.#add(name, async (input) => {
      const world = await this.#world(input.params as { id: string })
      return world.enqueue(async () => {
        const answer = await handler(world, input)
        // The reply of `setFaults` has the calls under their full names.
        const body = mask(name === 'setFaults' ? answer : input.body, { maxItems: 1_000 })
        if (method !== 'GET') recordControlAction(world, method, { what, body }, answer)
        return answer
      })
    })
  }

  async #world({ id }: { readonly id: string }): Promise<World> {
    const world = await this.#engine.worlds.get(id)
    if (!world) throw new ControlError(404, `There is no world "${id}"`)
    return world
  }
}

function refuseDefault(ids: readonly string[]): void {
  if (ids.includes(DEFAULT_WORLD))
    throw new ControlError(409, `The default world stays; make one of your own with POST ${CONTROL_BASE}/worlds`)
}

/** A label after a change. Absent texts stay; empty ones are removed. */
function changedLabel(before: WorldLabel, change: { readonly [K in keyof WorldLabel]: string | undefined }): WorldLabel {
  const { name = before.name, note = before.note } = change
  return { ...(name ? { name } : {}), ...(note ? { note } : {}) }
}

function createdWorld(world: World) {
  return { id: world.id, now: formatInstant(world.clock.now) }
}

export function controlReply(status: number, body: unknown): EngineReply {
  return { status, headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' }, body: JSON.stringify(body) }
}

/** Reports a defect of the mock, and answers without its trace. */
export function failedReply(report: ReportProblem, { method, path }: Pick<EngineRequest, 'method' | 'path'>, error: unknown, id?: string) {
  const note = id === undefined ? '' : ` (request ${id})`
  report(`${method} ${path}${note}: ${describeError(error)}`)
  return controlReply(500, { error: `The mock failed; its log says why${note}` })
}

function readBody({ method, body, bodyError }: EngineRequest): unknown {
  if (bodyError === 'too_large' || (body && body.byteLength > BODY_MAX)) throw new ControlError(413, 'The body is larger than 1 MB')
  if (bodyError) throw new ControlError(400, 'The body can not be read')
  if (method === 'GET' || !body || body.byteLength === 0) return {}
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new ControlError(400, 'The body is not JSON')
  }
}

/** The body as its schema has it; 400 with the field named otherwise. */
function parseBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.map(String).join('.')
  throw new ControlError(400, field ? `${field}: ${issue?.message}` : (issue?.message ?? 'The body does not fit'))
}
