import type { AfterSaleReason, RefundTarget, RequestedLine } from '@nusaria/contracts/after-sale-entities'
import type { AfterSaleType } from '@nusaria/contracts/lifecycle'
import type { Subject } from './subject.ts'
import { isOpen } from './subject.ts'

/** What stands in the form, beside its pictures. */
export interface FormDraft {
  readonly lines: readonly RequestedLine[]
  readonly type: AfterSaleType | null
  readonly reason: AfterSaleReason | null
  readonly description: string
  /** Where the money goes; null for the way the order was paid, or not chosen yet. */
  readonly target: RefundTarget | null
}

const only = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null)

/** What the form begins with: what there is no choice about is chosen, and what the request said that is asked for once more. */
export function firstDraft({ options, again }: Subject): FormDraft {
  const line = only(options.lines.filter(isOpen))
  return {
    lines:
      again?.lines.map(({ line_no, quantity }) => ({ line_no, quantity })) ??
      (line ? [{ line_no: line.line_no, quantity: line.available }] : []),
    type: again?.type ?? only(options.types),
    reason: again?.reason ?? null,
    description: again?.description ?? '',
    target: null,
  }
}

/** A draft as far as it can still be asked for: lines and pieces that are left, kinds and reasons there are. */
export function fitting(draft: FormDraft, { options, again }: Subject): FormDraft {
  const { types, reasons } = options
  const first = again && firstDraft({ options, again })
  const lines = draft.lines.flatMap(({ line_no, quantity }) => {
    const line = options.lines.find((each) => each.line_no === line_no)
    return line && isOpen(line) ? [{ line_no, quantity: Math.min(quantity, line.available) }] : []
  })
  const type = draft.type && types.includes(draft.type) ? draft.type : only(types)
  return {
    ...draft,
    lines: first?.lines ?? lines,
    type: first?.type ?? type,
    reason: draft.reason && reasons.includes(draft.reason) ? draft.reason : null,
  }
}

/** Whether two sets of pieces are the same. */
export function sameLines(some: readonly RequestedLine[], others: readonly RequestedLine[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others)
}
