import type { PayChannel, Payment } from '@nusaria/contracts/payment-entities'
import { Suspense, useState } from 'react'
import { toFailure } from '#platform/api/failure.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { isOutcomeUnknown } from '#platform/forms/submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { StorageNote } from '#ui/feedback/storage-note.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { type Cashier, findChannel, usePaymentAbandonMutation } from '../api.ts'
import { endedPayment } from '../result/payment-outcome.tsx'
import css from './payment-status.module.css'
import { type CashierForm, findPayErrorTarget, isPaidOnSite } from './use-cashier-form.ts'

const VaPanel = lazyWithRetry(() => import('./virtual-account-panel.tsx').then((m) => ({ default: m.VirtualAccountPanel })))
const QrisPanel = lazyWithRetry(() => import('./qris-panel.tsx').then((m) => ({ default: m.QrisPanel })))

/** The number or code to pay with, where the method has one. `channel`: undefined when the cashier no longer offers it. */
function Instructions({ payment, channel }: { readonly payment: Payment; readonly channel: PayChannel | undefined }) {
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

interface PendingProps {
  readonly payment: Payment
  readonly options: Cashier['options']
  readonly page: CashierForm['page']
  /** Refetches the cashier. */
  readonly onCheck: () => Promise<unknown>
}

export function PendingPayment({ payment, options, page, onCheck }: PendingProps) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const [abandon, { isLoading, error }] = usePaymentAbandonMutation()
  const [check, setCheck] = useState<'running' | 'done' | null>(null)
  const { redirect_url, payment_no, status } = payment
  const channel = findChannel(payment, options)
  const method = channel?.channel_name ?? t(`cashier.group.${payment.method}`)
  // The payment is being confirmed: nothing here suggests to pay again.
  const onItsWay = status === 'pending'
  // With a number or a code there is nothing to continue at the gateway.
  const onSite = isPaidOnSite(payment.method)
  const runCheck = async () => {
    setCheck('running')
    await onCheck()
    setCheck('done')
  }
  return (
    <Panel title={t(onItsWay ? 'cashier:pending.checking' : 'cashier.pending.title')}>
      <div className="grid gap-14">
        <Status className="size-13 line-20 tone-ink-2">
          {t(onItsWay ? 'cashier:pending.onItsWay' : 'cashier.pending.text', { method })}
        </Status>
        <Instructions payment={payment} channel={channel} />
        {check === 'done' && (
          <Note tone="grey" role="status">
            {t(onItsWay ? 'cashier:pending.checked' : 'cashier.pending.checked')}
          </Note>
        )}
        <FailureNote failure={toFailure(error)} />
        <div className={cx('row gap-8 align-fill wrap', css.buttons)}>
          {redirect_url && (
            <Button
              variant={onSite || onItsWay ? 'outline' : 'primary'}
              size="lg"
              onClick={() => page.open(redirect_url)}
              loading={page.leaving}
            >
              {t(onSite || onItsWay ? 'cashier:pending.page' : 'cashier.pending.continue')}
            </Button>
          )}
          <Button variant="outline" size="lg" onClick={() => void runCheck()} loading={check === 'running'}>
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

interface NotesProps extends Pick<PendingProps, 'onCheck'> {
  readonly form: CashierForm
}

/** The result of pressing the button. Refusals of a card or of cash on delivery are shown beside these instead. */
export function PaymentNotes({ form: { failure, outcome, page }, onCheck }: NotesProps) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const target = failure && findPayErrorTarget(failure)
  const shown = target === 'card' || target === 'cod' ? undefined : failure
  const checkButton = (label: string) => (
    <button type="button" onClick={() => void onCheck()}>
      {label}
    </button>
  )
  return (
    <>
      <StorageNote />
      {page.badUrl && (
        <Note tone="red" role="alert">
          {t('cashier.badRedirect')}
        </Note>
      )}
      <FailureNote failure={shown}>
        {shown && isOutcomeUnknown(shown) && (
          <>
            <span>{t(`cashier.${outcome ?? 'unsure'}`)}</span> {outcome === null && checkButton(t('cashier.pending.check'))}
          </>
        )}
        {target === 'amount' && checkButton(t('cashier:refresh'))}
        {target === 'order' && <span>{t('cashier:moved')}</span>}
      </FailureNote>
      {page.leaving && (
        <Note tone="grey" role="status">
          {t('cashier.redirecting')}
        </Note>
      )}
    </>
  )
}

/** How the last payment failed, what happened with its money, and which late payment was refunded. */
export function EndedNote({ cashier }: { readonly cashier: Cashier }) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const { ended, money } = endedPayment(cashier)
  return (
    <>
      {ended && (
        <Note tone={ended === 'failed' ? 'red' : 'amber'} role="alert">
          <span>{t(`checkout:cashier.ended.${ended}`)}</span> {money && <span>{t(`cashier:result.${money}`)}</span>}
        </Note>
      )}
      {cashier.refunded_late > 0 && (
        <Note tone="amber" role="status">
          {t('cashier:refunded', { amount: formatRupiah(cashier.refunded_late) })}
        </Note>
      )}
    </>
  )
}
