import { ERRORS } from '@nusaria/contracts/errors'
import { CONTRACTS } from '@nusaria/contracts/registry'
import type { Step } from '@nusaria/scenarios/dsl/scenario'
import { MEMBERS, type MemberName } from '@nusaria/scenarios/members'
import type { WorldControl } from '../../support/control.ts'
import { assertSame, found, isError } from '../driver.ts'
import type { OwnerActs, StoryMemory } from './story-context.ts'

export async function memberNo(world: WorldControl, member: MemberName): Promise<string> {
  const members = await world.state('members')
  const row = members.find(({ phone, email }) => phone === MEMBERS[member].phone || email === MEMBERS[member].email)
  return found(row, `There is no member with ${member}'s phone or e-mail`).member_no
}

export const merchantActions: OwnerActs<'merchant'> = {
  restocks: ({ world, sku_no }, args) => world.event('sku', sku_no, 'restock', args),
  reprices: ({ world, sku_no }, args) => world.event('sku', sku_no, 'reprice', args),
  takesOffSale: ({ world, sku_no }) => world.event('sku', sku_no, 'take_off'),
  putsOnSale: ({ world, sku_no }) => world.event('sku', sku_no, 'put_on'),
  async answers({ world, product_no }, args) {
    const asked = await world.state('questions')
    const newest = asked.findLast((question) => question.product_no === product_no)
    await world.event('question', found(newest, 'Nobody has asked about the product').question_no, 'answer', args)
  },
  async checksStock({ client, product_no, sku_no }, { pieces }) {
    const { sku_list } = await client.call('product.minSkuDetail', { id: product_no })
    assertSame('The stock', sku_list.find((sku) => sku.sku_no === sku_no)?.stock, pieces)
  },
  handlesOrder: ({ world, order_no }, { event }) => world.event('order', order_no, event),
  handlesRequest: ({ world, after_sale_no }, { event, reason }) =>
    world.event('after_sale', after_sale_no, event, reason ? { reason } : undefined),
  handlesAccount: async ({ world }, { event, member }) => world.event('member', await memberNo(world, member), event),
  handlesDeletion: async ({ world }, { event, member }) => world.event('deletion', await memberNo(world, member), event),
  handlesOffer: ({ world }, { event, coupon }) => world.event('coupon', coupon, event),
  givesCoins: async ({ world }, { coins, member }) => world.event('coins', await memberNo(world, member), 'give', { points: coins }),
  sendsMessages: async ({ world }, { member, ...messages }) => world.event('inbox', await memberNo(world, member), 'receive', messages),
  handlesService: ({ world }, { event, service }) => world.event('service', service, event),
}

/** Counting seeds all tables of a world: it is done for stories that count. */
export const counts = (steps: readonly Step[]): boolean => steps.some(({ verb }) => verb === 'counts')

export async function startCounting(story: StoryMemory): Promise<void> {
  story.countsBefore = await story.world.counts()
}

const CALLS = Object.entries(CONTRACTS).flatMap(([domain, contract]) => Object.keys(contract).map((call) => `${domain}.${call}`))

export const worldActions: OwnerActs<'world'> = {
  advances: ({ world }, { duration }) => world.advance(duration),
  async injectsFault(story, { call, wire, ...how }) {
    await startCounting(story)
    const fault = isError(wire) ? { reply: ERRORS[wire].code } : { wire }
    await story.world.setFaults((call === 'every call' ? CALLS : [call]).map((one) => ({ call: one, ...fault, ...how })))
  },
  clearsFaults: ({ world }) => world.setFaults([]),
  lapsesCoins: async ({ world }, { member }) => world.event('coins', await memberNo(world, member), 'lapse'),
  async expiresVoucher({ world }, { coupon, member }) {
    const owner = await memberNo(world, member)
    const vouchers = await world.state('vouchers')
    const held = vouchers.find(({ member_no, coupon_no, state }) => member_no === owner && coupon_no === coupon && state === 'unused')
    await world.event('voucher', found(held, `${member} has no unused voucher of ${coupon}`).voucher_no, 'expire')
  },
  async counts({ world, countsBefore }, { rows, made }) {
    const more = ((await world.counts())[rows] ?? 0) - (countsBefore[rows] ?? 0)
    assertSame(`The number of new ${rows}`, more, made)
  },
}

export const gatewayActions: OwnerActs<'gateway'> = {
  async reports({ world, order_no }, { report }) {
    const last = (await world.state('payments')).findLast((payment) => payment.order_no === order_no)
    await world.event('payment', found(last, `Nobody has begun to pay ${order_no}`).payment_no, report)
  },
}
