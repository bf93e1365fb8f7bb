import type { OrderSummary } from '@nusaria/contracts/order-entities'
import { expect, it } from 'vitest'
import { cardActions } from '#commerce/order/order-list.tsx'

type OrderStatus = Pick<OrderSummary, 'status' | 'actions'>

it.each<[OrderStatus['status'], OrderStatus['actions'], readonly string[]]>([
  ['pending_payment', ['pay', 'cancel', 'change_address'], ['cancel', 'pay']],
  ['pending_shipment', ['change_address', 'after_sale', 'invoice'], ['after_sale', 'detail']],
  ['pending_shipment', ['cancel', 'change_address'], ['cancel', 'detail']],
  ['pending_shipment', ['invoice'], ['detail']],
  ['pending_receipt', ['confirm_receipt', 'after_sale', 'track', 'invoice'], ['track', 'confirm_receipt']],
  ['pending_receipt', ['track', 'invoice'], ['track']],
  ['completed', ['after_sale', 'review', 'buy_again', 'track', 'invoice'], ['after_sale', 'review', 'buy_again']],
  ['completed', ['buy_again', 'track', 'invoice'], ['buy_again']],
  ['closed', ['buy_again'], ['buy_again']],
])('for a %s order with actions %j, a card shows %j', (status, actions, shown) => {
  expect(cardActions({ status, actions })).toEqual(shown)
})
