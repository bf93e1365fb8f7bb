import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { useTranslation } from 'react-i18next'
import { AmountRows } from '../../entities/order/amount-rows.tsx'
import { OrderLineRow } from '../../entities/order/order-line.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import css from './order-info.module.css'

/** What was bought, and the sums. */
export function OrderGoods({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('order')
  const { lines, amounts, status, refunded_amount } = order
  return (
    <Panel>
      <ul>
        {lines.map((line) => (
          <OrderLineRow key={line.line_no} line={line} wide linked faded={status === 'closed'} />
        ))}
      </ul>
      <div className={css.sums}>
        <AmountRows
          of={order}
          refunded={refunded_amount}
          coins={status === 'closed' ? 'none' : status === 'completed' ? 'earned' : 'to come'}
        />
        {(amounts.first_order_shipping_discount ?? 0) > 0 && <p className={css.note}>{t('amount.firstOrderNote')}</p>}
      </div>
    </Panel>
  )
}
