import type { AfterSaleReason, RefundTarget, RequestedLine } from '@nusaria/contracts/after-sale-entities'
import type { AfterSaleType } from '@nusaria/contracts/lifecycle'
import type { ApplySource } from './apply-source.ts'
import { isSelectable } from './apply-source.ts'

/** What stands in the form, beside its pictures. */
export interface ApplyDraft {
  readonly lines: readonly RequestedLine[]
  readonly type: AfterSaleType | null
  readonly reason: AfterSaleReason | null
  readonly description: string
  /** Where the money goes; null for the way the order was paid, or not chosen yet. */
  readonly target: RefundTarget | null
}

const soleItem = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null)

/** What the form begins with: what there is no choice about is chosen, and what the request said that is asked for once more. */
export function initialDraft({ options, previous }: ApplySource): ApplyDraft {
  const line = soleItem(options.lines.filter(isSelectable))
  return {
    lines:
      previous?.lines.map(({ line_no, quantity }) => ({ line_no, quantity })) ??
      (line ? [{ line_no: line.line_no, quantity: line.available }] : []),
    type: previous?.type ?? soleItem(options.types),
    reason: previous?.reason ?? null,
    description: previous?.description ?? '',
    target: null,
  }
}

/** A draft as far as it can still be asked for: lines and pieces that are left, kinds and reasons there are. */
export function pruneDraft(draft: ApplyDraft, { options, previous }: ApplySource): ApplyDraft {
  const { types, reasons } = options
  const first = previous && initialDraft({ options, previous })
  const lines = draft.lines.flatMap(({ line_no, quantity }) => {
    const line = options.lines.find((each) => each.line_no === line_no)
    return line && isSelectable(line) ? [{ line_no, quantity: Math.min(quantity, line.available) }] : []
  })
  const type = draft.type && types.includes(draft.type) ? draft.type : soleItem(types)
  return {
    ...draft,
    lines: first?.lines ?? lines,
    type: first?.type ?? type,
    reason: draft.reason && reasons.includes(draft.reason) ? draft.reason : null,
  }
}

/** Whether two sets of pieces are the same. */
export function areEqualLines(some: readonly RequestedLine[], others: readonly RequestedLine[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others)
}
