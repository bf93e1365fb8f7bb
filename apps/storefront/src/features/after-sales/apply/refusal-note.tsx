import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { createContext, type ReactNode, use } from 'react'
import { CustomerService } from '#commerce/customer-service/customer-service.tsx'
import type { Failure } from '#platform/api/failure.ts'
import { isOutcomeUnknown } from '#platform/forms/submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { afterSaleDetailPath, orderDetailPath, ordersPath, paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { FailureText } from '#ui/feedback/note.tsx'
import { UnstoredText } from '#ui/feedback/storage-note.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { ownText } from '#ui/primitives/own-text.tsx'
import { ErrorTarget, type Recovery, RecoveryButtons } from '#ui/refusals/error-target.tsx'
import css from './apply-form.module.css'
import { type Action, applyRefusals, failureParam, type Section } from './refusals.ts'

interface RecoveryHandlers {
  readonly orderNo: string
  /** The request that is applied for again, or null. */
  readonly afterSaleNo: string | null
  readonly resend: () => void
  readonly reload: () => void
  readonly focusSection: (section: Section) => void
  readonly removePicture: (failure: Failure) => void
}

/** What the buttons of a refusal do. */
export const RecoveryContext = createContext<RecoveryHandlers | null>(null)

function ApplyRecoveryButtons({ failure }: { readonly failure: Failure }) {
  const { t } = useTranslation('afterSaleForm')
  const handlers = use(RecoveryContext)
  if (!handlers) return null
  const { target, actions } = applyRefusals(failure, handlers.afterSaleNo)
  const recovery = (action: Action): Recovery => {
    const link = (to: string) => ({ label: t(`way.${action as 'order'}`), to })
    switch (action) {
      case 'request':
        return link(afterSaleDetailPath(failureParam(failure, 'after_sale_no') ?? handlers.afterSaleNo ?? ''))
      case 'requests':
        return link(paths.afterSales)
      case 'order':
        return link(orderDetailPath(handlers.orderNo))
      case 'orders':
        return link(ordersPath('all'))
      case 'contact':
        return { element: <CustomerService className={css.contact} /> }
      case 'fill':
        return { label: t(`fill.${target as 'reason'}`), onClick: () => handlers.focusSection(target) }
      case 'dropPicture':
        return { label: t('way.dropPicture'), onClick: () => handlers.removePicture(failure) }
      default:
        return {
          label: t(target === 'total' ? 'way.accept' : `way.${action}`),
          onClick: action === 'again' ? handlers.resend : handlers.reload,
        }
    }
  }
  return <RecoveryButtons actions={actions} recovery={recovery} />
}

interface Props {
  readonly target: Section
  /** Shows only if it concerns this section. */
  readonly failure: Failure | undefined
  /** No answer came, and the server says that nothing was filed. */
  readonly notSent?: boolean
}

/** A failure at the section it concerns, with buttons for what can be done about it. */
export function RefusalNote({ target, failure, notSent }: Props) {
  const { t } = useTranslation('afterSaleForm')
  return (
    <ErrorTarget at={target} failure={failure} refusals={applyRefusals}>
      {(refusal) => (
        <>
          <FailureText failure={refusal} />
          {isOutcomeUnknown(refusal) && (
            <>
              {' '}
              <span>{t(notSent ? 'notSent' : 'unsure')}</span> <UnstoredText />
            </>
          )}
          <ApplyRecoveryButtons failure={refusal} />
        </>
      )}
    </ErrorTarget>
  )
}

/** What a section lacks, below it. */
export function SectionError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={cx('row above-4 gap-4 size-12 line-16 weight-600 tone-error-700', css.error)} role="alert">
      <Icon of={CircleAlert} size={14} stroke={2} />
      {ownText(children)}
    </p>
  )
}
