import type { DeletionCheck } from '@nusaria/contracts/deletion'
import { LIMITS } from '@nusaria/contracts/limits'
import type { IconNode } from 'lucide'
import Coins from 'lucide/dist/esm/icons/coins.mjs'
import ReceiptText from 'lucide/dist/esm/icons/receipt-text.mjs'
import TicketPercent from 'lucide/dist/esm/icons/ticket-percent.mjs'
import UserRound from 'lucide/dist/esm/icons/user-round.mjs'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './deletion.module.css'

function LostItem({ icon, children }: { readonly icon: IconNode; readonly children: string }) {
  return (
    <li>
      <span className={css.icon}>
        <Icon of={icon} size={20} />
      </span>
      <span>{children}</span>
    </li>
  )
}

/** What the member loses with the account, and how long the deletion takes. */
export function Consequences({ check }: { readonly check: DeletionCheck }) {
  const { t } = useTranslation('deletion')
  const { points, unused_vouchers, working_days_min, working_days_max } = check
  return (
    <>
      <Panel title={t('lost.title')}>
        <ul className={css.lost}>
          <LostItem icon={Coins}>{points > 0 ? t('lost.coins', { count: points }) : t('lost.noCoins')}</LostItem>
          <LostItem icon={TicketPercent}>
            {unused_vouchers > 0 ? t('lost.vouchers', { count: unused_vouchers }) : t('lost.noVouchers')}
          </LostItem>
          <LostItem icon={ReceiptText}>{t('lost.orders')}</LostItem>
          <LostItem icon={UserRound}>{t('lost.profile')}</LostItem>
        </ul>
      </Panel>
      <Panel title={t('how.title')}>
        <div className={css.text}>
          <p>{t('how.days', { min: working_days_min, max: working_days_max })}</p>
          <p>{t('how.return', { days: LIMITS.deletedDays })}</p>
        </div>
      </Panel>
    </>
  )
}
