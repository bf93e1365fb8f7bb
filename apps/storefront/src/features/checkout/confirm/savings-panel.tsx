import type { Confirmation } from '@nusaria/contracts/order-entities'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import CircleDollarSign from 'lucide/dist/esm/icons/circle-dollar-sign.mjs'
import TicketPercent from 'lucide/dist/esm/icons/ticket-percent.mjs'
import { useState } from 'react'
import { ClaimBest } from '#commerce/voucher/claim-best.tsx'
import { VoucherChip } from '#commerce/voucher/voucher-grid.tsx'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Switch } from '#ui/form/checkbox.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { PartNotes } from './part-notes.tsx'
import css from './savings-panel.module.css'
import { voucherOptions } from './voucher-options.ts'

const VoucherPicker = lazyOverlay(() => import('./voucher-picker.tsx').then((m) => ({ default: m.VoucherPicker })))

function VoucherRow({ confirmation, onOpen }: { readonly confirmation: Confirmation; readonly onOpen: () => void }) {
  const { t } = useTranslation('checkout')
  const used = confirmation.vouchers_used
  const open = voucherOptions(confirmation).usable.length
  const { vouchers_claimable = [] } = confirmation
  const text =
    used.length > 0
      ? t('confirm.voucher.used', { count: used.length })
      : open > 0
        ? t('confirm.voucher.available', { count: open })
        : t(vouchers_claimable.length > 0 ? 'confirm.voucher.claimable' : 'confirm.voucher.none', { count: vouchers_claimable.length })
  return (
    <button type="button" className={cx('row padX-16 padY-14 gap-12 wide textAlign-left', css.row)} onClick={onOpen} aria-haspopup="dialog">
      <Icon of={TicketPercent} size={20} className={css.icon} />
      <span className="grow size-13 line-20">
        <b className="block weight-700">{t('confirm.voucher.title')}</b>
        <small className="block size-12 line-16 tone-ink-3">{text}</small>
        {used.length > 0 && (
          <span className="row above-6 gap-6 align-fill wrap">
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

interface Props {
  readonly confirmation: Confirmation
  /** The shopper has chosen the vouchers. */
  readonly vouchersByHand: boolean
  /** The shopper's choice, even when this order can't use coins. */
  readonly useCoins: boolean
  readonly onVouchers: (voucherNos: string[] | undefined) => void
  readonly onCoins: (use: boolean) => void
}

export function SavingsPanel({ confirmation, vouchersByHand, useCoins, onVouchers, onCoins }: Props) {
  const [picking, setPicking] = useState(false)
  const mounted = useLazyMount(picking)
  return (
    <Panel flush>
      <VoucherRow confirmation={confirmation} onOpen={() => setPicking(true)} />
      {!picking && (
        <div className={css.best}>
          <ClaimBest confirmation={confirmation} onBest={() => onVouchers(undefined)} />
        </div>
      )}
      <PartNotes at="vouchers" className={css.note} />
      {confirmation.coins.usable > 0 && <CoinSwitch confirmation={confirmation} useCoins={useCoins} onCoins={onCoins} />}
      <PartNotes at="coins" className={css.note} />
      {mounted && (
        <VoucherPicker
          open={picking}
          onClose={() => setPicking(false)}
          confirmation={confirmation}
          byHand={vouchersByHand}
          onApply={onVouchers}
        />
      )}
    </Panel>
  )
}

function CoinSwitch({ confirmation: { coins }, useCoins, onCoins }: Pick<Props, 'confirmation' | 'useCoins' | 'onCoins'>) {
  const { t } = useTranslation('checkout')
  const { usable, amount, points_per_unit, amount_per_unit, rate } = coins
  const title = t('confirm.coins.use', { count: usable })
  const rule = t('confirm.coins.rule', { points: points_per_unit, amount: formatRupiah(amount_per_unit), rate })
  return (
    <div className={cx('row padX-16 padY-14 gap-12 wide textAlign-left', css.row)}>
      <Icon of={CircleDollarSign} size={20} className={css.coin} />
      <span className="grow size-13 line-20">
        <b className="block weight-700">{title}</b>
        <small className="block size-12 line-16 tone-ink-3">{t('confirm.coins.save', { amount: formatRupiah(amount) })}</small>
        <small className="block size-12 line-16 tone-ink-3">{rule}</small>
      </span>
      <Switch checked={useCoins} label={title} onChange={onCoins} />
    </div>
  )
}
