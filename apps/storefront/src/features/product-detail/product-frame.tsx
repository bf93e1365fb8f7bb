import { ArrowLeft, ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBack } from '../../shared/layout/use-back.ts'
import { useLayout } from '../../shared/layout/use-layout.ts'
import { paths } from '../../shared/paths.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { Badge } from '../../shared/ui/tag.tsx'
import css from './product-frame.module.css'

/** Over the pictures of a phone: the way back, and the cart. */
function Floats({ cartCount: count }: { readonly cartCount: number }) {
  const { t } = useTranslation()
  const back = useBack(paths.home)
  return (
    <div className={css.floats}>
      <button type="button" className={css.float} aria-label={t('action.back')} onClick={back}>
        <Icon of={ArrowLeft} size={20} />
      </button>
      <Link
        to={paths.cart}
        className={cx(css.float, css.cart)}
        aria-label={count > 0 ? t('header.cartCount', { count }) : t('header.cart')}
      >
        <Icon of={ShoppingCart} size={20} />
        <Badge count={count} className={css.badge} />
      </Link>
    </div>
  )
}

interface Props {
  /** pieces in the cart */
  readonly cartCount: number
  readonly children: ReactNode
}

/** What is around a product, whether it is here, on its way, or couldn't be loaded. */
export function ProductFrame({ cartCount, children }: Props) {
  const mobile = useLayout() === 'mobile'
  return (
    <div className={css.frame}>
      {mobile && <Floats cartCount={cartCount} />}
      {children}
    </div>
  )
}
