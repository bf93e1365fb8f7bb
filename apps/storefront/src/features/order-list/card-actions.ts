import type { OrderSummary } from '@nusaria/contracts/order-entities'
import type { OrderAction } from '../../entities/order/actions/order-actions.tsx'

/** What a card has room for, the one to do next last; the rest is on the order's page. */
const shown = ['cancel', 'track', 'after_sale', 'review', 'buy_again', 'confirm_receipt', 'pay'] as const

/**
 * The buttons of an order's card, three at most: what the shop allows and is of use without opening the order. A parcel that has arrived
 * isn't tracked from there, and one that can be received is asked about on its page. An order that only waits leads to its page.
 */
export function cardActions({ actions, status }: Pick<OrderSummary, 'actions' | 'status'>): readonly OrderAction[] {
  const left: Partial<Record<OrderAction, boolean>> = {
    track: status !== 'pending_receipt',
    after_sale: actions.includes('confirm_receipt'),
  }
  const offered = shown.filter((action) => actions.includes(action) && !left[action])
  const main = offered.at(-1)
  return main && main !== 'after_sale' && main !== 'cancel' ? offered : [...offered, 'detail']
}
