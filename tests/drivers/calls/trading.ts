import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { must } from '../driver.ts'
import { addressOf, addressWords } from './addresses.ts'
import { shopping } from './shopping.ts'
import { orderOf, type Story } from './story.ts'

/** The address picked for an order that is to go elsewhere. */
const picked = new WeakMap<Story, string>()

/** The shopper's choices on the confirm page, and what stands around an order, call by call. */
export const trading = {
  refreshesPrice: (story: Story): Promise<void> => shopping.confirm(story),

  async usesCoins(story: Story): Promise<void> {
    story.use_coins = true
    await shopping.confirm(story)
  },

  async allowsCash(story: Story): Promise<void> {
    const { source, address_id, use_coins, client } = story
    const voucher_nos = story.confirmed?.cash_closed?.instead?.voucher_nos
    must(voucher_nos, 'No voucher closes cash on delivery')
    story.confirmed = await client.call('order.confirm', { source, address_id, use_coins, voucher_nos })
    must(story.confirmed.pay_methods.includes('cod'), 'Cash on delivery is still closed')
  },

  async shipsFree({ confirmed }: Story, { free }: Verbs['shipsFree']): Promise<void> {
    must(confirmed?.flag_first_order === free, `The order ${free ? "doesn't count" : 'counts'} as the first`)
  },

  async choosesDelivery(story: Story, { method }: Verbs['choosesDelivery']): Promise<void> {
    story.delivery_method = method
    await shopping.confirm(story)
  },

  async choosesAddress(story: Story, { like }: Verbs['choosesAddress']): Promise<void> {
    story.address_id = (await addressOf(story.client, like)).address_id
    await shopping.confirm(story)
  },

  async opensOtherOrder(story: Story): Promise<void> {
    const { client, other } = story
    must(other?.order_no, 'The other device has placed no order')
    await client.call('order.detail', { order_no: other.order_no })
    story.order_no = other.order_no
  },

  picksNewAddress: async (story: Story, { like }: Verbs['picksNewAddress']): Promise<void> => {
    const { list } = await story.client.call('order.addressChoices', { order_no: orderOf(story) })
    const choice = list.find(({ address }) => addressWords(address).includes(like))
    must(choice, `The member has no address in "${like}"`)
    must(choice.refusal === null, `The order can't go to "${like}": ${choice.refusal}`)
    picked.set(story, choice.address.address_id)
  },

  async sendsOrderThere(story: Story): Promise<void> {
    const address_id = picked.get(story)
    must(address_id, 'No address is picked')
    await story.client.call('order.changeAddress', { order_no: orderOf(story), address_id })
  },

  buysAgain: async (story: Story): Promise<void> => void (await story.client.call('order.buyAgain', { order_no: orderOf(story) })),

  async tracks(story: Story, { parcels }: Verbs['tracks']): Promise<void> {
    const { list } = await story.client.call('order.shipments', { order_no: orderOf(story) })
    must(list.length === parcels, `The order comes in ${list.length} parcels, not ${parcels}`)
    for (const { parcel_no } of list) await story.client.call('order.parcel', { parcel_no })
  },
}
