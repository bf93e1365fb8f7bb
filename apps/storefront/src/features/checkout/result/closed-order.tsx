import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { GivenBack } from '#commerce/order/given-back.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import type { Cashier } from '../api.ts'
import { paymentOutcomeOf } from './payment-outcome.ts'
import './payment-result.tokens.css'
import css from './payment-result.module.css'
import { OutcomeText, ResultIcon } from './payment-result-view.tsx'

interface Props {
  readonly cashier: Cashier
  /** Undefined until loaded: the reason isn't shown before. */
  readonly order: OrderDetail | undefined
  readonly onBuyAgain: () => void
  readonly buying: boolean
}

/** A closed order at the cashier: why, where paid money went, and the next steps. */
export function ClosedOrder({ cashier, order, onBuyAgain, buying }: Props) {
  const { t } = useTranslation('checkout')
  const timeOver = order?.close_reason === 'payment_time_over'
  return (
    <div className={css.result}>
      <ResultIcon tone="over" />
      <div role="status">
        <h2>{t(timeOver ? 'cashier.over.title' : 'cashier.closed.title')}</h2>
        {order?.status === 'closed' && <OutcomeText outcome={paymentOutcomeOf(order, cashier)} orderNo={cashier.order_no} />}
        {order && <GivenBack order={order} />}
      </div>
      <div className={css.buttons}>
        <LinkButton variant="outline" size="lg" to={paths.orders}>
          {t('cashier.over.orders')}
        </LinkButton>
        <Button size="lg" onClick={onBuyAgain} loading={buying}>
          {t('cashier.over.again')}
        </Button>
      </div>
    </div>
  )
}
