import type { Failure } from '#platform/api/failure.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'

/** The parts of the form in their order on the page. `total`: the refund amount. `send`: the form as a whole. */
export type Section = 'lines' | 'type' | 'reason' | 'description' | 'pictures' | 'target' | 'total' | 'send'

/**
 * What the shopper can do about a refusal: `again` sends the form again, `refresh` loads the options again, `fill` goes to the section,
 * `dropPicture` removes the refused picture, `request` opens the other request; the rest open a page.
 */
export type Action = 'again' | 'refresh' | 'fill' | 'dropPicture' | 'request' | 'requests' | 'order' | 'orders' | 'contact'

const refusals = defineRefusals<Section, Action>({
  fallback: { target: 'send', actions: ['again'] },
  table: {
    ORDER_NOT_FOUND: { actions: ['orders'] },
    ORDER_UNAUTHORIZED: { actions: ['orders'] },
    ORDER_STATUS_MISMATCH: { actions: ['refresh', 'order'] },
    ORDER_PARAMETER_INVALID: { actions: ['refresh', 'contact'] },
    AFTER_SALE_NOT_FOUND: { actions: ['requests'] },
    AFTER_SALE_UNAUTHORIZED: { actions: ['requests'] },
    AFTER_SALE_REAPPLY_NOT_ALLOWED: { actions: ['request', 'contact'] },
    AFTER_SALE_EXISTS: { target: 'lines', actions: ['request', 'refresh'] },
    AFTER_SALE_ONGOING: { target: 'lines', actions: ['request', 'refresh'] },
    AFTER_SALE_DEADLINE_PAST: { actions: ['order', 'contact'] },
    AFTER_SALE_LIMIT: { actions: ['requests', 'contact'] },
    AFTER_SALE_QUANTITY: { target: 'lines', actions: ['refresh'] },
    AFTER_SALE_TYPE_UNSUPPORTED: { target: 'type', actions: ['fill', 'refresh'] },
    AFTER_SALE_REASON_REQUIRED: { target: 'reason', actions: ['fill'] },
    AFTER_SALE_CHANGED: { actions: ['again'] },
    AFTER_SALE_AMOUNT: { target: 'total', actions: ['again'] },
    EVIDENCE_INVALID: { target: 'pictures', actions: ['dropPicture'] },
    REFUND_ACCOUNT_REQUIRED: { target: 'target', actions: ['fill'] },
  },
})

/** A parameter of an error: the request that has the pieces already, or the refused picture. */
export function failureParam(failure: Failure, name: 'after_sale_no' | 'picture_id'): string | undefined {
  const value = failure.kind === 'business' ? failure.params[name] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Where a failure shows and what can be done about it. `previousNo`: the request that is applied for again. */
export function applyRefusals(
  failure: Failure,
  previousNo: string | null = null,
): { readonly target: Section; readonly actions: readonly Action[] } {
  const { target, actions } = refusals(failure)
  const ofDescription = target === 'reason' && failure.kind === 'business' && failure.field === 'description'
  // Without the number of the other request only the list of requests can be opened.
  const hasNumber = failureParam(failure, 'after_sale_no') !== undefined || previousNo !== null
  return {
    target: ofDescription ? 'description' : target,
    actions: hasNumber ? actions : actions.map((action) => (action === 'request' ? 'requests' : action)),
  }
}
