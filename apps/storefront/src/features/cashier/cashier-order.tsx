import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AmountRows } from '../../entities/order/amount-rows.tsx'
import { countPieces, OrderLineRow } from '../../entities/order/order-line.tsx'
import type { Cashier } from '../../entities/payment/payment-api.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './cashier-order.module.css'

/** The order number, with lines and amounts that unfold. */
export function CashierOrder({ cashier }: { readonly cashier: Cashier }) {
  const { t } = useTranslation('order')
  const { order_no, lines } = cashier
  return (
    <details className={css.box}>
      <summary>
        <span>
          <small>{t('field.order_no')}</small>
          <b>{order_no}</b>
        </span>
        <span className={css.pieces}>{t('items', { count: countPieces(lines) })}</span>
        <Icon of={ChevronDown} size={20} className={css.arrow} />
      </summary>
      <ul>
        {lines.map((line) => (
          <OrderLineRow key={line.line_no} line={line} />
        ))}
      </ul>
      <AmountRows of={cashier} />
    </details>
  )
}
