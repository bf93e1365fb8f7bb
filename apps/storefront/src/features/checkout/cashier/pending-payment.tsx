import type { PayChannel, Payment } from '@nusaria/contracts/payment-entities'
import { Suspense, useState } from 'react'
import { toFailure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { usePaymentAbandonMutation } from '../api.ts'
import css from './pending-payment.module.css'
import { isPaidOnSite } from './use-cashier-form.ts'

const VaPanel = lazyWithRetry(() => import('./virtual-account-panel.tsx').then((m) => ({ default: m.VirtualAccountPanel })))
const QrisPanel = lazyWithRetry(() => import('./qris-panel.tsx').then((m) => ({ default: m.QrisPanel })))

interface Props {
  readonly payment: Payment
  /** The name of the bank, e-wallet or method. */
  readonly method: string
  /** Undefined when the cashier no longer offers it. */
  readonly channel: PayChannel | undefined
  /** Opens the page of the payment again. */
  readonly onContinue: (redirectUrl: string) => void
  readonly opening: boolean
  /** Refetches; resolves with the reply. */
  readonly onCheck: () => Promise<unknown>
}

/** The number or code to pay with, where the method has one. */
function Instructions({ payment, channel }: Pick<Props, 'payment' | 'channel'>) {
  const { va_number, qris_text, status } = payment
  // The payment is being confirmed: this prevents a second payment.
  if (status === 'pending' || (!va_number && !qris_text)) return null
  return (
    <Suspense fallback={<Skeleton height={qris_text ? 420 : 260} radius={12} />}>
      {va_number && <VaPanel payment={payment} number={va_number} channel={channel} />}
      {qris_text && <QrisPanel payment={payment} qrisText={qris_text} />}
    </Suspense>
  )
}

/** A pending payment: pay, continue, check, or choose another method. */
export function PendingPayment({ payment, method, channel, onContinue, opening, onCheck }: Props) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const [abandon, { isLoading, error }] = usePaymentAbandonMutation()
  const [checking, setChecking] = useState(false)
  const [checked, setChecked] = useState(false)
  const { redirect_url, payment_no, status } = payment
  // The payment is being confirmed: nothing here suggests to pay again.
  const onItsWay = status === 'pending'
  const check = async () => {
    setChecked(false)
    setChecking(true)
    await onCheck()
    setChecking(false)
    setChecked(true)
  }
  return (
    <Panel title={t(onItsWay ? 'cashier:pending.checking' : 'cashier.pending.title')}>
      <div className="grid gap-14">
        <p className="size-13 line-20 tone-ink-2" role="status">
          {onItsWay ? t('cashier:pending.onItsWay', { method }) : t('cashier.pending.text', { method })}
        </p>
        <Instructions payment={payment} channel={channel} />
        {checked && (
          <Note tone="grey" role="status">
            {t(onItsWay ? 'cashier:pending.checked' : 'cashier.pending.checked')}
          </Note>
        )}
        <FailureNote failure={toFailure(error)} />
        <div className={cx('grid gap-8', css.buttons)}>
          {redirect_url && (
            <Button
              variant={onItsWay || isPaidOnSite(payment.method) ? 'outline' : 'primary'}
              size="lg"
              onClick={() => onContinue(redirect_url)}
              loading={opening}
            >
              {t(onItsWay ? 'cashier:pending.page' : 'cashier.pending.continue')}
            </Button>
          )}
          <Button variant="outline" size="lg" onClick={() => void check()} loading={checking}>
            {t('cashier.pending.check')}
          </Button>
          <Button variant="ghost" onClick={() => void abandon({ payment_no })} loading={isLoading}>
            {t('cashier.pending.other')}
          </Button>
        </div>
        <p className="size-12 line-16 tone-ink-3">{t('cashier:pending.late')}</p>
      </div>
    </Panel>
  )
}
