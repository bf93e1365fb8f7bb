import type { AfterSaleReason, RefundTarget, RequestedLine } from '@nusaria/contracts/after-sale-entities'
import type { AfterSaleType } from '@nusaria/contracts/lifecycle'
import { VISIBLE_RULE } from '@nusaria/contracts/patterns'
import { type ApplySource, isSelectable } from './eligibility.ts'
import type { Section } from './refusals.ts'

/** The values of the form, without its pictures. */
export interface ApplyDraft {
  readonly lines: readonly RequestedLine[]
  readonly type: AfterSaleType | null
  readonly reason: AfterSaleReason | null
  readonly description: string
  /** The account for the refund; null when it goes back the way the order was paid, or nothing is chosen yet. */
  readonly target: RefundTarget | null
}

const onlyItem = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null)

/** The values of the previous request, or the only possible line and type. */
export function initialDraft({ options, previous }: ApplySource): ApplyDraft {
  const line = onlyItem(options.lines.filter(isSelectable))
  return {
    lines:
      previous?.lines.map(({ line_no, quantity }) => ({ line_no, quantity })) ??
      (line ? [{ line_no: line.line_no, quantity: line.available }] : []),
    type: previous?.type ?? onlyItem(options.types),
    reason: previous?.reason ?? null,
    description: previous?.description ?? '',
    target: null,
  }
}

/** The draft without lines, pieces, types and reasons that are no longer available. */
export function pruneDraft(draft: ApplyDraft, { options, previous }: ApplySource): ApplyDraft {
  const { types, reasons } = options
  const initial = previous && initialDraft({ options, previous })
  const lines = draft.lines.flatMap(({ line_no, quantity }) => {
    const line = options.lines.find((each) => each.line_no === line_no)
    return line && isSelectable(line) ? [{ line_no, quantity: Math.min(quantity, line.available) }] : []
  })
  const type = draft.type && types.includes(draft.type) ? draft.type : onlyItem(types)
  return {
    ...draft,
    lines: initial?.lines ?? lines,
    type: initial?.type ?? type,
    reason: draft.reason && reasons.includes(draft.reason) ? draft.reason : null,
  }
}

export function missingSections(draft: ApplyDraft, needsTarget: boolean, picturesReady: boolean): readonly Section[] {
  const { lines, type, reason, description, target } = draft
  const missing: Readonly<Partial<Record<Section, boolean>>> = {
    lines: lines.length === 0,
    type: type === null,
    reason: reason === null,
    description: reason === 'other' && !VISIBLE_RULE.test(description),
    pictures: !picturesReady,
    target: needsTarget && target === null,
  }
  return (Object.keys(missing) as Section[]).filter((section) => missing[section])
}
