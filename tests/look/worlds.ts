import type { Language } from '@nusaria/contracts/headers'
import { allCalls } from '@nusaria/contracts/registry'
import { controlClient } from '@nusaria/mock-api/control/control-client'
import { MEMBERS, type MemberName } from '@nusaria/scenarios/members'
import type { BrowserContext } from '@playwright/test'
import { Person } from '../drivers/browser/person.ts'
import { createWorld, httpControl, type WorldControl, worldControl } from '../support/control.ts'
import { type Host, httpHost } from '../support/hosts.ts'
import type { Layout } from '../support/layouts.ts'
import { seedKnownDevice, signInContext } from '../support/seed-session.ts'
import type { State } from './options.ts'

/** The moment of every picture, in the middle of a flash sale. */
export const NOW = '2026-03-02T13:00:00+07:00'

/** Who opens the pages in a state: a member with orders in every status, a new one, or nobody. */
export const VISITORS: Readonly<Record<State, MemberName | null>> = {
  guest: null,
  member: 'sari',
  empty: 'budi',
  loading: 'sari',
  failed: 'sari',
  dialog: 'sari',
  'empty-dialog': 'budi',
  'guest-dialog': null,
}

const FAULTS = { loading: { wire: 'hang' }, failed: { wire: 'http', status: 500 } } as const

/** A world at a standstill whose visitor is logged in in this context. */
export interface StillWorld {
  readonly world: WorldControl
  readonly host: Host
  readonly person: Person
  /** A copy, in which every call has the fault of the state. A visit changes only its copy. */
  copy(state: State): Promise<WorldControl>
}

export async function stillWorld(
  context: BrowserContext,
  origin: string,
  { member, layout, language }: { member: MemberName | null; layout: Layout; language: Language },
): Promise<StillWorld> {
  const control = httpControl(origin)
  const call = controlClient(control)
  const host = httpHost(origin)
  const world = await createWorld(control, { seed: 1, now: NOW })
  await call('clock', { params: { id: world.id }, body: { frozen: true } })
  const person = new Person(await context.newPage(), { layout, language, world, host })
  if (member) person.client.token = (await signInContext(context, host, world, MEMBERS[member].phone)).token
  else await seedKnownDevice(context)
  return {
    world,
    host,
    person,
    async copy(state) {
      const { id } = await call('forkWorld', { params: { id: world.id }, body: {} })
      const fault = state === 'loading' || state === 'failed' ? FAULTS[state] : null
      if (fault) await call('setFaults', { params: { id }, body: { list: allCalls().map((one) => ({ call: one.id, ...fault })) } })
      return worldControl(control, id)
    },
  }
}
