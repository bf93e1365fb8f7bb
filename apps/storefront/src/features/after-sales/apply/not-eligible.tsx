import { useTranslation } from 'react-i18next'
import { CustomerService } from '../../../entities/customer-service/customer-service.tsx'
import type { Failure } from '../../../shared/api/failure.ts'
import { formatDateTime } from '../../../shared/format/date.ts'
import { afterSaleDetailPath, checkoutPath, orderDetailPath, paths } from '../../../shared/paths.ts'
import { FailureNote } from '../../../shared/ui/feedback/note.tsx'
import { EmptyState } from '../../../shared/ui/feedback/state.tsx'
import { LinkButton } from '../../../shared/ui/paint/button.tsx'
import { NoResultsDrawing } from '../../../shared/ui/paint/drawings.tsx'
import type { ApplySource, IneligibleReason } from './apply-source.ts'
import css from './not-eligible.module.css'

interface Props {
  readonly why: IneligibleReason
  readonly subject: ApplySource
  /** What the shop last said no with, if the form was sent before. */
  readonly failure: Failure | undefined
}

/** What customer service may see differently. */
const CONTACT_REASONS: readonly IneligibleReason[] = ['over', 'limit', 'notAgain', 'notNow']

/** Nothing can be asked for: why, and the ways on. */
export function NotEligible({ why, subject: { options, previous }, failure }: Props) {
  const { t } = useTranslation('afterSaleForm')
  const { order_no, lines, deadline } = options
  const ongoing = [...new Set(lines.flatMap(({ ongoing_no }) => ongoing_no ?? []))]
  const request = previous?.after_sale_no ?? (why === 'underWay' && ongoing.length === 1 ? ongoing[0] : undefined)
  const first =
    why === 'unpaid'
      ? { to: checkoutPath(order_no), words: t('nothing.pay') }
      : request !== undefined
        ? { to: afterSaleDetailPath(request), words: t('way.request') }
        : why === 'underWay' || why === 'nothingLeft' || why === 'refunded' || why === 'limit'
          ? { to: paths.afterSales, words: t('way.requests') }
          : null
  return (
    <>
      <FailureNote failure={failure} />
      <EmptyState
        drawing={<NoResultsDrawing />}
        title={t(`nothing.${why}.title`)}
        text={t(`nothing.${why}.text`, { time: deadline ? formatDateTime(deadline) : '' })}
        action={
          <div className={css.ways}>
            {first && <LinkButton to={first.to}>{first.words}</LinkButton>}
            <LinkButton to={orderDetailPath(order_no)} variant={first ? 'outline' : 'primary'}>
              {t('way.order')}
            </LinkButton>
            {CONTACT_REASONS.includes(why) && <CustomerService className={css.contact} />}
          </div>
        }
      />
    </>
  )
}
