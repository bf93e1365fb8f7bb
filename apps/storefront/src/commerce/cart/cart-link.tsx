import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Badge } from '#ui/primitives/tag.tsx'
import { useCartCount } from './cart-count.ts'
import css from './cart-link.module.css'

/** The cart with its count, for the bar at the top of a page on a phone. Nothing on desktop, where the header has it. */
export function CartLink({ className }: { readonly className?: string }) {
  const { t } = useTranslation()
  const count = useCartCount()
  const mobile = useLayout() === 'mobile'
  if (!mobile) return null
  return (
    <Link to={paths.cart} className={cx(css.cart, className)} aria-label={count > 0 ? t('header.cartCount', { count }) : t('header.cart')}>
      <Icon of={ShoppingCart} size={20} />
      <Badge count={count} className={css.badge} />
    </Link>
  )
}
