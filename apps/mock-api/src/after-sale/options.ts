import type { AfterSaleOptions } from '@nusaria/contracts/after-sale-entities'
import type { WorldCtx } from '../kernel/ctx.ts'
import { iso } from '../kernel/time.ts'
import type { OrderRow } from '../order/tables.ts'
import { piecesOf } from './pieces.ts'
import { requestsOn } from './requests.ts'
import { attemptsLeft, filingDeadline, openTypes, reasonsFor } from './rules.ts'
import { linesOf } from './view.ts'

/** What can still be asked for on an order. */
export function optionsOf(ctx: Pick<WorldCtx, 'db' | 'now'>, order: OrderRow): AfterSaleOptions {
  const requests = requestsOn(ctx, order.order_no)
  const pieces = piecesOf(order, requests)
  const deadline = filingDeadline(order)
  return {
    order_no: order.order_no,
    lines: linesOf(order, order.lines).map((line) => {
      const { available = 0, ongoing_no = null } = pieces.find(({ line_no }) => line_no === line.line_no) ?? {}
      return { ...line, available, ongoing_no }
    }),
    types: openTypes(order, ctx.now),
    reasons: reasonsFor(order),
    deadline: deadline === null ? null : iso(deadline),
    attempts_left: attemptsLeft(requests),
    needs_refund_target: order.pay_method === 'cod',
    server_time: iso(ctx.now),
  }
}
