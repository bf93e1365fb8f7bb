import type { Translated } from '@nusaria/catalogue/products/types'
import type { AfterSaleStep } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { fillMessage, fillText, formatMoment, formatRefund, formatRupiah, type MessageText, sendMessage } from '../message/index.ts'
import messages from './messages.json' with { type: 'json' }
import type { AfterSaleRow } from './tables.ts'
import { CLAUSES, untranslated } from './texts.ts'

/** A request after the step. */
interface RequestInfo extends Pick<AfterSaleRow, 'after_sale_no' | 'status' | 'refund' | 'timeline' | 'deadline'> {
  /** Whether the shopper can apply again, and until when (ms; null while no period runs); null when not. */
  readonly again: { readonly until: number | null } | null
}

const EMPTY = untranslated('')

/** Adds the missing full stop. */
function withFullStop(text: string, stop: string): string {
  return /[.!?。！？]$/.test(text) ? text : text + stop
}

/** The latest step's note (the merchant's words, why a refund failed) as a sentence; empty without one. */
function reasonSentence({ timeline }: RequestInfo): Translated {
  const note = timeline.at(-1)?.note
  if (!note) return EMPTY
  const sentences = { en: withFullStop(note.en, '.'), id: withFullStop(note.id, '.'), 'zh-CN': withFullStop(note['zh-CN'], '。') }
  return fillText(CLAUSES.reason, { note: sentences })
}

/** Whether the shopper can apply again. */
function reapplyHint({ again }: RequestInfo): Translated {
  if (again === null) return CLAUSES.final
  return again.until === null ? CLAUSES.again : fillText(CLAUSES.again_until, { time: formatMoment(again.until) })
}

/** The message about a step of a request. */
export function afterSaleText(step: AfterSaleStep['step'], request: RequestInfo): MessageText {
  const { after_sale_no, refund, deadline, status } = request
  const text = step === 'agreed' && status === AFTER_SALE_STATUS.awaitingReturn ? messages.agreed_return : messages[step]
  return fillMessage(text, {
    no: after_sale_no,
    sum: formatRupiah(refund.refund_amount),
    back: formatRefund(refund.refund_amount, refund.coins_returned),
    until: deadline === null ? EMPTY : fillText(CLAUSES.until, { time: formatMoment(deadline) }),
    reason: reasonSentence(request),
    more: reapplyHint(request),
  })
}

/**
 * Notifies a member about a step of an after-sales request; links to it. `row` is the request after the step. `again`: whether the shopper
 * can apply again, and until when (ms; null while no period runs).
 */
export function notifyOfAfterSale(
  ctx: WorldCtx,
  row: AfterSaleRow,
  step: AfterSaleStep['step'],
  again: { readonly until: number | null } | null = null,
): void {
  sendMessage(ctx, row.member_no, 'after_sale', afterSaleText(step, { ...row, again }), { target: 'after_sale', ref: row.after_sale_no })
}

/** One day is left to send goods back, until `deadline` (ms). */
export function returnReminder(after_sale_no: string, deadline: number): MessageText {
  return fillMessage(messages.return_reminder, { no: after_sale_no, time: formatMoment(deadline) })
}

/** Reminds a member that one day is left to send goods back; links to the request. */
export function remindOfReturn(ctx: WorldCtx, { member_no, after_sale_no, deadline }: AfterSaleRow): void {
  if (deadline === null) return
  sendMessage(ctx, member_no, 'after_sale', returnReminder(after_sale_no, deadline), { target: 'after_sale', ref: after_sale_no })
}
