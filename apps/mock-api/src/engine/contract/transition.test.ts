import { defineLifecycle } from '@nusaria/contracts/lifecycle-machine'
import { beforeEach, expect, it, vi } from 'vitest'
import type { WorldCtx } from './context.ts'
import { type AnyMachine, indexMachines, type Transition } from './machine.ts'
import { checkTransition, controlActor, transition } from './transition.ts'

interface Parcel {
  readonly no: string
  readonly state: string
  readonly weight?: number
  readonly note?: string
}

const parcels = defineLifecycle({
  name: 'parcel',
  states: ['packed', 'sent', 'lost'],
  initial: 'packed',
  events: {
    send: {
      actors: ['merchant', 'clock'],
      transitions: { packed: 'sent' },
      guards: ['labelled', 'light'],
      effects: ['weigh', 'log'],
      followUps: ['tell', 'bill'],
    },
    lose: { actors: ['clock'], transitions: { sent: 'lost' } },
    steal: { actors: [], transitions: { sent: 'lost' } },
  },
})

let stored: Parcel
const order: string[] = []
const seen: Transition<Parcel>[] = []
const recordTransition = vi.fn()
const guards = { labelled: (): string | null => null, light: (): string | null => null }
const machine: AnyMachine = {
  lifecycles: [parcels],
  idOf: ({ no }) => no,
  stateOf: ({ state }) => state,
  write: (_ctx, row, state, changes) => {
    order.push('write')
    stored = { ...row, ...changes, state }
    return stored
  },
  read: () => stored,
  guards: { labelled: () => guards.labelled(), light: () => guards.light() },
  effects: {
    weigh: (_ctx, row: Parcel, of: Transition<Parcel>) => {
      order.push(`weigh ${row.state}`)
      seen.push(of)
      return { weight: 7, note: 'of the effect' }
    },
    log: () => void order.push('log'),
  },
  followUps: {
    tell: (_ctx, row: Parcel, of: Transition<Parcel>) => {
      order.push(`tell ${row.state}`)
      seen.push(of)
      stored = { ...stored, no: 'P1 told' }
    },
    bill: (_ctx, row: Parcel) => void order.push(`bill ${row.no}`),
  },
}
const ctx = { machines: indexMachines([machine]), recordTransition } as unknown as WorldCtx
const packed: Parcel = { no: 'P1', state: 'packed' }

beforeEach(() => {
  stored = packed
  order.length = 0
  seen.length = 0
  recordTransition.mockClear()
  guards.labelled = () => null
  guards.light = () => null
})

it('stores the new state with what effects and caller add; the caller wins', () => {
  const result = transition(ctx, parcels, packed, 'send', 'merchant', { changes: { note: 'of the caller' } })
  expect(result).toEqual({ ok: true, row: { no: 'P1 told', state: 'sent', weight: 7, note: 'of the caller' } })
})

it('runs effects before the new state is stored, follow-ups after, each on the row as it is then', () => {
  transition(ctx, parcels, packed, 'send', 'merchant')
  expect(order).toEqual(['weigh packed', 'log', 'write', 'tell sent', 'bill P1 told'])
})

it('tells effects and follow-ups what happens', () => {
  const note = { en: 'a', id: 'b', 'zh-CN': 'c' }
  transition(ctx, parcels, packed, 'send', 'clock', { note })
  const happens = { event: 'send', from: 'packed', to: 'sent', actor: 'clock', changes: {}, note }
  expect(seen).toEqual([happens, happens])
  transition(ctx, parcels, packed, 'send', 'clock')
  expect(seen.at(-1)?.note).toBeNull()
})

it.each([
  ['a follow-up removed it', () => undefined],
  ['no follow-up changes rows', undefined],
])('returns the row as it was stored when %s', (_when, read) => {
  const { read: _, ...other } = machine
  const stays = { ...ctx, machines: indexMachines([read ? { ...other, read } : other]) }
  expect(transition(stays, parcels, packed, 'send', 'merchant')).toMatchObject({ ok: true, row: { no: 'P1', state: 'sent' } })
})

it('records the transition for the journal', () => {
  transition(ctx, parcels, packed, 'send', 'merchant')
  expect(recordTransition.mock.calls).toEqual([
    [{ lifecycle: 'parcel', id: 'P1', event: 'send', from: 'packed', to: 'sent', actor: 'merchant' }],
  ])
})

it('needs neither guards, effects nor follow-ups', () => {
  expect(transition(ctx, parcels, { no: 'P1', state: 'sent' }, 'lose', 'clock')).toEqual({ ok: true, row: { no: 'P1', state: 'lost' } })
})

it('changes nothing in a state that does not have the event', () => {
  expect(transition(ctx, parcels, packed, 'lose', 'clock')).toEqual({ ok: false, why: 'it is packed' })
  expect(order).toEqual([])
  expect(recordTransition).not.toHaveBeenCalled()
})

it.each(['labelled', 'light'] as const)('changes nothing when it is not %s, and says so', (guard) => {
  guards[guard] = () => `it is not ${guard}`
  expect(checkTransition(ctx, parcels, packed, 'send')).toEqual({ ok: false, why: `it is not ${guard}` })
  expect(transition(ctx, parcels, packed, 'send', 'merchant')).toEqual({ ok: false, why: `it is not ${guard}` })
  expect(order).toEqual([])
})

it('says where a legal event leads', () => {
  expect(checkTransition(ctx, parcels, packed, 'send')).toEqual({ ok: true, to: 'sent' })
})

it('refuses an actor that the table does not name, before anything else', () => {
  expect(() => transition(ctx, parcels, packed, 'lose', 'shopper')).toThrow("lose of parcel isn't for the shopper")
  expect(order).toEqual([])
})

it('refuses a lifecycle that no domain implements', () => {
  const none = { ...ctx, machines: indexMachines([]) }
  expect(() => checkTransition(none, parcels, packed, 'send')).toThrow('No domain implements the lifecycle parcel')
})

it('lets the control API act as the first actor of an event', () => {
  expect(controlActor(parcels, 'send')).toBe('merchant')
  expect(() => controlActor(parcels, 'steal')).toThrow('steal of parcel has no actor')
})
