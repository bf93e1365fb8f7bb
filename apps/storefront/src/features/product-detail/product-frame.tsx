import type { ProductDetail } from '@nusaria/contracts/product'
import { ArrowLeft, ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBack } from '../../shared/browser/use-back.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { paths } from '../../shared/paths.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { Badge } from '../../shared/ui/paint/tag.tsx'
import css from './product-frame.module.css'
import { SectionTabs } from './section-tabs.tsx'
import { ShareButton } from './share-button.tsx'
import { useActiveSection } from './use-section.ts'

interface Props {
  /** pieces in the cart */
  readonly cartCount: number
  /** As soon as it is here. */
  readonly product?: ProductDetail | undefined
  readonly children: ReactNode
}

/** Over the pictures of a phone: the way back, the parts of the page once the pictures have gone by, share, and the cart. */
function FloatingButtons({ cartCount: count, product }: Omit<Props, 'children'>) {
  const { t } = useTranslation()
  const back = useBack(paths.home)
  const section = useActiveSection()
  return (
    <div className={css.floats} data-over={section === null}>
      <button type="button" className={css.float} aria-label={t('action.back')} onClick={back}>
        <Icon of={ArrowLeft} size={20} />
      </button>
      {product ? <SectionTabs at={section} /> : <span className={css.room} />}
      {product && <ShareButton product={product} className={css.float} />}
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

/** What is around a product, whether it is here, on its way, or couldn't be loaded. */
export function ProductFrame({ cartCount, product, children }: Props) {
  const mobile = useLayout() === 'mobile'
  return (
    <div className={css.frame}>
      {mobile && <FloatingButtons cartCount={cartCount} product={product} />}
      {children}
    </div>
  )
}
