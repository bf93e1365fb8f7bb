import type { Payment } from '@nusaria/contracts/payment'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../shared/api/failure.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CopyButton } from '../../shared/ui/copy-button.tsx'
import { FailureNote, Note } from '../../shared/ui/note.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { usePaymentAbandonMutation } from './cashier-api.ts'
import css from './pending-payment.module.css'

interface Props {
  readonly payment: Payment
  /** The bank or wallet, or the method's name. */
  readonly method: string
  /** Opens the payment's own page again. */
  readonly onContinue: (redirectUrl: string) => void
  readonly opening: boolean
  /** Looks now. Resolves when the answer is here. */
  readonly onCheck: () => Promise<unknown>
}

/** A payment that money may still come in by: go on, look, or choose another way. */
export function PendingPayment({ payment, method, onContinue, opening, onCheck }: Props) {
  const { t } = useTranslation('checkout')
  const [abandon, { isLoading, error }] = usePaymentAbandonMutation()
  const [checking, setChecking] = useState(false)
  const [checked, setChecked] = useState(false)
  const { redirect_url, va_number, payment_no } = payment
  const check = async () => {
    setChecked(false)
    setChecking(true)
    await onCheck()
    setChecking(false)
    setChecked(true)
  }
  return (
    <Panel title={t('cashier.pending.title')}>
      <div className={css.box}>
        <p className={css.text} role="status">
          {t('cashier.pending.text', { method })}
        </p>
        {va_number && (
          <div className={css.number}>
            <span>
              <small>{t('cashier.va')}</small>
              <b>{va_number}</b>
            </span>
            <CopyButton text={va_number} label={t('cashier.copy')} done={t('cashier.copied')} failed={t('cashier.copyFailed')} />
          </div>
        )}
        {checked && (
          <Note tone="grey" role="status">
            {t('cashier.pending.checked')}
          </Note>
        )}
        <FailureNote failure={failureOf(error)} />
        <div className={css.buttons}>
          {redirect_url && (
            <Button size="lg" onClick={() => onContinue(redirect_url)} loading={opening}>
              {t('cashier.pending.continue')}
            </Button>
          )}
          <Button variant="outline" size="lg" onClick={() => void check()} loading={checking}>
            {t('cashier.pending.check')}
          </Button>
          <Button variant="ghost" onClick={() => void abandon({ payment_no })} loading={isLoading}>
            {t('cashier.pending.other')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
