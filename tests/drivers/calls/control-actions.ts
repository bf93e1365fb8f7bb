import { ERRORS } from '@nusaria/contracts/errors'
import { CONTRACTS } from '@nusaria/contracts/registry'
import { MEMBERS, type MemberName } from '@nusaria/scenarios/dsl/members'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { WorldControl } from '../../support/control.ts'
import { assertStep } from '../driver.ts'
import { assertCount, startCounting } from './counting.ts'
import { reportPayment } from './paying.ts'
import { requireAfterSaleNo, requireOrderNo, type StoryContext } from './story-context.ts'

/** The number of a seeded member, whose phone or e-mail nobody changed yet. */
async function memberNo(world: WorldControl, member: MemberName): Promise<string> {
  const members = await world.state<{ member_no: string; phone: string | null; email: string | null }>('members')
  const found = members.find(({ phone, email }) => phone === MEMBERS[member].phone || email === MEMBERS[member].email)
  assertStep(found, `There is no member with ${member}'s phone or e-mail`)
  return found.member_no
}

/** Every call of the shop, by its full name. */
const CALLS = Object.entries(CONTRACTS).flatMap(([domain, contract]) => Object.keys(contract).map((call) => `${domain}.${call}`))

/** Nothing gets through as it should; what is made from then on is counted. */
async function injectFault(world: WorldControl, { call, ...how }: Verbs['injectsFault']): Promise<void> {
  await startCounting(world)
  await world.setFaults((call === 'every call' ? CALLS : [call]).map((one) => ({ call: one, ...how })))
}

/** What a story has come to, whatever tells it. */
type ControlContext = Pick<StoryContext, 'order_no' | 'after_sale_no' | 'sku_no'>

/** The merchant's and the world's side: the same at every depth. */
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
    ships: () => world().event('order', order_no(), 'ship'),
    delivers: () => world().event('order', order_no(), 'deliver'),
    closes: () => world().event('order', order_no(), 'close'),
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
    counts: (wanted: Verbs['counts']) => assertCount(world(), wanted),
    returnsError: ({ call, reply, times }: Verbs['returnsError']) => world().setFaults([{ call, reply: ERRORS[reply].code, times }]),
  }
}
