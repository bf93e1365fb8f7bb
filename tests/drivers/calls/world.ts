import { ERRORS } from '@nusaria/contracts/errors'
import { CONTRACTS } from '@nusaria/contracts/registry'
import { COUNTED_TABLES } from '@nusaria/scenarios/dsl/verbs/world'
import type { WorldControl } from '../../support/control.ts'
import { assertSame, found } from '../driver.ts'
import { memberNo } from './merchant.ts'
import type { OwnerActs } from './story-context.ts'

const countsBefore = new WeakMap<WorldControl, Readonly<Record<string, number>>>()

async function startCounting(world: WorldControl): Promise<void> {
  const counted = Object.values(COUNTED_TABLES).map(async (table) => [table, (await world.state(table)).length])
  countsBefore.set(world, Object.fromEntries(await Promise.all(counted)))
}

export const isCounting = (world: WorldControl): boolean => countsBefore.has(world)

const CALLS = Object.entries(CONTRACTS).flatMap(([domain, contract]) => Object.keys(contract).map((call) => `${domain}.${call}`))

export const worldActions: OwnerActs<'world'> = {
  advances: ({ world }, { duration }) => world.advance(duration),
  returnsError: ({ world }, { call, reply, times }) => world.setFaults([{ call, reply: ERRORS[reply].code, times }]),
  async injectsFault({ world }, { call, ...how }) {
    await startCounting(world)
    await world.setFaults((call === 'every call' ? CALLS : [call]).map((one) => ({ call: one, ...how })))
  },
  clearsFaults: ({ world }) => world.setFaults([]),
  async endsSessions({ world }, { member }) {
    await startCounting(world)
    await world.event('member', await memberNo(world, member), 'sign_out')
  },
  async counts({ world }, { what, made }) {
    const table = COUNTED_TABLES[what]
    const more = (await world.state(table)).length - (countsBefore.get(world)?.[table] ?? 0)
    assertSame(`The number of new ${what}`, more, made)
  },
}

export const gatewayActions: OwnerActs<'gateway'> = {
  async reports({ world, order_no }, { report }) {
    const last = (await world.state('payments')).findLast((payment) => payment.order_no === order_no)
    await world.event('payment', found(last, `Nobody has begun to pay ${order_no}`).payment_no, report)
  },
}
