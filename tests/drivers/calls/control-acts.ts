import { ERRORS } from '@nusaria/contracts/errors'
import { MEMBERS, type MemberName } from '@nusaria/scenarios/dsl/people'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { WorldControl } from '../../support/control.ts'
import { must } from '../driver.ts'
import { reportOf } from './paying.ts'
import { orderOf, requestOf, type Story } from './story.ts'

/** The number of a seeded member, whose phone nobody changed yet. */
async function numberOf(world: WorldControl, member: MemberName): Promise<string> {
  const members = await world.state<{ member_no: string; phone: string | null }>('members')
  const found = members.find(({ phone }) => phone === MEMBERS[member].phone)
  must(found, `There is no member with ${member}'s phone`)
  return found.member_no
}

/** What a story has come to, whatever tells it. */
type Teller = Pick<Story, 'order_no' | 'after_sale_no' | 'sku_no'>

/** The merchant's and the world's side: the same at every depth. */
export function controlActs(world: () => WorldControl, teller: () => Teller) {
  const order_no = () => orderOf(teller())
  const sku_no = () => teller().sku_no
  const toMember =
    (event: string, entity = 'member') =>
    async ({ member }: { readonly member: MemberName }) =>
      world().event(entity, await numberOf(world(), member), event)
  return {
    disables: toMember('disable'),
    enables: toMember('enable'),
    flags: toMember('flag'),
    clears: toMember('clear'),
    takesUpDeletion: toMember('process', 'deletion'),
    deletes: toMember('complete', 'deletion'),
    ships: () => world().event('order', order_no(), 'ship'),
    delivers: () => world().event('order', order_no(), 'deliver'),
    closes: () => world().event('order', order_no(), 'close'),
    movesRequest: ({ event, reason }: Verbs['movesRequest']) =>
      world().event('after_sale', requestOf(teller()), event, reason === undefined ? undefined : { reason }),
    restocks: ({ pieces }: Verbs['restocks']) => world().event('sku', sku_no(), 'restock', { stock: pieces }),
    reprices: ({ price }: Verbs['reprices']) => world().event('sku', sku_no(), 'reprice', { price }),
    takesOff: () => world().event('sku', sku_no(), 'take_off'),
    changesCoupon: ({ coupon, event }: Verbs['changesCoupon']) => world().event('coupon', coupon, event),
    changesService: ({ service, event }: Verbs['changesService']) => world().event('service', service, event),
    reports: (report: Verbs['reports']) => reportOf(world(), order_no(), report),
    advances: async ({ duration }: Verbs['advances']) => void (await world().advance(duration)),
    breaks: ({ call, reply, times }: Verbs['breaks']) => world().setFaults([{ call, reply: ERRORS[reply].code, times }]),
  }
}
