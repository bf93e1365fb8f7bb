import type { AfterSaleOptions } from '@nusaria/contracts/after-sale-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { formatInstant } from '../../lib/time.ts'
import type { OrderRow } from '../order/tables.ts'
import { remainingPieces } from './pieces.ts'
import { requestsOf } from './requests.ts'
import { applyDeadline, attemptsLeft, availableTypes, reasonsFor } from './rules.ts'
import { requestLines } from './view.ts'

/** What can be requested on an order. */
export function optionsOf(ctx: Pick<WorldCtx, 'db' | 'now'>, order: OrderRow): AfterSaleOptions {
  const requests = requestsOf(ctx, order.order_no)
  const pieces = remainingPieces(order, requests)
  const deadline = applyDeadline(order)
  return {
    order_no: order.order_no,
    lines: requestLines(order, order.lines).map((line) => {
      const { available = 0, ongoing_no = null } = pieces.find(({ line_no }) => line_no === line.line_no) ?? {}
      return { ...line, available, ongoing_no }
    }),
    types: availableTypes(order, ctx.now),
    reasons: reasonsFor(order),
    deadline: deadline === null ? null : formatInstant(deadline),
    attempts_left: attemptsLeft(requests),
    needs_refund_target: order.pay_method === 'cod',
    server_time: formatInstant(ctx.now),
  }
}
