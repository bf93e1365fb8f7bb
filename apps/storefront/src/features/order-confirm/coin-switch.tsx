import type { Confirmation } from '@nusaria/contracts/order-entities'
import { CircleDollarSign } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { Switch } from '../../shared/ui/chakra/checkbox.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './savings-panel.module.css'

interface Props {
  readonly coins: Confirmation['coins']
  /** What the shopper chose, whether or not this order takes coins. */
  readonly on: boolean
  readonly onChange: (use: boolean) => void
}

/** Whether coins pay a part: what they take off, and by which rule. */
export function CoinSwitch({ coins, on, onChange }: Props) {
  const { t } = useTranslation('checkout')
  const { usable, amount, points_per_unit, amount_per_unit, rate } = coins
  const title = usable > 0 ? t('confirm.coins.use', { count: usable }) : t('confirm.coins.none')
  const rule = t('confirm.coins.rule', { points: points_per_unit, amount: formatRupiah(amount_per_unit), rate })
  return (
    <div className={css.row}>
      <Icon of={CircleDollarSign} size={20} className={css.coin} />
      <span className={css.words}>
        <b>{title}</b>
        {usable > 0 && <small>{t('confirm.coins.save', { amount: formatRupiah(amount) })}</small>}
        <small>{rule}</small>
      </span>
      <Switch checked={on && usable > 0} disabled={usable === 0} label={title} onChange={onChange} />
    </div>
  )
}
