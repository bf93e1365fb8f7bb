import { formatInstant } from '@nusaria/catalogue/lib/time'
import { ORDER_TAB_STATE, orderLifecycle } from '@nusaria/contracts/lifecycle'
import { orderContract } from '@nusaria/contracts/order'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { implement } from '../../engine/contract/implement.ts'
import { transition } from '../../engine/contract/transition.ts'
import { findOwnAddress } from '../address/index.ts'
import { buyAgain } from './buy-again.ts'
import { addressChoices, addressRefusal } from './change-address.ts'
import { confirmOrder, placedReply, placeOrder } from './checkout.ts'
import { destinationOf } from './delivery.ts'
import { ongoingRequest } from './lifecycle.ts'
import { canChangeAddress, cancelRefusal, isNamed, receiptRefusal } from './rules.ts'
import type { OrderRow } from './tables.ts'
import { orderActions, orderDetail, orderSummary, parcelDetail } from './view.ts'

/** Newest first. */
const newest = { created_at: 'desc' } as const

/** The number of the member's orders in a state. */
function countOrders({ db }: WorldCtx, member_no: string, status: OrderRow['status']): number {
  return db.orders.count({ member_no, status })
}

export const orderRoutes = implement(orderContract, {
  confirm: ({ body }, ctx) => confirmOrder(ctx, body),
  place: {
    handle: ({ body }, ctx) => placeOrder(ctx, body),
    replay(order_no, ctx) {
      const order = ctx.db.orders.get(order_no)
      return order ? placedReply(order) : null
    },
  },

  list({ body }, ctx) {
    const { member_no } = ctx.member
    const { tab, action, keyword, since, page_num, page_size } = body
    const from = since === undefined ? 0 : Date.parse(since)
    const where = (order: OrderRow) =>
      order.member_no === member_no &&
      (tab === 'all' || order.status === ORDER_TAB_STATE[tab]) &&
      order.created_at >= from &&
      (keyword === undefined || isNamed(order, keyword)) &&
      (action === undefined || orderActions(ctx, order).includes(action))
    const { list, total } = ctx.db.orders.list({ where, orderBy: newest, page_num, page_size })
    return { list: list.map((order) => orderSummary(ctx, order)), total, server_time: formatInstant(ctx.now) }
  },

  detail(_, ctx) {
    return orderDetail(ctx, ctx.owned)
  },

  statusSummary(_input, ctx) {
    const count = (tab: keyof typeof ORDER_TAB_STATE) => countOrders(ctx, ctx.member.member_no, ORDER_TAB_STATE[tab])
    return {
      unpaid: count('unpaid'),
      processing: count('processing'),
      shipped: count('shipped'),
      completed: count('completed'),
      closed: count('closed'),
    }
  },

  cancel({ body }, ctx) {
    const refusal = cancelRefusal(ctx.owned)
    if (refusal) return ctx.fail(refusal)
    const closed = transition(ctx, orderLifecycle, ctx.owned, 'cancel', 'shopper', { changes: { cancel_reason: body.reason } })
    return closed.ok ? orderDetail(ctx, closed.row) : ctx.fail('ORDER_CANCEL_NOT_ALLOWED')
  },

  confirmReceipt({ body }, ctx) {
    const refusal = receiptRefusal(ctx.owned)
    if (refusal) return ctx.fail(refusal)
    const request = ongoingRequest(ctx, body.order_no)
    if (request) return ctx.fail('AFTER_SALE_ONGOING', { params: { after_sale_no: request.after_sale_no } })
    const completed = transition(ctx, orderLifecycle, ctx.owned, 'confirm', 'shopper')
    return completed.ok ? orderDetail(ctx, completed.row) : ctx.fail('ORDER_STATUS_MISMATCH')
  },

  addressChoices(_, ctx) {
    if (!canChangeAddress(ctx.owned)) return ctx.fail('ORDER_ADDRESS_LOCKED')
    return { list: addressChoices(ctx, ctx.owned) }
  },

  changeAddress({ body }, ctx) {
    const order = ctx.owned
    if (!canChangeAddress(order)) return ctx.fail('ORDER_ADDRESS_LOCKED')
    const address = findOwnAddress(ctx, ctx.member.member_no, body.address_id)
    if (!address) return ctx.fail('ADDRESS_MISSING', { field: 'address_id' })
    const reason = addressRefusal(order, address)
    if (reason === 'unsupported') return ctx.fail('ADDRESS_UNSUPPORTED', { field: 'address_id' })
    if (reason) return ctx.fail('ADDRESS_CHANGE_FAILED', { field: 'address_id', params: { reason } })
    return orderDetail(ctx, ctx.db.orders.update(order.order_no, { destination: destinationOf(address) }))
  },

  buyAgain(_, ctx) {
    return buyAgain(ctx, `member:${ctx.member.member_no}`, ctx.owned)
  },

  shipments(_, ctx) {
    const order = ctx.owned
    if (order.parcels.length === 0) return ctx.fail('ORDER_NOT_SHIPPED')
    return { order_no: order.order_no, list: order.parcels.map((parcel) => parcelDetail(ctx, order, parcel)) }
  },

  parcelsUnderWay({ body }, ctx) {
    const orders = ctx.db.orders.all({ member_no: ctx.member.member_no, status: 'pending_receipt' }, newest)
    const parcels = orders.flatMap((order) =>
      order.parcels.filter(({ delivered_at }) => delivered_at === null).map((parcel) => ({ order, parcel })),
    )
    const start = (body.page_num - 1) * body.page_size
    const list = parcels.slice(start, start + body.page_size).map(({ order, parcel }) => parcelDetail(ctx, order, parcel))
    return { list, total: parcels.length }
  },

  parcel({ params }, ctx) {
    const isNamed = ({ parcel_no }: { parcel_no: string }) => parcel_no === params.parcel_no
    const order = ctx.db.orders.find(({ member_no, parcels }) => member_no === ctx.member.member_no && parcels.some(isNamed))
    const parcel = order?.parcels.find(isNamed)
    if (!order || !parcel) return ctx.fail('PARCEL_NOT_FOUND')
    return parcelDetail(ctx, order, parcel)
  },
})
