import { CONTROL_BASE } from '@nusaria/mock-api/control/base'
import { type ControlInput, controlClient, type SendControl } from '@nusaria/mock-api/control/control-client'
import type { FaultStatus, JournalLine, OutboxMessage } from '@nusaria/mock-api/control/types'
import type { ShopTables } from '@nusaria/mock-api/domains/tables'
import type { RowOf } from '@nusaria/mock-api/engine/store/table-def'
import { describeTransition } from '@nusaria/scenarios/coverage/record'

export type ControlCall = SendControl
type FaultList = ControlInput<'setFaults'>['body']['list']

/** The control API of one world. */
export interface WorldControl {
  readonly id: string
  /** `to` in any notation, or to anybody; undefined when nothing was sent. */
  latestCode(to?: string): Promise<OutboxMessage | undefined>
  captchaAnswer(imageId: string): Promise<string>
  /** Advances the clock by an ISO 8601 duration such as PT24H. Returns the new time. */
  advance(duration: string): Promise<string>
  /** The faults and how often each acted. */
  faults(): Promise<readonly FaultStatus[]>
  /** The server checks them. */
  setFaults(list: readonly object[]): Promise<void>
  /** Fires an event; rejects when it is illegal. */
  event(entity: string, id: string, event: string, params?: ControlInput<'fireEvent'>['body']['params']): Promise<void>
  /** The requests after the one numbered `since`, oldest first. */
  journal(since?: number): Promise<readonly JournalLine[]>
  /** The transitions of requests and of the control API, each once, sorted. */
  transitions(): Promise<string[]>
  /** The number of rows of each table. */
  counts(): Promise<Readonly<Record<string, number>>>
  /** The rows of a table. */
  state<N extends keyof ShopTables>(table: N): Promise<RowOf<ShopTables[N]>[]>
  remove(): Promise<void>
}

export class ControlError extends Error {
  readonly status: number

  constructor(method: string, path: string, status: number, text: string) {
    super(`${method} ${CONTROL_BASE}${path} answered ${status}: ${text.slice(0, 300)}`)
    this.status = status
  }
}

/** The headers by which a program may use the control API: the token of the environment, where there is one. */
export function controlHeaders(): Record<string, string> {
  const { MOCK_CONTROL_TOKEN: token } = process.env
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** The control API of a running server. */
export function httpControl(origin: string): ControlCall {
  return async (method, path, body) => {
    const reply = await fetch(`${origin}${CONTROL_BASE}${path}`, {
      method,
      headers: { ...controlHeaders(), ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : undefined,
    })
    const text = await reply.text()
    if (!reply.ok) throw new ControlError(method, path, reply.status, text)
    return text ? JSON.parse(text) : null
  }
}

/** Creates a world. */
export async function createWorld(control: ControlCall, body: ControlInput<'createWorld'>['body'] = {}): Promise<WorldControl> {
  const { id } = await controlClient(control)('createWorld', { body })
  return worldControl(control, id)
}

export function worldControl(control: ControlCall, id: string): WorldControl {
  const call = controlClient(control)
  const params = { id }
  return {
    id,
    latestCode: async (to) => (await call('outbox', { params, query: { to } })).list[0],
    captchaAnswer: async (image_id) => (await call('captcha', { params: { id, image_id } })).answer,
    advance: async (advance) => (await call('clock', { params, body: { advance } })).now,
    faults: async () => (await call('faults', { params })).list,
    setFaults: async (list) => void (await call('setFaults', { params, body: { list: list as FaultList } })),
    event: async (entity, ref, event, values) =>
      void (await call('fireEvent', { params, body: { entity, id: ref, event, params: values } })),
    journal: async (since = 0) => (await call('journal', { params, query: { since: String(since) } })).list,
    async transitions() {
      const entries = [...(await call('journal', { params })).list, ...(await call('acts', { params })).list]
      const texts = entries.flatMap(({ transitions = [] }) =>
        transitions.map((one) => describeTransition(one.lifecycle, one.event, one.from)),
      )
      return [...new Set(texts)].sort()
    },
    counts: async () => Object.fromEntries((await call('tables', { params })).list.map(({ name, rows }) => [name, rows])),
    state: async <N extends keyof ShopTables>(table: N) => (await call('rows', { params: { id, table } })).list as RowOf<ShopTables[N]>[],
    remove: async () => void (await call('deleteWorld', { params })),
  }
}
