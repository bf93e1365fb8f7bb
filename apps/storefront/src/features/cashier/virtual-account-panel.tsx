import type { PayChannel, Payment } from '@nusaria/contracts/payment-entities'
import { useTranslation } from 'react-i18next'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { CopyButton } from '../../shared/ui/paint/copy-button.tsx'
import css from './transfer.module.css'
import { TransferSteps } from './transfer-steps.tsx'

interface Props {
  readonly payment: Payment
  /** Of the virtual account. */
  readonly number: string
  /** The bank as the cashier offers it; undefined for one it no longer does. */
  readonly channel: PayChannel | undefined
}

/** `7001266951870840` → `7001 2669 5187 0840` */
function groupDigits(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** A virtual account to transfer to: number and amount to copy, and how to do it at its bank. */
export function VirtualAccountPanel({ payment, number, channel }: Props) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const amount = formatRupiah(payment.amount)
  const copy = { done: t('cashier.copied'), failed: t('cashier.copyFailed') }
  return (
    <>
      <dl className={css.facts}>
        <div>
          <dt>{channel ? t('cashier:va.numberAt', { bank: channel.channel_name }) : t('cashier.va')}</dt>
          <dd>{groupDigits(number)}</dd>
          <CopyButton text={number} label={t('cashier.copy')} {...copy} />
        </div>
        <div>
          <dt>{t('cashier:va.amount')}</dt>
          <dd>{amount}</dd>
          <CopyButton
            text={String(payment.amount)}
            label={t('cashier:va.copyAmount')}
            done={t('cashier:va.amountCopied')}
            failed={copy.failed}
          />
        </div>
      </dl>
      <p className={css.exact}>{t('cashier:va.exact')}</p>
      {channel?.transfer && (
        <TransferSteps bank={channel.channel_name} transfer={channel.transfer} number={groupDigits(number)} amount={amount} />
      )}
    </>
  )
}
