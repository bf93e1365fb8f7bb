import { ERRORS } from '@nusaria/contracts/errors'
import { CONTRACTS } from '@nusaria/contracts/registry'
import type { CountedEntity } from '@nusaria/scenarios/dsl/fault-verbs'
import { MEMBERS, type MemberName } from '@nusaria/scenarios/dsl/members'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { WorldControl } from '../../support/control.ts'
import { assertStep } from '../driver.ts'
import { reportPayment } from './payment.ts'
import { requireAfterSaleNo, requireOrderNo, type StoryContext } from './story-context.ts'

/** The table of each entity. */
const TABLES: Readonly<Record<CountedEntity, string>> = {
  orders: 'orders',
  payments: 'payments',
  requests: 'after_sales',
  reviews: 'reviews',
  addresses: 'addresses',
  'cart lines': 'cart_lines',
  vouchers: 'vouchers',
  'movements of coins': 'points_records',
  'bank accounts': 'refund_cards',
}

/** Row counts when counting started. */
const countsBefore = new WeakMap<WorldControl, Readonly<Record<string, number>>>()

/** Starts counting new rows. */
export async function startCounting(world: WorldControl): Promise<void> {
  const counted = Object.values(TABLES).map(async (table) => [table, (await world.state(table)).length] as const)
  countsBefore.set(world, Object.fromEntries(await Promise.all(counted)))
}

/** This many rows were added since. */
export async function assertCount(world: WorldControl, { what, made }: Verbs['counts']): Promise<void> {
  const table = TABLES[what]
  const then = countsBefore.get(world)?.[table]
  assertStep(then !== undefined, 'There has been no trouble yet to count from')
  const more = (await world.state(table)).length - then
  assertStep(more === made, `${more} ${what} were made, not ${made}`)
}

/** The number of a seeded member, by phone or e-mail. */
async function memberNo(world: WorldControl, member: MemberName): Promise<string> {
  const members = await world.state<{ member_no: string; phone: string | null; email: string | null }>('members')
  const found = members.find(({ phone, email }) => phone === MEMBERS[member].phone || email === MEMBERS[member].email)
  assertStep(found, `There is no member with ${member}'s phone or e-mail`)
  return found.member_no
}

/** The full name of every call. */
const CALLS = Object.entries(CONTRACTS).flatMap(([domain, contract]) => Object.keys(contract).map((call) => `${domain}.${call}`))

/** Injects a fault and starts counting. */
async function injectFault(world: WorldControl, { call, ...how }: Verbs['injectsFault']): Promise<void> {
  await startCounting(world)
  await world.setFaults((call === 'every call' ? CALLS : [call]).map((one) => ({ call: one, ...how })))
}

/** The ids that the merchant's actions need. */
type ControlContext = Pick<StoryContext, 'order_no' | 'after_sale_no' | 'sku_no'>

/** Actions of merchant and world, the same for every driver. */
export function controlActions(world: () => WorldControl, teller: () => ControlContext) {
  const order_no = () => requireOrderNo(teller())
  const sku_no = () => teller().sku_no
  const toMember =
    (event: string, entity = 'member') =>
    async ({ member }: { readonly member: MemberName }) =>
      world().event(entity, await memberNo(world(), member), event)
  return {
    disables: toMember('disable'),
    enables: toMember('enable'),
    flags: toMember('flag'),
    clears: toMember('clear'),
    processesDeletion: toMember('process', 'deletion'),
    completesDeletion: toMember('complete', 'deletion'),
    endsSessions: async ({ member }: Verbs['endsSessions']) => {
      await startCounting(world())
      await world().event('member', await memberNo(world(), member), 'sign_out')
    },
    updatesOrder: ({ event }: Verbs['updatesOrder']) => world().event('order', order_no(), event),
    updatesRequest: ({ event, reason }: Verbs['updatesRequest']) =>
      world().event('after_sale', requireAfterSaleNo(teller()), event, reason === undefined ? undefined : { reason }),
    restocks: ({ pieces }: Verbs['restocks']) => world().event('sku', sku_no(), 'restock', { stock: pieces }),
    reprices: ({ price }: Verbs['reprices']) => world().event('sku', sku_no(), 'reprice', { price }),
    takesOffSale: () => world().event('sku', sku_no(), 'take_off'),
    changesCoupon: ({ coupon, event }: Verbs['changesCoupon']) => world().event('coupon', coupon, event),
    changesService: ({ service, event }: Verbs['changesService']) => world().event('service', service, event),
    reports: (report: Verbs['reports']) => reportPayment(world(), order_no(), report),
    advances: async ({ duration }: Verbs['advances']) => void (await world().advance(duration)),
    injectsFault: (trouble: Verbs['injectsFault']) => injectFault(world(), trouble),
    clearsFaults: () => world().setFaults([]),
    counts: (args: Verbs['counts']) => assertCount(world(), args),
    returnsError: ({ call, reply, times }: Verbs['returnsError']) => world().setFaults([{ call, reply: ERRORS[reply].code, times }]),
  }
}
