import type { AfterSaleEvent, OrderEvent } from '@nusaria/contracts/lifecycle'
import { MEMBERS, type MemberName } from '@nusaria/scenarios/dsl/members'
import type { merchantVerbs, Service } from '@nusaria/scenarios/dsl/verbs/merchant'
import type { WorldControl } from '../../support/control.ts'
import { assertSame, found } from '../driver.ts'
import type { OwnerActs, StoryMemory } from './story-context.ts'

/** The number of a seeded member, by phone or e-mail. */
export async function memberNo(world: WorldControl, member: MemberName): Promise<string> {
  const members = await world.state<{ member_no: string; phone: string | null; email: string | null }>('members')
  const row = members.find(({ phone, email }) => phone === MEMBERS[member].phone || email === MEMBERS[member].email)
  return found(row, `There is no member with ${member}'s phone or e-mail`).member_no
}

type IdOf<A> = (owner: StoryMemory, args: A) => string | Promise<string>

/** An event of the control API. */
const eventOf = <A>(entity: string, event: string, idOf: IdOf<A>) => {
  return async (owner: StoryMemory, args: A) => owner.world.event(entity, await idOf(owner, args), event)
}

const memberEvent = (event: string, entity = 'member') =>
  eventOf(entity, event, ({ world }, { member }: { readonly member: MemberName }) => memberNo(world, member))
const orderEvent = (event: OrderEvent) => eventOf('order', event, ({ order_no }) => order_no)
const couponEvent = (event: 'postpone' | 'end' | 'sell_out' | 'withdraw') =>
  eventOf('coupon', event, (_owner, { coupon }: { readonly coupon: string }) => coupon)
const serviceEvent = (event: 'stop' | 'start') => eventOf('service', event, (_owner, { service }: { readonly service: Service }) => service)

const requestEvent = <A>(event: AfterSaleEvent) => {
  return ({ world, after_sale_no }: StoryMemory, payload: A) => world.event('after_sale', after_sale_no, event, payload ?? undefined)
}

/** What the shop does, through the control API. */
export const merchantActions: OwnerActs<typeof merchantVerbs> = {
  restocks: ({ world, sku_no }, { pieces }) => world.event('sku', sku_no, 'restock', { stock: pieces }),
  reprices: ({ world, sku_no }, { price }) => world.event('sku', sku_no, 'reprice', { price }),
  takesOffSale: ({ world, sku_no }) => world.event('sku', sku_no, 'take_off'),
  async answers({ world, product_no }, { content }) {
    const asked = await world.state<{ question_no: string; product_no: string }>('questions')
    const newest = found(
      asked.findLast((question) => question.product_no === product_no),
      'Nobody has asked about the product',
    )
    await world.event('question', newest.question_no, 'answer', { content })
  },
  async checksStock({ client, product_no, sku_no }, { pieces }) {
    const { sku_list } = await client.call('product.minSkuDetail', { id: product_no })
    const stock = sku_list.find((sku) => sku.sku_no === sku_no)?.stock
    assertSame('The stock', stock, pieces)
  },
  ships: orderEvent('ship'),
  delivers: orderEvent('deliver'),
  closes: orderEvent('close'),
  disables: memberEvent('disable'),
  enables: memberEvent('enable'),
  flags: memberEvent('flag'),
  clears: memberEvent('clear'),
  processesDeletion: memberEvent('process', 'deletion'),
  completesDeletion: memberEvent('complete', 'deletion'),
  postpones: couponEvent('postpone'),
  ends: couponEvent('end'),
  sellsOut: couponEvent('sell_out'),
  withdraws: couponEvent('withdraw'),
  stops: serviceEvent('stop'),
  starts: serviceEvent('start'),
  recommendsNothing: ({ world }) => world.event('service', 'recommendation', 'empty'),
  agrees: requestEvent('agree'),
  refuses: requestEvent('refuse'),
  intercepts: requestEvent('intercept'),
  misses: requestEvent('miss'),
  inspects: requestEvent('inspect'),
  refunds: requestEvent('refund'),
  failsToRefund: requestEvent('fail'),
}
