import type { IconNode } from 'lucide'
import Accessibility from 'lucide/dist/esm/icons/accessibility.mjs'
import BanknoteArrowDown from 'lucide/dist/esm/icons/banknote-arrow-down.mjs'
import Bell from 'lucide/dist/esm/icons/bell.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import CircleHelp from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import Coins from 'lucide/dist/esm/icons/coins.mjs'
import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs'
import FileText from 'lucide/dist/esm/icons/file-text.mjs'
import Globe from 'lucide/dist/esm/icons/globe.mjs'
import IdCard from 'lucide/dist/esm/icons/id-card.mjs'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import History from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs'
import ScrollText from 'lucide/dist/esm/icons/scroll-text.mjs'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import TicketPercent from 'lucide/dist/esm/icons/ticket-percent.mjs'
import { currentLanguage, LANGUAGE_NAMES } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { agreementPath, paths, policyTermsPath } from '#platform/routing/paths.ts'
import { useAppSelector, useIsMember } from '#platform/state/hooks.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Badge } from '#ui/primitives/tag.tsx'
import css from './account-menus.module.css'

interface MenuEntry {
  readonly to: string
  readonly icon: IconNode
  readonly label: string
  /** The current choice, at the end of the row. */
  readonly note?: string
  readonly unread?: number
}

function Menu({ label, entries }: { readonly label: string; readonly entries: readonly MenuEntry[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={label}>
      <ul className={css.menu}>
        {entries.map(({ to, icon, label, note, unread }) => (
          <li key={to}>
            <Link to={to} aria-label={unread ? t('header.messageCount', { count: unread }) : undefined}>
              <Icon of={icon} size={20} />
              <span>{label}</span>
              {note !== undefined && <small>{note}</small>}
              {unread !== undefined && <Badge count={unread} />}
              <Icon of={ChevronRight} size={16} className={css.more} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** For phones: on desktop the side menu has these links. */
export function MemberMenu() {
  const { t } = useTranslation('account')
  const unread = useAppSelector((state) => state.userInfo.messageNumber)
  const entries = [
    { to: paths.setting, icon: IdCard, label: t('information') },
    { to: paths.vouchers, icon: TicketPercent, label: t('vouchers') },
    { to: paths.points, icon: Coins, label: t('coins'), note: t('coinHistory') },
    { to: paths.addresses, icon: MapPin, label: t('addresses') },
    { to: paths.paymentOption, icon: CreditCard, label: t('paymentOption') },
    { to: paths.refunds, icon: BanknoteArrowDown, label: t('refunds') },
    { to: paths.messages, icon: Bell, label: t('messages'), unread },
  ]
  return <Menu label={t('menu')} entries={entries} />
}

/** What members and guests can use alike. On desktop a member has it in the header and footer. */
export function CommonMenu() {
  const { t } = useTranslation(['account', 'common'])
  const isMember = useIsMember()
  const language = currentLanguage()
  const entries = [
    { to: paths.faqs, icon: CircleHelp, label: t('faqs') },
    ...(isMember ? [] : [{ to: paths.viewed, icon: History, label: t('viewed') }]),
    { to: paths.setLanguage, icon: Globe, label: t('language'), note: LANGUAGE_NAMES[language] },
    { to: paths.privacy, icon: ShieldCheck, label: t('privacy') },
    { to: paths.accessibility, icon: Accessibility, label: t('common:footer.accessibility') },
    { to: agreementPath(language), icon: FileText, label: t('agreement') },
    { to: policyTermsPath(language), icon: ScrollText, label: t('terms') },
  ]
  return <Menu label={t('more')} entries={entries} />
}
