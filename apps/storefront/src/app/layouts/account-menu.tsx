import BanknoteArrowDown from 'lucide/dist/esm/icons/banknote-arrow-down.mjs'
import Bell from 'lucide/dist/esm/icons/bell.mjs'
import CircleHelp from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs'
import IdCard from 'lucide/dist/esm/icons/id-card.mjs'
import LogOut from 'lucide/dist/esm/icons/log-out.mjs'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import ReceiptText from 'lucide/dist/esm/icons/receipt-text.mjs'
import TicketPercent from 'lucide/dist/esm/icons/ticket-percent.mjs'
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import UserRound from 'lucide/dist/esm/icons/user-round.mjs'
import { useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { Avatar } from '#commerce/member/avatar.tsx'
import { formatContact, useMember } from '#commerce/member/use-member.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { useAppSelector } from '#platform/state/hooks.ts'
import { selectSession } from '#platform/state/user-info.ts'
import { LogoutDialog } from '#session/logout-dialog.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Badge } from '#ui/primitives/tag.tsx'
import css from './account-menu.module.css'

/** `also`: further pages at which the item is marked as current. */
const menuItems = [
  { label: 'center', icon: UserRound, to: paths.me, also: [paths.points, paths.favourites, paths.viewed, paths.arrivalNotices] },
  {
    label: 'information',
    icon: IdCard,
    to: paths.setting,
    also: [paths.verifyPhone, paths.bindPhone, paths.verifyEmail, paths.bindEmail, paths.deletion],
  },
  {
    label: 'orders.title',
    icon: ReceiptText,
    to: paths.orders,
    also: [paths.orderDetail, paths.shipmentTracking, paths.tracking, paths.trackingDetail],
  },
  { label: 'afterSales', icon: Undo2, to: paths.afterSales, also: [paths.afterSaleDetail, paths.applyRefund] },
  { label: 'vouchers', icon: TicketPercent, to: paths.vouchers, also: [] },
  { label: 'paymentOption', icon: CreditCard, to: paths.paymentOption, also: [paths.refundSettings] },
  { label: 'addresses', icon: MapPin, to: paths.addresses, also: [paths.addressDetail] },
  { label: 'messages', icon: Bell, to: paths.messages, also: [] },
  { label: 'refunds', icon: BanknoteArrowDown, to: paths.refunds, also: [] },
  { label: 'faqs', icon: CircleHelp, to: paths.faqs, also: [] },
] as const

export function AccountMenu() {
  const { t } = useTranslation(['account', 'auth', 'common'])
  const { pathname } = useLocation()
  const { member } = useMember()
  const unread = useAppSelector((state) => state.userInfo.messageNumber)
  const user_name = useAppSelector((state) => selectSession(state).user_name)
  const [leaving, setLeaving] = useState(false)
  return (
    <nav className={css.side} aria-label={t('account:menu')}>
      <div className={cx('row below-8 gap-12', css.who)}>
        <Avatar name={user_name ?? ''} url={member?.avatar_url} />
        <div className="shrink">
          <b className="block weight-700 breaks">{user_name}</b>
          <small className="block size-12 line-16 tone-ink-3 breaks">{member && formatContact(member)}</small>
        </div>
      </div>
      {menuItems.map(({ label, icon, to, also }) => {
        const on = [to, ...also].some((path) => matchPath(path, pathname))
        const count = label === 'messages' ? unread : 0
        return (
          <Link
            key={to}
            to={to}
            className={cx(css.entry, on && css.on)}
            aria-current={on ? 'page' : undefined}
            aria-label={count > 0 ? t('common:header.messageCount', { count }) : undefined}
          >
            <Icon of={icon} size={18} />
            <span>{t(`account:${label}`)}</span>
            <Badge count={count} className={css.count} />
          </Link>
        )
      })}
      {user_name && (
        <button type="button" className={cx(css.entry, css.out)} onClick={() => setLeaving(true)}>
          <Icon of={LogOut} size={18} />
          <span>{t('auth:logout.action')}</span>
        </button>
      )}
      <LogoutDialog open={leaving} onClose={() => setLeaving(false)} />
    </nav>
  )
}
