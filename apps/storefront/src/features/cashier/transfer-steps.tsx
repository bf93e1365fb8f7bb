import type { TransferInstructions } from '@nusaria/contracts/payment-entities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../shared/ui/layout/tabs.tsx'
import css from './transfer.module.css'

const transferWays = ['atm', 'app', 'site'] as const
type TransferWay = (typeof transferWays)[number]

const STEPS = ['open', 'menu', 'number', 'check', 'done'] as const

interface Props {
  readonly bank: string
  /** What the bank calls things. */
  readonly transfer: TransferInstructions
  /** Of the virtual account. */
  readonly number: string
  /** Rupiah, as text. */
  readonly amount: string
}

/** How to transfer to a virtual account at one bank: at a machine, in its app, on its site. */
export function TransferSteps({ bank, transfer, number, amount }: Props) {
  const { t } = useTranslation('cashier')
  const [way, setWay] = useState<TransferWay>('atm')
  const { atm_menu, app_name, app_menu, site_name, site_menu, site_key } = transfer
  const menu = { atm: atm_menu, app: app_menu, site: site_menu }[way].join(' › ')
  const values = { bank, number, amount, menu, name: way === 'site' ? site_name : app_name, secret: site_key }
  return (
    <section className={css.how} aria-label={t('va.steps.title', { bank })}>
      <h3>{t('va.steps.title', { bank })}</h3>
      <Tabs
        label={t('va.steps.title', { bank })}
        even
        value={way}
        onChange={setWay}
        tabs={transferWays.map((each) => ({ value: each, label: t(`va.steps.${each}.name`) }))}
      />
      <ol className={css.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`va.steps.${way}.${step}`, values)}</li>
        ))}
      </ol>
    </section>
  )
}
