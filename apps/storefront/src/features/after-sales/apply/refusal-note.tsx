import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { createContext, type ReactNode, use } from 'react'
import { CustomerService } from '#commerce/customer-service/customer-service.tsx'
import type { Failure } from '#platform/api/failure.ts'
import { isOutcomeUnknown } from '#platform/forms/submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'
import { afterSaleDetailPath, orderDetailPath, ordersPath, paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { FailureText } from '#ui/feedback/note.tsx'
import { UnstoredText } from '#ui/feedback/storage-note.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { ownText } from '#ui/primitives/text.tsx'
import { ErrorTarget, type Recovery, RecoveryButtons } from '#ui/refusals/error-target.tsx'
import css from './apply-form.module.css'

/** The parts of the form in their order on the page. `total`: the refund amount. `send`: the form as a whole. */
export type Section = 'lines' | 'type' | 'reason' | 'description' | 'pictures' | 'target' | 'total' | 'send'

/**
 * What the shopper can do about a refusal: `again` sends the form again, `refresh` loads the options again, `fill` goes to the section,
 * `dropPicture` removes the refused picture, `request` opens the other request; the rest open a page.
 */
type Action = 'again' | 'refresh' | 'fill' | 'dropPicture' | 'request' | 'requests' | 'order' | 'orders' | 'contact'

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
export function applyRefusals(failure: Failure, previousNo?: string) {
  const { target, actions } = refusals(failure)
  const ofDescription = target === 'reason' && failure.kind === 'business' && failure.field === 'description'
  // Without the number of the other request only the list of requests can be opened.
  const hasNumber = failureParam(failure, 'after_sale_no') !== undefined || previousNo !== undefined
  return {
    target: ofDescription ? 'description' : target,
    actions: hasNumber ? actions : actions.map((action) => (action === 'request' ? 'requests' : action)),
  } as const
}

interface FormContext {
  readonly orderNo: string
  /** The request that is applied for again. */
  readonly previousNo: string | undefined
  readonly failure: Failure | undefined
  /** No answer came, and the server says that nothing was filed. */
  readonly notSent: boolean
  readonly resend: () => void
  readonly reload: () => void
  readonly focusSection: (section: Section) => void
  readonly removePicture: (failure: Failure) => void
}

export const RefusalContext = createContext<FormContext | null>(null)

/** The failure at the section it concerns, with buttons for what can be done about it. */
export function RefusalNote({ target }: { readonly target: Section }) {
  const { t } = useTranslation('afterSaleForm')
  const form = use(RefusalContext)
  if (!form) return null
  return (
    <ErrorTarget at={target} failure={form.failure} refusals={applyRefusals}>
      {(refusal) => (
        <>
          <FailureText failure={refusal} />
          {isOutcomeUnknown(refusal) && (
            <>
              {' '}
              <span>{t(form.notSent ? 'notSent' : 'unsure')}</span> <UnstoredText />
            </>
          )}
          <RecoverySteps failure={refusal} form={form} />
        </>
      )}
    </ErrorTarget>
  )
}

function RecoverySteps({ failure, form }: { readonly failure: Failure; readonly form: FormContext }) {
  const { t } = useTranslation('afterSaleForm')
  const { target, actions } = applyRefusals(failure, form.previousNo)
  const recovery = (action: Action): Recovery => {
    const link = (to: string) => ({ label: t(`way.${action as 'order'}`), to })
    switch (action) {
      case 'request':
        return link(afterSaleDetailPath(failureParam(failure, 'after_sale_no') ?? form.previousNo ?? ''))
      case 'requests':
        return link(paths.afterSales)
      case 'order':
        return link(orderDetailPath(form.orderNo))
      case 'orders':
        return link(ordersPath('all'))
      case 'contact':
        return { element: <CustomerService className={css.contact} /> }
      case 'fill':
        return { label: t(`fill.${target as 'reason'}`), onClick: () => form.focusSection(target) }
      case 'dropPicture':
        return { label: t('way.dropPicture'), onClick: () => form.removePicture(failure) }
      default:
        return {
          label: t(target === 'total' ? 'way.accept' : `way.${action}`),
          onClick: action === 'again' ? form.resend : form.reload,
        }
    }
  }
  return <RecoveryButtons actions={actions} recovery={recovery} />
}

export function SectionError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={cx('row above-4 gap-4 size-12 line-16 weight-600 tone-error-700', css.error)} role="alert">
      <Icon of={CircleAlert} size={14} stroke={2} />
      {ownText(children)}
    </p>
  )
}
