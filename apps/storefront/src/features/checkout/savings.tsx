import type { Confirmation } from '@nusaria/contracts/order-entities'
import { ChevronRight, CircleDollarSign, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { rupiah } from '../../shared/format/rupiah.ts'
import { Switch } from '../../shared/ui/checkbox.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Note } from '../../shared/ui/note.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { VoucherChip } from '../../shared/voucher/voucher-chip.tsx'
import css from './savings.module.css'
import { SpotNote } from './spot.tsx'
import type { Dropped } from './use-confirmation.ts'
import { voucherOptions } from './voucher-choice.ts'
import { VoucherPicker } from './voucher-picker.tsx'

interface Props {
  readonly confirmation: Confirmation
  readonly useCoins: boolean
  readonly onVouchers: (voucherNos: string[] | undefined) => void
  readonly onCoins: (use: boolean) => void
  readonly failure: Failure | undefined
  readonly dropped: Dropped | null
}

function VoucherRow({ confirmation, onOpen }: { readonly confirmation: Confirmation; readonly onOpen: () => void }) {
  const { t } = useTranslation('checkout')
  const used = confirmation.vouchers_used
  const open = voucherOptions(confirmation).usable.length
  const text =
    used.length > 0
      ? t('confirm.voucher.used', { count: used.length })
      : open > 0
        ? t('confirm.voucher.available', { count: open })
        : t('confirm.voucher.none')
  return (
    <button type="button" className={css.row} onClick={onOpen} aria-haspopup="dialog">
      <Icon of={TicketPercent} size={20} className={css.icon} />
      <span className={css.words}>
        <b>{t('confirm.voucher.title')}</b>
        <small>{text}</small>
        {used.length > 0 && (
          <span className={css.chips}>
            {used.map((voucher) => (
              <VoucherChip key={voucher.voucher_no} voucher={voucher} />
            ))}
          </span>
        )}
      </span>
      <Icon of={ChevronRight} size={16} className={css.more} />
    </button>
  )
}

function CoinRow({ confirmation, useCoins, onCoins }: Pick<Props, 'confirmation' | 'useCoins' | 'onCoins'>) {
  const { t } = useTranslation('checkout')
  const { usable, amount, points_per_unit, amount_per_unit, rate } = confirmation.coins
  const title = usable > 0 ? t('confirm.coins.use', { count: usable }) : t('confirm.coins.none')
  const rule = t('confirm.coins.rule', { points: points_per_unit, amount: rupiah(amount_per_unit), rate })
  return (
    <div className={css.row}>
      <Icon of={CircleDollarSign} size={20} className={css.coin} />
      <span className={css.words}>
        <b>{title}</b>
        {usable > 0 && <small>{t('confirm.coins.save', { amount: rupiah(amount) })}</small>}
        <small>{rule}</small>
      </span>
      <Switch checked={useCoins && usable > 0} disabled={usable === 0} label={title} onChange={onCoins} />
    </div>
  )
}

/** What makes the order cheaper: vouchers and coins. */
export function Savings({ confirmation, useCoins, onVouchers, onCoins, failure, dropped }: Props) {
  const { t } = useTranslation('checkout')
  const [picking, setPicking] = useState(false)
  return (
    <Panel flush>
      <VoucherRow confirmation={confirmation} onOpen={() => setPicking(true)} />
      <SpotNote at="vouchers" failure={failure} className={css.note} />
      {dropped === 'voucher' && (
        <Note tone="amber" role="status" className={css.note}>
          {t('confirm.dropped.voucher')}
        </Note>
      )}
      <CoinRow confirmation={confirmation} useCoins={useCoins} onCoins={onCoins} />
      <SpotNote at="coins" failure={failure} className={css.note} />
      {dropped === 'coins' && (
        <Note tone="amber" role="status" className={css.note}>
          {t('confirm.dropped.coins')}
        </Note>
      )}
      <VoucherPicker open={picking} onClose={() => setPicking(false)} confirmation={confirmation} onApply={onVouchers} />
    </Panel>
  )
}
