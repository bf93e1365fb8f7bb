import type { ControlInput, ControlReply, controlClient } from '../control/control-client.ts'
import type { ClockReply, CreatedWorld, Fault, FaultStatus, OutboxMessage, SignedIn, StateRow } from '../control/types.ts'
import { WORLD_HEADER } from '../engine/http/world-id.ts'

export type ControlCalls = ReturnType<typeof controlClient>

/**
 * An isolated shop with its own members, carts, orders, stock and clock. Arguments and replies are those of the control API. Every method rejects with `ControlError`
 * when the world doesn't exist, or where the control API refuses the request.
 */
export interface MockWorld {
  readonly id: string
  /** Sends a request of the API to this world; `path` begins with `/api`. Settles as `handle` of the mock does. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Creates another world, as of `POST /__mock/worlds`. */
  create(options?: ControlInput<'createWorld'>['body']): Promise<MockWorld>
  /** Copies this world; the copy develops on its own. */
  fork(label?: ControlInput<'forkWorld'>['body']): Promise<MockWorld>
  /** Moves or stops the clock: `{ advance: 'PT24H' }`, `{ now: '2026-07-31T09:00:00+07:00' }` or `{ frozen: true }`. Timers in between fire. */
  clock(change: ControlInput<'clock'>['body']): Promise<ClockReply>
  /** The sent codes and messages, newest first. @param to phone number or e-mail address; by default of everybody */
  outbox(to?: string): Promise<readonly OutboxMessage[]>
  /** The faults and how often each acted. */
  faults(): Promise<readonly FaultStatus[]>
  /** Replaces the faults. */
  setFaults(list: ControlInput<'setFaults'>['body']['list']): Promise<readonly Fault[]>
  /** The rows of a table, such as `orders`; secrets are `***`. */
  state(table: string): Promise<readonly StateRow[]>
  /** Logs a member in without a proof. @param member a seeded member's name (`sari`), or a number, phone or e-mail address */
  signIn(member: string, device?: string): Promise<SignedIn>
  /** Fires an event of the shop's side, such as `ship` of an order; gives its row after it. */
  fireEvent(event: ControlInput<'fireEvent'>['body']): Promise<StateRow>
  /** Deletes the world. The default world can't be deleted. */
  delete(): Promise<void>
}

/** @param handle answers a request */
export function createMockWorld(id: string, call: ControlCalls, handle: (request: Request) => Promise<Response>): MockWorld {
  const params = { id }
  const opened = ({ id: other }: CreatedWorld | ControlReply<'forkWorld'>) => createMockWorld(other, call, handle)
  return {
    id,
    fetch: (path, init) => {
      const request = new Request(new URL(path, 'http://shop.localhost'), init)
      request.headers.set(WORLD_HEADER, id)
      return handle(request)
    },
    create: async (body = {}) => opened(await call('createWorld', { body })),
    fork: async (body = {}) => opened(await call('forkWorld', { params, body })),
    clock: (body) => call('clock', { params, body }),
    outbox: async (to) => (await call('outbox', { params, query: { to } })).list,
    faults: async () => (await call('faults', { params })).list,
    setFaults: async (list) => (await call('setFaults', { params, body: { list } })).list,
    state: async (table) => (await call('rows', { params: { id, table } })).list,
    signIn: (member, device) => call('signIn', { params, body: { member, device } }),
    fireEvent: (body) => call('fireEvent', { params, body }),
    delete: async () => void (await call('deleteWorld', { params })),
  }
}
