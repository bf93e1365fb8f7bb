import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import type { PayChannel, Payment, TransferInstructions } from '@nusaria/contracts/payment-entities'
import { useState } from 'react'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { TaggedText } from '#platform/i18n/tagged-text.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { CopyButton } from '#ui/primitives/copy-button.tsx'
import css from './transfer.module.css'

interface VirtualAccountPanelProps {
  readonly payment: Payment
  readonly number: string
  /** Undefined for a bank that the cashier no longer offers. */
  readonly channel: PayChannel | undefined
}

/** `7001266951870840` → `7001 2669 5187 0840` */
function groupDigits(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** The number and the amount to transfer, each to copy. */
export function TransferFacts({ payment, number, channel }: VirtualAccountPanelProps) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const amount = formatRupiah(payment.amount)
  const copy = { done: t('cashier.copied'), failed: t('cashier.copyFailed') }
  return (
    <dl className={cx('grid gap-12 textAlign-left', css.facts)}>
      <div className="grid padX-16 padY-12 align-center">
        <dt className="size-12 line-16 tone-ink-3">
          {channel ? t('cashier:va.numberAt', { bank: channel.channel_name }) : t('cashier.va')}
        </dt>
        <dd translate="no">{groupDigits(number)}</dd>
        <CopyButton text={number} label={t('cashier.copy')} {...copy} />
      </div>
      <div className="grid padX-16 padY-12 align-center">
        <dt className="size-12 line-16 tone-ink-3">{t('cashier:va.amount')}</dt>
        <dd translate="no">{amount}</dd>
        <CopyButton
          text={String(payment.amount)}
          label={t('cashier:va.copyAmount')}
          done={t('cashier:va.amountCopied')}
          failed={copy.failed}
        />
      </div>
    </dl>
  )
}

export function VirtualAccountPanel(props: VirtualAccountPanelProps) {
  const { t } = useTranslation('cashier')
  const { payment, number, channel } = props
  return (
    <>
      <TransferFacts {...props} />
      <p className="size-12 line-16 tone-ink-3">{t('va.exact')}</p>
      {channel?.transfer && (
        <TransferSteps
          bank={channel.channel_name}
          transfer={channel.transfer}
          number={groupDigits(number)}
          amount={formatRupiah(payment.amount)}
        />
      )}
    </>
  )
}

const WAYS = ['atm', 'app', 'site'] as const
const STEPS = ['open', 'menu', 'number', 'check', 'done'] as const

interface TransferStepsProps {
  readonly bank: string
  /** The bank's names of apps and menus. */
  readonly transfer: TransferInstructions
  readonly number: string
  /** Rupiah, as text. */
  readonly amount: string
}

function TransferSteps({ bank, transfer, number, amount }: TransferStepsProps) {
  const { t } = useTranslation('cashier')
  const [way, setWay] = useState<(typeof WAYS)[number]>('atm')
  const { atm_menu, app_name, app_menu, site_name, site_menu, site_key } = transfer
  const menu = { atm: atm_menu, app: app_menu, site: site_menu }[way].join(' › ')
  const title = t('va.steps.title', { bank })
  const values = { bank, number, amount, menu, name: way === 'site' ? site_name : app_name, secret: site_key }
  return (
    <section className={css.how} aria-label={title}>
      <h3 className="below-8 size-14 line-20 weight-700">{title}</h3>
      <Tabs
        label={title}
        even
        value={way}
        onChange={setWay}
        tabs={WAYS.map((each) => ({ value: each, label: t(`va.steps.${each}.name`) }))}
      >
        <ol className={cx('grid gap-10 size-13 line-20 tone-ink-2', css.steps)}>
          {STEPS.map((step) => (
            <li key={step}>
              <TaggedText
                text={t(`va.steps.${way}.${step}`, values)}
                elements={{ menu: <b className="weight-600" lang={NAMES_LANGUAGE} /> }}
              />
            </li>
          ))}
        </ol>
      </Tabs>
    </section>
  )
}
