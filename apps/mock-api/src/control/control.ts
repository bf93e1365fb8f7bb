import type { z } from 'zod'
import type { Engine } from '../engine/engine.ts'
import { type EngineReply, type EngineRequest, JSON_TYPE } from '../engine/http/engine-request.ts'
import { Router } from '../engine/http/router.ts'
import { describeError } from '../engine/runtime.ts'
import { recordControlAction } from '../engine/world/control-action.ts'
import { mask } from '../engine/world/mask.ts'
import type { World } from '../engine/world/world.ts'
import { DEFAULT_WORLD } from '../engine/world/worlds.ts'
import { formatInstant } from '../lib/time.ts'
import { CONTROL_BASE } from './base.ts'
import { ControlError } from './control-error.ts'
import { legalEvents } from './legal-events.ts'
import { listFaults, listTables, listTimers, listWorlds } from './lists.ts'
import { recordJournal } from './recording.ts'
import { ClockChange, ControlEvent, FaultList, NewWorld, SignIn } from './schemas.ts'
import { signIn } from './sign-in.ts'
import { captchaAnswer, changeClock, fireEvent, listActions, listJournal, listOutbox, listRows, setFaults } from './world-calls.ts'

export interface ControlOptions {
  readonly version: string
  /** The OpenAPI document, made when first asked for. */
  readonly openapi: () => unknown
}

interface ControlInput {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
  readonly userAgent: string
}

type Handler = (input: ControlInput) => Promise<{ status?: number; body: unknown }>

const BODY_MAX = 1_000_000

/** The control API over an engine: worlds, their clocks, faults, outbox, journal and tables. Plain JSON; errors are `{ error }`. */
export class Control {
  readonly #engine: Engine
  readonly #matcher = new Router<Handler>()

  constructor(engine: Engine, { version, openapi }: ControlOptions) {
    this.#engine = engine
    const { worlds, scenarios } = engine
    const list = scenarios.map(({ name, title, covers }) => ({ name, title, covers }))
    this.#add('GET', '/health', async () => ({ body: { ok: true, version, worlds: worlds.count } }))
    this.#add('GET', '/scenarios', async () => ({ body: { list } }))
    this.#add('GET', '/openapi.json', async () => ({ body: openapi() }))
    this.#add('GET', '/worlds', async () => ({ body: await listWorlds(engine) }))
    this.#add('POST', '/worlds', async ({ body }) => {
      const { now, ...options } = parseBody(NewWorld, body)
      if (options.scenario !== undefined && !worlds.hasScenario(options.scenario)) {
        throw new ControlError(400, `scenario: there is no "${options.scenario}"; see ${CONTROL_BASE}/scenarios`)
      }
      return createdWorld(await worlds.create({ ...options, now: now === undefined ? undefined : Date.parse(now) }))
    })
    this.#add('DELETE', '/worlds/:id', async ({ params }) => {
      await this.#world(params)
      if (params.id === DEFAULT_WORLD) throw new ControlError(409, 'The default world stays; make one of your own with POST /__mock/worlds')
      worlds.delete(params.id ?? '')
      return { body: { ok: true } }
    })
    this.#add('POST', '/worlds/:id/fork', async ({ params }) => createdWorld(await worlds.fork(await this.#world(params))))
    this.#inWorld('POST', 'clock', (world, { body }) => changeClock(engine, world, parseBody(ClockChange, body)))
    this.#inWorld('GET', 'dues', (world) => listTimers(engine, world))
    this.#inWorld('GET', 'outbox', (world, { query }) => listOutbox(world, query.get('to') ?? undefined))
    this.#inWorld('POST', 'sign-in', (world, { body, userAgent }) => signIn(engine, world, parseBody(SignIn, body), userAgent))
    this.#inWorld('GET', 'captcha/:image_id', (world, { params }) => captchaAnswer(engine, world, params.image_id ?? ''))
    this.#inWorld('GET', 'faults', (world) => listFaults(world))
    this.#inWorld('PUT', 'faults', (world, { body }) => setFaults(engine, world, parseBody(FaultList, body)))
    this.#inWorld('POST', 'events', (world, { body }) => fireEvent(engine, world, parseBody(ControlEvent, body)))
    this.#inWorld('GET', 'events/:entity/:ref', (world, { params }) => legalEvents(engine, world, params.entity ?? '', params.ref ?? ''))
    this.#inWorld('GET', 'journal', (world, { query }) => listJournal(world, query.get('since') ?? undefined))
    this.#inWorld('GET', 'acts', (world, { query }) => listActions(world, query.get('since') ?? undefined))
    this.#inWorld('GET', 'recording', (world, { query }) => recordJournal(engine, world, query))
    this.#inWorld('GET', 'state', (world) => listTables(engine, world))
    this.#inWorld('GET', 'state/:table', (world, { params }) => listRows(engine, world, params.table ?? ''))
  }

  /** Answers one control request. Never rejects. */
  async handle(request: EngineRequest): Promise<EngineReply> {
    try {
      const match = this.#matcher.find(request.method, request.path.slice(CONTROL_BASE.length))
      if (!match) throw new ControlError(404, `There is no ${request.method} ${request.path}`)
      const { status = 200, body } = await match.value({
        params: match.params,
        query: new URLSearchParams(request.query),
        body: readBody(request),
        userAgent: request.headers['user-agent'] ?? '',
      })
      return controlReply(status, body)
    } catch (error) {
      if (error instanceof ControlError) return controlReply(error.status, { error: error.message })
      return controlReply(500, { error: describeError(error) })
    }
  }

  #add(method: string, path: string, handler: Handler): void {
    this.#matcher.add(method, path, handler)
  }

  /** A call on one world, in its turn. What changes it is written into its journal. */
  #inWorld(method: string, path: string, act: (world: World, input: ControlInput) => unknown): void {
    this.#add(method, `/worlds/:id/${path}`, async (input) => {
      const world = await this.#world(input.params)
      const done = async () => {
        const answer = await act(world, input)
        // The answer to faults has their calls under full names.
        if (method !== 'GET')
          recordControlAction(
            world,
            method,
            { what: path, body: mask(path === 'faults' ? answer : input.body, { maxItems: 1_000 }) },
            answer,
          )
        return answer
      }
      return { body: await world.enqueue(done) }
    })
  }

  async #world({ id = '' }: ControlInput['params']): Promise<World> {
    const world = await this.#engine.worlds.get(id)
    if (!world) throw new ControlError(404, `There is no world "${id}"`)
    return world
  }
}

function createdWorld(world: World) {
  return { status: 201, body: { id: world.id, now: formatInstant(world.clock.now) } }
}

export function controlReply(status: number, body: unknown): EngineReply {
  return { status, headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' }, body: JSON.stringify(body) }
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
