import type { OrderSource } from '@nusaria/contracts/order-entities'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { buyNowPath, ordersPath, paths, productPath } from '../../shared/paths.ts'
import type { ButtonSize, ButtonVariant } from '../../shared/ui/paint/button.tsx'
import { Button, LinkButton } from '../../shared/ui/paint/button.tsx'
import { addressSelectionState } from './address-section.tsx'
import type { RecoveryAction } from './recovery-actions.ts'
import { purchasableQuantity, recoveryActionsOf } from './recovery-actions.ts'
import css from './recovery-buttons.module.css'

/** What the page can do about a refusal. */
export interface RecoveryHandlers {
  readonly anyDelivery: () => void
  readonly bestVouchers: () => void
  readonly noCoins: () => void
  readonly again: () => void
  readonly refresh: () => void
  /** As `refresh`, said to be about the total. */
  readonly total: () => void
}

interface Props {
  readonly failure: Failure
  readonly source: OrderSource
  readonly actions: RecoveryHandlers
  /** `sm` beside what was refused, `md` in place of the page. */
  readonly size?: ButtonSize
}

/** Where goods are changed: the cart, the product's page, or the shop when the product isn't known. */
function goodsLinkOf(failure: Failure, source: OrderSource) {
  if (source.type === 'cart') return { to: paths.cart, key: 'cart' } as const
  const product = failure.kind === 'business' ? failure.params.product_no : undefined
  if (typeof product === 'string') return { to: productPath(product), key: 'product' } as const
  return { to: paths.home, key: 'shop' } as const
}

/** The next steps after a refusal, the likeliest first. */
export function RecoveryButtons({ failure, source, actions, size = 'sm' }: Props) {
  const { t } = useTranslation('checkout')
  const words = (way: RecoveryAction) => {
    if (way === 'total') return t('confirm.priceChanged.action')
    if (way === 'fewer') return t('confirm.way.fewer', { count: purchasableQuantity(failure, source) ?? 1 })
    return t(`confirm.way.${way === 'goods' ? goodsLinkOf(failure, source).key : way}`)
  }
  const button = (way: RecoveryAction, variant: ButtonVariant) => {
    const look = { variant, size, className: css.way, children: words(way) }
    switch (way) {
      case 'address':
        return <LinkButton key={way} to={paths.addresses} state={addressSelectionState} {...look} />
      case 'goods':
        return <LinkButton key={way} to={goodsLinkOf(failure, source).to} {...look} />
      case 'fewer':
        return (
          source.type === 'buy_now' && (
            <LinkButton key={way} to={buyNowPath(source.sku_no, purchasableQuantity(failure, source) ?? 1)} replace {...look} />
          )
        )
      case 'orders':
        return <LinkButton key={way} to={ordersPath('all')} {...look} />
      case 'shop':
        return <LinkButton key={way} to={paths.home} {...look} />
      case 'help':
        return <LinkButton key={way} to={paths.faqs} {...look} />
      default:
        return <Button key={way} onClick={actions[way]} {...look} />
    }
  }
  const small = size === 'sm'
  return (
    <span className={small ? css.beside : css.below}>
      {recoveryActionsOf(failure, source).map((way, at) => button(way, small ? 'outline' : at === 0 ? 'primary' : 'outline'))}
    </span>
  )
}
