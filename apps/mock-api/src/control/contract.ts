import type { Session } from '@nusaria/contracts/auth-entities'
import { assumed, type DeclaredCall, defineContract } from '@nusaria/contracts/contract'
import type { Recording } from '@nusaria/scenarios/recording'
import { z } from 'zod'
import { ClockChange, ControlEvent, FaultList, NewWorld, RunRequest, SignIn, TokenEntry, WorldIds, WorldLabel } from './schemas.ts'
import type {
  ActionEntry,
  ClockReply,
  CreatedWorld,
  EventStatus,
  Fault,
  FaultStatus,
  Health,
  JournalLine,
  ListReply,
  OutboxMessage,
  PendingTimer,
  Run,
  ScenarioSummary,
  StateRow,
  TableSummary,
  WorldLabelReply,
  WorldSummary,
} from './types.ts'

/** The shape of a reply. The mock writes it itself, so it isn't checked. */
const reply = <T>() => z.custom<T>()
const text = z.string().optional()

const get = { method: 'GET', kind: 'query', auth: 'guest', source: assumed, errors: [], omitHeaders: true } as const
const post = { ...get, method: 'POST', kind: 'mutation' } as const
const params = z.strictObject({ id: z.string() })
const since = z.strictObject({ since: text })

/** The calls of `/__mock` that are about the mock itself. */
const mockCalls = defineContract({
  health: { ...get, path: '/health', summary: 'Whether the mock runs, its version and the number of worlds', data: reply<Health>() },
  scenarios: {
    ...get,
    path: '/scenarios',
    summary: 'The scenarios that a world can begin with',
    data: reply<ListReply<ScenarioSummary>>(),
  },
  openapi: { ...get, path: '/openapi.json', summary: "The OpenAPI document of the shop's calls", data: reply<unknown>() },
  controlOpenapi: {
    ...get,
    path: '/openapi-control.json',
    summary: 'The OpenAPI document of the control API',
    data: reply<unknown>(),
  },
  worlds: { ...get, path: '/worlds', summary: 'Every world, the one used last first', data: reply<ListReply<WorldSummary>>() },
  createWorld: { ...post, path: '/worlds', summary: 'Creates a world', body: NewWorld, data: reply<CreatedWorld>() },
  deleteWorld: { ...post, method: 'DELETE', path: '/worlds/:id', summary: 'Deletes a world', params, data: reply<{ readonly ok: true }>() },
  deleteWorlds: {
    ...post,
    path: '/worlds/delete',
    summary: 'Deletes several worlds and lists those that there were',
    body: WorldIds,
    data: reply<ListReply<string>>(),
  },
  labelWorld: {
    ...post,
    method: 'PUT',
    path: '/worlds/:id',
    summary: 'Gives a world a name and a note',
    params,
    body: WorldLabel,
    data: reply<WorldLabelReply>(),
  },
  forkWorld: { ...post, path: '/worlds/:id/fork', summary: 'Copies a world', params, body: WorldLabel, data: reply<CreatedWorld>() },
})

/** The calls on one world. They wait for its queue. */
export const worldContract = defineContract({
  clock: { ...post, path: '/worlds/:id/clock', summary: 'Sets or stops the clock', params, body: ClockChange, data: reply<ClockReply>() },
  dues: { ...get, path: '/worlds/:id/dues', summary: 'The timers, the earliest first', params, data: reply<ListReply<PendingTimer>>() },
  outbox: {
    ...get,
    path: '/worlds/:id/outbox',
    summary: 'The messages that were sent, newest first',
    params,
    query: z.strictObject({ to: text }),
    data: reply<ListReply<OutboxMessage>>(),
  },
  signIn: {
    ...post,
    path: '/worlds/:id/sign-in',
    summary: 'Logs a member in without a proof',
    params,
    body: SignIn,
    data: reply<Session>(),
  },
  captcha: {
    ...get,
    path: '/worlds/:id/captcha/:image_id',
    summary: 'The answer of a captcha picture',
    params: z.strictObject({ id: z.string(), image_id: z.string() }),
    data: reply<{ readonly answer: string }>(),
  },
  faults: {
    ...get,
    path: '/worlds/:id/faults',
    summary: 'The faults and how often each acted',
    params,
    data: reply<ListReply<FaultStatus>>(),
  },
  setFaults: {
    ...post,
    method: 'PUT',
    path: '/worlds/:id/faults',
    summary: 'Replaces the faults',
    params,
    body: FaultList,
    data: reply<ListReply<Fault>>(),
  },
  fireEvent: {
    ...post,
    path: '/worlds/:id/events',
    summary: "Fires an event of the shop's side on an entity; its row after it",
    params,
    body: ControlEvent,
    data: reply<StateRow>(),
  },
  legalEvents: {
    ...get,
    path: '/worlds/:id/events/:entity/:ref',
    summary: 'The events of an entity and whether each is legal now',
    params: z.strictObject({ id: z.string(), entity: z.string(), ref: z.string() }),
    data: reply<ListReply<EventStatus>>(),
  },
  journal: {
    ...get,
    path: '/worlds/:id/journal',
    summary: 'The requests, oldest first',
    params,
    query: since,
    data: reply<ListReply<JournalLine>>(),
  },
  acts: {
    ...get,
    path: '/worlds/:id/acts',
    summary: 'What this API did to the world',
    params,
    query: since,
    data: reply<ListReply<ActionEntry>>(),
  },
  recording: {
    ...get,
    path: '/worlds/:id/recording',
    summary: 'A range of the journal as a file that replays',
    params,
    query: z.strictObject({ from: text, to: text, title: text }),
    data: reply<Recording>(),
  },
  tables: {
    ...get,
    path: '/worlds/:id/state',
    summary: 'The tables and the number of their rows',
    params,
    data: reply<ListReply<TableSummary>>(),
  },
  rows: {
    ...get,
    path: '/worlds/:id/state/:table',
    summary: 'The rows of a table',
    params: z.strictObject({ id: z.string(), table: z.string() }),
    data: reply<ListReply<StateRow>>(),
  },
})

/** The calls that run scenarios. The runner answers them (`hosts/runner`), where the mock runs in its repository. */
export const runContract = defineContract({
  runs: { ...get, path: '/runs', summary: 'The runs of scenarios, the newest first', data: reply<ListReply<Run>>() },
  startRun: { ...post, path: '/runs', summary: 'Runs a scenario or a recording', body: RunRequest, data: reply<{ readonly id: string }>() },
  run: { ...get, path: '/runs/:id', summary: 'A run with its steps so far', params, data: reply<Run>() },
  stopRun: { ...post, method: 'DELETE', path: '/runs/:id', summary: 'Stops a run', params, data: reply<{ readonly ok: true }>() },
})

/** The call that the server answers itself (`hosts/fastify/control-guard.ts`). */
export const tokenContract = defineContract({
  enterToken: {
    ...post,
    path: '/token',
    summary: 'Exchanges the token for a cookie, so that the pages of the workbench need it once',
    body: TokenEntry,
    data: reply<{ readonly ok: true }>(),
  },
})

/** Every call of `/__mock`. */
export const controlContract = { ...mockCalls, ...worldContract, ...runContract, ...tokenContract }

export type ControlCallName = keyof typeof controlContract
/** One call of the control API. */
export type ControlCallOf<N extends ControlCallName> = (typeof controlContract)[N] extends infer C extends DeclaredCall ? C : never
