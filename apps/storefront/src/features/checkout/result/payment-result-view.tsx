import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { GivenBack } from '#commerce/order/amount-rows.tsx'
import { formatDateTime } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { checkoutPath, orderDetailPath, paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Kawung } from '#ui/primitives/kawung.tsx'
import { Price } from '#ui/primitives/price.tsx'
import type { PaymentOutcome } from './payment-outcome.ts'
import './payment-result.tokens.css'
import css from './payment-result.module.css'

const tones = { paid: 'good', cod: 'good', done: 'good', pending: 'open', unpaid: 'open', closed: 'over' } as const

interface PaymentResultViewProps {
  readonly outcome: PaymentOutcome
  readonly order: OrderDetail
}

/** The result of a payment, the time left to pay, and the next steps. */
export function PaymentResultView({ outcome, order }: PaymentResultViewProps) {
  const { order_no: orderNo, total, pay_by: payBy } = order
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
    <div className={cx('column align-center textAlign-center', css.result)}>
      <ResultIcon tone={tones[result]} />
      <div role="status">
        <h2>{t(`result.${result}.title`)}</h2>
        {result !== 'closed' && <Price amount={total} size={28} className={css.amount} />}
        <OutcomeText outcome={outcome} orderNo={orderNo} />
        <GivenBack order={order} />
        {payBy && <p>{t(checking ? 'cashier:result.confirmBy' : 'cashier:result.payBefore', { time: formatDateTime(payBy) })}</p>}
      </div>
      <RefundNotes outcome={outcome} />
      <div className={cx('row above-24 gap-12 align-fill wrap', css.buttons)}>
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

interface OutcomeTextProps {
  readonly outcome: PaymentOutcome
  readonly orderNo: string
}

export function OutcomeText({ outcome: { result, detail, money, refunded, late }, orderNo }: OutcomeTextProps) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const values = { no: orderNo, amount: formatRupiah(refunded + late) }
  return (
    <>
      <p>{detail ? t(`cashier:result.${detail}`, values) : t(`checkout:result.${result}.text`, values)}</p>
      {money && <p>{t(`cashier:result.${money}`)}</p>}
    </>
  )
}

/** Refunds of an order that isn't closed: late payments, and after-sales refunds. */
function RefundNotes({ outcome: { result, late, refunded } }: Pick<OutcomeTextProps, 'outcome'>) {
  const { t } = useTranslation('cashier')
  if (result === 'closed') return null
  const notes = [
    late > 0 && t('refunded', { amount: formatRupiah(late) }),
    refunded > 0 && t('result.refundedPart', { amount: formatRupiah(refunded) }),
  ]
  return notes.map(
    (text) =>
      text && (
        <Note key={text} tone="amber" role="status" className={css.note}>
          {text}
        </Note>
      ),
  )
}

/** Four petals behind a disc with a tick, a clock or a dash. */
export function ResultIcon({ tone }: { readonly tone: 'good' | 'open' | 'over' }) {
  return (
    <span className={`${css.mark} ${css[tone]}`} aria-hidden="true">
      <Kawung className={css.petals} />
      <svg viewBox="0 0 112 112" className={css.disc} aria-hidden="true">
        <circle cx="56" cy="56" r="27" fill="currentColor" />
        <g fill="none" stroke="var(--on-dark)" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
          {tone === 'good' && <path d="M45 57l8 8 15-16" pathLength={1} />}
          {tone === 'open' && <path d="M56 43v14l9 6" />}
          {tone === 'over' && <path d="M46 56h20" />}
        </g>
      </svg>
    </span>
  )
}
