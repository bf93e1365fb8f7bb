import type { AfterSaleEvent, OrderEvent } from '@nusaria/contracts/lifecycle'
import { MEMBERS, type MemberName } from '@nusaria/scenarios/dsl/members'
import type { WorldControl } from '../../support/control.ts'
import { assertSame, found } from '../driver.ts'
import type { OwnerActs, StoryMemory } from './story-context.ts'

export async function memberNo(world: WorldControl, member: MemberName): Promise<string> {
  const members = await world.state('members')
  const row = members.find(({ phone, email }) => phone === MEMBERS[member].phone || email === MEMBERS[member].email)
  return found(row, `There is no member with ${member}'s phone or e-mail`).member_no
}

const memberEvent = (event: string, entity = 'member') => {
  return async ({ world }: StoryMemory, { member }: { readonly member: MemberName }) =>
    world.event(entity, await memberNo(world, member), event)
}
/** An event of what a verb's only argument names. */
const eventOf = <K extends 'coupon' | 'service'>(entity: K, event: string) => {
  return ({ world }: StoryMemory, args: Readonly<Record<K, string>>) => world.event(entity, args[entity], event)
}
const orderEvent = (event: OrderEvent) => (owner: StoryMemory) => owner.world.event('order', owner.order_no, event)
const requestEvent = <A>(event: AfterSaleEvent) => {
  return ({ world, after_sale_no }: StoryMemory, payload: A) => world.event('after_sale', after_sale_no, event, payload ?? undefined)
}

export const merchantActions: OwnerActs<'merchant'> = {
  restocks: ({ world, sku_no }, { pieces }) => world.event('sku', sku_no, 'restock', { stock: pieces }),
  reprices: ({ world, sku_no }, { price }) => world.event('sku', sku_no, 'reprice', { price }),
  takesOffSale: ({ world, sku_no }) => world.event('sku', sku_no, 'take_off'),
  async answers({ world, product_no }, { content }) {
    const asked = await world.state('questions')
    const newest = asked.findLast((question) => question.product_no === product_no)
    await world.event('question', found(newest, 'Nobody has asked about the product').question_no, 'answer', { content })
  },
  async checksStock({ client, product_no, sku_no }, { pieces }) {
    const { sku_list } = await client.call('product.minSkuDetail', { id: product_no })
    assertSame('The stock', sku_list.find((sku) => sku.sku_no === sku_no)?.stock, pieces)
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
  postpones: eventOf('coupon', 'postpone'),
  ends: eventOf('coupon', 'end'),
  sellsOut: eventOf('coupon', 'sell_out'),
  withdraws: eventOf('coupon', 'withdraw'),
  stops: eventOf('service', 'stop'),
  starts: eventOf('service', 'start'),
  recommendsNothing: ({ world }) => world.event('service', 'recommendation', 'empty'),
  agrees: requestEvent('agree'),
  refuses: requestEvent('refuse'),
  intercepts: requestEvent('intercept'),
  misses: requestEvent('miss'),
  inspects: requestEvent('inspect'),
  refunds: requestEvent('refund'),
  failsToRefund: requestEvent('fail'),
}
