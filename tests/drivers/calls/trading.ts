import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { WorldControl } from '../../support/control.ts'
import { must } from '../driver.ts'
import { shopping } from './shopping.ts'
import type { Story } from './story.ts'

/** The shopper's choices on the confirm page, and what stands around an order, call by call. */
export const trading = {
  refreshesPrice: (story: Story): Promise<void> => shopping.confirm(story),

  async usesCoins(story: Story): Promise<void> {
    story.use_coins = true
    await shopping.confirm(story)
  },

  async choosesDelivery(story: Story, { method }: Verbs['choosesDelivery']): Promise<void> {
    story.delivery_method = method
    await shopping.confirm(story)
  },

  async choosesAddress(story: Story, { like }: Verbs['choosesAddress']): Promise<void> {
    const { list } = await story.client.call('address.list')
    const chosen = list.find(({ address_line1, area, city }) => `${address_line1}, ${area}, ${city}`.includes(like))
    must(chosen, `The member has no address in "${like}"`)
    story.address_id = chosen.address_id
    await shopping.confirm(story)
  },

  async opensForeignOrder({ client, other }: Story): Promise<void> {
    must(other?.order_no, 'Nobody else has placed an order')
    await client.call('order.detail', { order_no: other.order_no })
  },
}

interface PaymentRow {
  readonly payment_no: string
  readonly order_no: string
}

/** The gateway reports how the order's last payment stands: at any depth. */
export async function reportOf(world: WorldControl, order_no: string, { report }: Verbs['reports']): Promise<void> {
  const payments = (await world.state<PaymentRow>('payments')).filter((payment) => payment.order_no === order_no)
  const last = payments.at(-1)
  must(last, `Nobody has begun to pay ${order_no}`)
  await world.event('payment', last.payment_no, report)
}
