import type { CodUnavailable, Confirmation } from '@nusaria/contracts/order-entities'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useDisabledReasonText } from '../../entities/payment-method/pay-choice-text.ts'
import { payMethodIcons } from '../../entities/payment-method/pay-method-icon.tsx'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './available-pay-methods.module.css'

interface Props {
  readonly confirmation: Confirmation
  readonly onVouchers: (voucherNos: string[]) => void
}

interface ClosedProps extends Pick<Props, 'onVouchers'> {
  readonly closed: CodUnavailable
}

/** Why cash on delivery is unavailable, and the vouchers that allow it. */
function CashUnavailable({ closed: { reason, by, most, instead }, onVouchers }: ClosedProps) {
  const { t } = useTranslation('checkout')
  const disabledReasonText = useDisabledReasonText()
  return (
    <div className={css.closed}>
      <b>
        <Icon of={payMethodIcons.cod} size={16} />
        {t('cashier.group.cod')}
      </b>
      <p>{disabledReasonText({ why: reason, by, most })}</p>
      {instead && (
        <Button size="sm" variant="outline" onClick={() => onVouchers(instead.voucher_nos)}>
          {t('confirm.pay.without', { count: by.length, total: formatRupiah(instead.total) })}
        </Button>
      )}
    </div>
  )
}

/** The payment methods of this order, so that the shopper knows them before placing it. */
export function AvailablePayMethods({ confirmation: { pay_methods, cash_closed }, onVouchers }: Props) {
  const { t } = useTranslation('checkout')
  return (
    <Panel title={t('confirm.pay.title')}>
      <ul className={css.open} aria-label={t('confirm.pay.open')}>
        {pay_methods.map((method) => (
          <li key={method}>
            <Icon of={payMethodIcons[method]} size={16} />
            {t(`cashier.group.${method}`)}
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {cash_closed && (
          <Suspense fallback={null}>
            <CashUnavailable closed={cash_closed} onVouchers={onVouchers} />
          </Suspense>
        )}
      </div>
    </Panel>
  )
}
