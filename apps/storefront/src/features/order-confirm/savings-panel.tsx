import type { Confirmation } from '@nusaria/contracts/order-entities'
import { ChevronRight, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VoucherChip } from '../../entities/voucher/voucher-chip.tsx'
import type { Failure } from '../../shared/api/failure.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { CoinSwitch } from './coin-switch.tsx'
import { RefusalNote } from './refusal-note.tsx'
import css from './savings-panel.module.css'
import type { DroppedChoice } from './use-confirmation.ts'
import { voucherOptions } from './voucher-choice.ts'
import { VoucherPicker } from './voucher-picker.tsx'

interface Props {
  readonly confirmation: Confirmation
  readonly useCoins: boolean
  readonly onVouchers: (voucherNos: string[] | undefined) => void
  readonly onCoins: (use: boolean) => void
  readonly failure: Failure | undefined
  readonly dropped: DroppedChoice | null
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

/** What makes the order cheaper: vouchers and coins. */
export function SavingsPanel({ confirmation, useCoins, onVouchers, onCoins, failure, dropped }: Props) {
  const { t } = useTranslation('checkout')
  const [picking, setPicking] = useState(false)
  return (
    <Panel flush>
      <VoucherRow confirmation={confirmation} onOpen={() => setPicking(true)} />
      <RefusalNote at="vouchers" failure={failure} className={css.note} />
      {dropped === 'voucher' && (
        <Note tone="amber" role="status" className={css.note}>
          {t('confirm.dropped.voucher')}
        </Note>
      )}
      <CoinSwitch coins={confirmation.coins} on={useCoins} onChange={onCoins} />
      <RefusalNote at="coins" failure={failure} className={css.note} />
      {dropped === 'coins' && (
        <Note tone="amber" role="status" className={css.note}>
          {t('confirm.dropped.coins')}
        </Note>
      )}
      <VoucherPicker open={picking} onClose={() => setPicking(false)} confirmation={confirmation} onApply={onVouchers} />
    </Panel>
  )
}
