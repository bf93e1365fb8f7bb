import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../shared/format/date.ts'
import { checkoutPath, orderDetailPath, paths } from '../../shared/paths.ts'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { Price } from '../../shared/ui/paint/price.tsx'
import { OutcomeText, RefundNotes } from './outcome-text.tsx'
import type { PaymentOutcome } from './payment-outcome.ts'
import css from './payment-result.module.css'
import { ResultIcon } from './result-icon.tsx'

const tones = { paid: 'good', cod: 'good', done: 'good', pending: 'open', unpaid: 'open', closed: 'over' } as const

interface Props {
  readonly outcome: PaymentOutcome
  readonly orderNo: string
  /** Rupiah */
  readonly total: number
  /** Until when an unpaid order stays open, ISO 8601; null once it isn't unpaid. */
  readonly payBy: string | null
}

/** The end of a purchase: how it went, until when it can still be paid, and what to do next. */
export function PaymentResultView({ outcome, orderNo, total, payBy }: Props) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const { result, detail } = outcome
  const checking = result === 'pending' && detail === null
  const toCashier = result === 'unpaid' || detail === 'wait'
  const toOrder = (
    <LinkButton size="lg" to={orderDetailPath(orderNo)}>
      {t('result.order')}
    </LinkButton>
  )
  return (
    <div className={css.result}>
      <ResultIcon tone={tones[result]} />
      <div role="status">
        <h2>{t(`result.${result}.title`)}</h2>
        {result !== 'closed' && <Price amount={total} size={28} className={css.amount} />}
        <OutcomeText outcome={outcome} orderNo={orderNo} />
        {payBy && <p>{t(checking ? 'cashier:result.confirmBy' : 'cashier:result.payBefore', { time: formatDateTime(payBy) })}</p>}
      </div>
      <RefundNotes outcome={outcome} />
      <div className={css.buttons}>
        {checking ? (
          <LinkButton variant="outline" size="lg" to={checkoutPath(orderNo)} replace>
            {t('cashier:result.another')}
          </LinkButton>
        ) : (
          <LinkButton variant="outline" size="lg" to={paths.home}>
            {t('result.home')}
          </LinkButton>
        )}
        {toCashier ? (
          <LinkButton size="lg" to={checkoutPath(orderNo)} replace>
            {t(detail === 'wait' ? 'cashier:result.toCashier' : detail === 'open' ? 'cashier:result.goOn' : 'result.unpaid.action')}
          </LinkButton>
        ) : (
          toOrder
        )}
      </div>
    </div>
  )
}
