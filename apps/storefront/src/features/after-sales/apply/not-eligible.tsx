import { CustomerService } from '#commerce/customer-service/customer-service.tsx'
import type { Failure } from '#platform/api/failure.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { afterSaleDetailPath, checkoutPath, orderDetailPath, paths } from '#platform/routing/paths.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import css from './apply-form.module.css'
import type { ApplySource, IneligibleReason } from './eligibility.ts'

interface Props {
  readonly reason: IneligibleReason
  readonly source: ApplySource
  /** Why the form was refused, if it was sent before. */
  readonly failure: Failure | undefined
}

/** Customer service may still help with these. */
const CONTACT_REASONS: readonly IneligibleReason[] = ['over', 'limit', 'notAgain', 'notNow']

/** Says why no request can be filed, with links to what can be done instead. */
export function NotEligible({ reason, source: { options, previous }, failure }: Props) {
  const { t } = useTranslation('afterSaleForm')
  const { order_no, lines, deadline } = options
  const ongoing = [...new Set(lines.flatMap(({ ongoing_no }) => ongoing_no ?? []))]
  const requestNo = previous?.after_sale_no ?? (reason === 'underWay' && ongoing.length === 1 ? ongoing[0] : undefined)
  const link =
    reason === 'unpaid'
      ? { to: checkoutPath(order_no), label: t('nothing.pay') }
      : requestNo !== undefined
        ? { to: afterSaleDetailPath(requestNo), label: t('way.request') }
        : reason === 'underWay' || reason === 'nothingLeft' || reason === 'refunded' || reason === 'limit'
          ? { to: paths.afterSales, label: t('way.requests') }
          : null
  return (
    <>
      <FailureNote failure={failure} />
      <EmptyState
        drawing="returns"
        title={t(`nothing.${reason}.title`)}
        text={t(`nothing.${reason}.text`, { time: deadline ? formatDateTime(deadline) : '' })}
        action={
          <div className={css.links}>
            {link && <LinkButton to={link.to}>{link.label}</LinkButton>}
            <LinkButton to={orderDetailPath(order_no)} variant={link ? 'outline' : 'primary'}>
              {t('way.order')}
            </LinkButton>
            {CONTACT_REASONS.includes(reason) && <CustomerService className={css.service} />}
          </div>
        }
      />
    </>
  )
}
