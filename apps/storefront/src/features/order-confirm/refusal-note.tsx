import type { OrderSource } from '@nusaria/contracts/order-entities'
import type { ReactNode } from 'react'
import { createContext, Suspense, use, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { buyNowPath, ordersPath, paths, productPath } from '../../shared/paths.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'
import type { ButtonSize, ButtonVariant } from '../../shared/ui/paint/button.tsx'
import { Button, LinkButton } from '../../shared/ui/paint/button.tsx'
import { addressSelectionState } from './address-section.tsx'
import type { ErrorTarget } from './error-target.ts'
import { errorTargetOf } from './error-target.ts'
import type { RecoveryAction } from './recovery-actions.ts'
import { purchasableQuantity, recoveryActionsOf } from './recovery-actions.ts'
import css from './refusal-note.module.css'
import { RefusalText } from './refusal-text.tsx'

/** What the buttons of the page's notes need. */
export const RecoveryContext = createContext<{
  readonly source: OrderSource
  readonly handlers: RecoveryHandlers
  readonly notPlaced: boolean
} | null>(null)

interface RefusalNoteProps {
  readonly at: ErrorTarget
  /** Shown when it concerns this part of the page. */
  readonly failure: Failure | undefined
  readonly className?: string
  /** After the text. */
  readonly children?: ReactNode
}

/** A refusal that concerns one part of the page, with the next steps. Scrolls into view when it appears. */
export function RefusalNote({ at, failure, className, children }: RefusalNoteProps) {
  const recovery = use(RecoveryContext)
  const isHere = failure !== undefined && failure.kind !== 'session' && errorTargetOf(failure) === at
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isHere) box.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [isHere])
  if (!isHere) return null
  return (
    <div ref={box} data-spot={at} className={className}>
      <Note tone="red" role="alert">
        <Suspense fallback={null}>
          <RefusalText failure={failure} notPlaced={recovery?.notPlaced} />
        </Suspense>
        {children !== undefined && <> {children}</>}
        {recovery && <RecoveryButtons failure={failure} source={recovery.source} handlers={recovery.handlers} />}
      </Note>
    </div>
  )
}

/** The recovery actions that the page does itself; the others are links. */
export interface RecoveryHandlers {
  readonly anyDelivery: () => void
  readonly bestVouchers: () => void
  readonly noCoins: () => void
  readonly again: () => void
  readonly refresh: () => void
  /** Like `refresh`, and confirms the new total. */
  readonly total: () => void
}

interface RecoveryButtonsProps {
  readonly failure: Failure
  readonly source: OrderSource
  readonly handlers: RecoveryHandlers
  /** `sm` in a note, `md` instead of the page. */
  readonly size?: ButtonSize
}

/** Where to change the products: the cart, the product's page, or home when the product isn't known. */
function goodsLinkOf(failure: Failure, source: OrderSource) {
  if (source.type === 'cart') return { to: paths.cart, key: 'cart' } as const
  const product = failure.kind === 'business' ? failure.params.product_no : undefined
  if (typeof product === 'string') return { to: productPath(product), key: 'product' } as const
  return { to: paths.home, key: 'shop' } as const
}

/** The next steps after a refusal, the most likely first. */
export function RecoveryButtons({ failure, source, handlers, size = 'sm' }: RecoveryButtonsProps) {
  const { t } = useTranslation('checkout')
  const textOf = (action: RecoveryAction) => {
    if (action === 'total') return t('confirm.priceChanged.action')
    if (action === 'fewer') return t('confirm.way.fewer', { count: purchasableQuantity(failure, source) ?? 1 })
    return t(`confirm.way.${action === 'goods' ? goodsLinkOf(failure, source).key : action}`)
  }
  const button = (action: RecoveryAction, variant: ButtonVariant) => {
    const props = { variant, size, className: css.button, children: textOf(action) }
    switch (action) {
      case 'address':
        return <LinkButton key={action} to={paths.addresses} state={addressSelectionState} {...props} />
      case 'goods':
        return <LinkButton key={action} to={goodsLinkOf(failure, source).to} {...props} />
      case 'fewer':
        return (
          source.type === 'buy_now' && (
            <LinkButton key={action} to={buyNowPath(source.sku_no, purchasableQuantity(failure, source) ?? 1)} replace {...props} />
          )
        )
      case 'orders':
        return <LinkButton key={action} to={ordersPath('all')} {...props} />
      case 'shop':
        return <LinkButton key={action} to={paths.home} {...props} />
      case 'help':
        return <LinkButton key={action} to={paths.faqs} {...props} />
      default:
        return <Button key={action} onClick={handlers[action]} {...props} />
    }
  }
  const small = size === 'sm'
  return (
    <span className={small ? css.beside : css.below}>
      {recoveryActionsOf(failure, source).map((action, index) => button(action, small ? 'outline' : index === 0 ? 'primary' : 'outline'))}
    </span>
  )
}
