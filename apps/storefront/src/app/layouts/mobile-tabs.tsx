import House from 'lucide/dist/esm/icons/house.mjs'
import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs'
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import UserRound from 'lucide/dist/esm/icons/user-round.mjs'
import { useLocation } from 'react-router-dom'
import { useCartCount } from '#commerce/cart/api.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Badge } from '#ui/primitives/tag.tsx'
import css from './mobile-tabs.module.css'

const tabs = [
  { key: 'home', to: paths.home, icon: House },
  { key: 'category', to: paths.category, icon: LayoutGrid },
  { key: 'cart', to: paths.cart, icon: ShoppingCart },
  { key: 'me', to: paths.me, icon: UserRound },
] as const

/** The four places of the shop, at the bottom of a phone. */
export function MobileTabs() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const count = useCartCount()
  return (
    <nav className={css.tabs} aria-label={t('tabs.label')}>
      {tabs.map(({ key, to, icon }) => {
        const on = pathname === to
        return (
          <Link
            key={key}
            to={to}
            className={cx(css.tab, on && css.on)}
            aria-current={on ? 'page' : undefined}
            aria-label={key === 'cart' && count > 0 ? t('header.cartCount', { count }) : undefined}
          >
            <span className={css.icon}>
              <Icon of={icon} stroke={on ? 2 : 1.75} />
              {key === 'cart' && <Badge count={count} className={css.badge} />}
            </span>
            <span>{t(`tabs.${key}`)}</span>
          </Link>
        )
      })}
    </nav>
  )
}
