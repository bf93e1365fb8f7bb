import { ShoppingCart, Smartphone, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MessageBell } from '../../features/messages/message-bell.tsx'
import { paths } from '../../shared/paths.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Logo } from '../../shared/ui/paint/kawung.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { Badge } from '../../shared/ui/paint/tag.tsx'
import { useCartCount } from '../layouts/use-cart-count.ts'
import { AccountLink } from './account-link.tsx'
import { APP_CODES_ID } from './app-codes-id.ts'
import { CategoryBar } from './category-bar.tsx'
import css from './desktop-header.module.css'
import { DesktopSearch } from './desktop-search.tsx'
import { LanguageSelect } from './language-select.tsx'

function CartLink() {
  const { t } = useTranslation()
  const count = useCartCount()
  return (
    <Link to={paths.cart} className={css.cart} aria-label={count > 0 ? t('header.cartCount', { count }) : t('header.cart')}>
      <Icon of={ShoppingCart} size={24} />
      <Badge count={count} className={css.badge} />
    </Link>
  )
}

/** The codes of the apps are at the foot of the page. */
function showApps(): void {
  const codes = document.getElementById(APP_CODES_ID)
  codes?.scrollIntoView({ block: 'end' })
  codes?.focus({ preventScroll: true })
}

/** The head of every page on desktop. */
export function DesktopHeader() {
  const { t } = useTranslation()
  return (
    <header>
      <div className={css.strip}>
        <div className={css.wrap}>
          <span className={css.promise}>
            <Icon of={Truck} size={14} stroke={2} />
            {t('header.freeShipping')}
          </span>
          <div className={css.services}>
            <button type="button" className={css.service} onClick={showApps}>
              <Icon of={Smartphone} size={14} />
              {t('footer.getApp')}
            </button>
            <Link to={paths.faqs} className={css.service}>
              {t('header.help')}
            </Link>
            <LanguageSelect />
          </div>
        </div>
      </div>
      <div className={css.header}>
        <div className={css.row}>
          <Link to={paths.home} aria-label={t('header.home')} className={css.logo}>
            <Logo size={38} />
          </Link>
          <DesktopSearch />
          <div className={css.actions}>
            <MessageBell />
            <CartLink />
            <i className={css.rule} />
            <AccountLink />
          </div>
        </div>
        <CategoryBar />
      </div>
    </header>
  )
}
