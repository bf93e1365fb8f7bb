import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCartCount } from '#commerce/cart/cart-count.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Badge } from '#ui/primitives/tag.tsx'
import css from './cart-menu.module.css'
import { useEscape, useHoverIntent } from './menu-interactions.ts'

const MiniCart = lazyOptional(() => import('#features/cart/mini-cart.tsx').then((m) => m.MiniCart))

/** A mouse over the link, or the focus of the keyboard, shows below it what is in the cart; Escape closes that. A click and a tap open the cart. */
export function CartMenu() {
  const { t } = useTranslation()
  const count = useCartCount()
  const location = useLocation()
  const panelId = useId()
  const [open, setOpen] = useState(false)
  const { showNow, showLater } = useHoverIntent(setOpen)
  const link = useRef<HTMLDivElement>(null)
  const here = location.pathname === paths.cart
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every change of place
  useEffect(() => setOpen(false), [location])
  const close = () => showNow(false)
  const enter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && showLater(!here)
  /** What the keyboard opened stays open when the pointer leaves. */
  const leave = () => showLater(false, () => !link.current?.querySelector(':focus-visible'))
  useEscape(open, () => {
    if (link.current?.contains(document.activeElement)) link.current.querySelector('a')?.focus()
    close()
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only show what the link leads to
    <div
      ref={link}
      className={css.place}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <Link
        to={paths.cart}
        className={cx('center', css.link)}
        aria-label={count > 0 ? t('header.cartCount', { count }) : t('header.cart')}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && showNow(!here)}
        onClick={close}
      >
        <Icon of={ShoppingCart} size={24} />
        <Badge count={count} className={css.badge} />
      </Link>
      {open && (
        <div id={panelId} className={css.panel}>
          <MiniCart />
        </div>
      )}
    </div>
  )
}
