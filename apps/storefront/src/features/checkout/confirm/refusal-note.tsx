import type { OrderSource } from '@nusaria/contracts/order-entities'
import { createContext, use } from 'react'
import {
  findRecoveryActions,
  type OrderErrorTarget,
  type OrderRecoveryAction,
  type OrderRefusalText,
  orderRefusals,
  purchasableQuantity,
} from '#commerce/place-order/order-refusals.ts'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { useFailureText } from '#platform/api/failure-text.ts'
import { isOutcomeUnknown } from '#platform/forms/submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { findErrorName } from '#platform/refusals/refusals.ts'
import { buyNowPath, ordersPath, paths, productPath } from '#platform/routing/paths.ts'
import { EmptyState, ErrorState } from '#ui/feedback/state.tsx'
import { UnstoredText } from '#ui/feedback/storage-note.tsx'
import { type ButtonSize, LinkButton } from '#ui/primitives/button.tsx'
import { ErrorTarget, type Recovery, RecoveryButtons } from '#ui/refusals/error-target.tsx'
import { addressSelectionState } from './address-section.tsx'

/** The parameter that a text needs; without it the text of the code is shown. */
const NEEDED_PARAM: Readonly<Record<OrderRefusalText, string | null>> = {
  offSale: 'product_name',
  limit: 'limit',
  pieces: 'limit',
  kinds: 'limit',
  heavy: 'kilograms',
  daily: 'limit',
  nothing: null,
}

/** Why an order was refused, with the product and numbers. `notPlaced`: the server says that the order wasn't placed. */
function useOrderRefusalText(): (failure: Failure, notPlaced?: boolean) => string {
  const { t } = useTranslation('checkout')
  const failureText = useFailureText()
  return (failure, notPlaced = false) => {
    if (isOutcomeUnknown(failure)) return `${failureText(failure)} ${t(notPlaced ? 'confirm.notPlaced' : 'confirm.unsure')}`
    if (failure.kind !== 'business') return failureText(failure)
    const name = findErrorName(failure)
    if (name === 'PRICE_CHANGED') return t('confirm.priceChanged.text')
    const { stock, product_name: product } = failure.params
    const params = { ...failure.params, product }
    if (name === 'STOCK_INSUFFICIENT' && product !== undefined && typeof stock === 'number')
      return stock > 0 ? t('confirm.refused.few', { ...params, count: stock }) : t('confirm.refused.soldOut', params)
    const { text } = orderRefusals(failure)
    if (!text) return failureText(failure)
    const needed = NEEDED_PARAM[text]
    const known = needed === null || (needed in failure.params && (text !== 'limit' || product !== undefined))
    return known ? t(`confirm.refused.${text}`, params) : failureText(failure)
  }
}

interface RecoveryHandlers {
  readonly anyDelivery: () => void
  readonly bestVouchers: () => void
  readonly noCoins: () => void
  readonly again: () => void
  readonly refresh: () => void
  /** Like `refresh`, and confirms the new total. */
  readonly total: () => void
}

/** What the refusals of the page need. */
export const RecoveryContext = createContext<{
  readonly source: OrderSource
  readonly handlers: RecoveryHandlers
  readonly notPlaced: boolean
} | null>(null)

interface Props {
  readonly at: OrderErrorTarget
  readonly failure: Failure | undefined
  readonly className?: string
}

/** A refusal that concerns one part of the page, with the next steps. */
export function RefusalNote({ at, failure, className }: Props) {
  const recovery = use(RecoveryContext)
  return (
    <ErrorTarget at={at} failure={failure} refusals={orderRefusals} className={className}>
      {(refused) => (
        <>
          <OrderRefusalMessage failure={refused} notPlaced={recovery?.notPlaced} />
          {isOutcomeUnknown(refused) && (
            <>
              {' '}
              <UnstoredText />
            </>
          )}
          {recovery && <OrderRecoveryButtons failure={refused} source={recovery.source} handlers={recovery.handlers} />}
        </>
      )}
    </ErrorTarget>
  )
}

function OrderRefusalMessage({ failure, notPlaced }: { readonly failure: Failure; readonly notPlaced: boolean | undefined }) {
  return <span>{useOrderRefusalText()(failure, notPlaced)}</span>
}

interface ButtonsProps {
  readonly failure: Failure
  readonly source: OrderSource
  readonly handlers: RecoveryHandlers
  /** `sm` in a note, `md` instead of the page. */
  readonly size?: ButtonSize
}

/** Where to change the products: the cart, the product's page, or home when the product isn't known. */
function findGoodsLink(failure: Failure, source: OrderSource) {
  if (source.type === 'cart') return { to: paths.cart, key: 'cart' } as const
  const product = failure.kind === 'business' ? failure.params.product_no : undefined
  if (typeof product === 'string') return { to: productPath(product), key: 'product' } as const
  return { to: paths.home, key: 'shop' } as const
}

/** The next steps after a refusal, the most likely first. */
function OrderRecoveryButtons({ failure, source, handlers, size }: ButtonsProps) {
  const { t } = useTranslation('checkout')
  const recovery = (action: OrderRecoveryAction): Recovery | null => {
    switch (action) {
      case 'address':
        return { label: t('confirm.way.address'), to: paths.addresses, state: addressSelectionState }
      case 'goods': {
        const { to, key } = findGoodsLink(failure, source)
        return { label: t(`confirm.way.${key}`), to }
      }
      case 'fewer': {
        const count = purchasableQuantity(failure, source)
        if (source.type !== 'buy_now' || count === null) return null
        return { label: t('confirm.way.fewer', { count }), to: buyNowPath(source.sku_no, count), replace: true }
      }
      case 'orders':
        return { label: t('confirm.way.orders'), to: ordersPath('all') }
      case 'shop':
        return { label: t('confirm.way.shop'), to: paths.home }
      case 'help':
        return { label: t('confirm.way.help'), to: paths.faqs }
      case 'total':
        return { label: t('confirm.priceChanged.action'), onClick: handlers.total }
      default:
        return { label: t(`confirm.way.${action}`), onClick: handlers[action] }
    }
  }
  return <RecoveryButtons actions={findRecoveryActions(failure, source)} recovery={recovery} size={size ?? 'sm'} />
}

interface ConfirmErrorProps {
  readonly failure: Failure | undefined
  readonly source: OrderSource
  readonly onRetry: () => void
}

/** Instead of the page, when the order can't be confirmed at all. */
export function ConfirmError({ failure, source, onRetry }: ConfirmErrorProps) {
  const { t } = useTranslation('checkout')
  const text = useOrderRefusalText()
  if (failure?.kind === 'session') return null
  if (failure?.kind !== 'business') return <ErrorState failure={failure} onRetry={onRetry} />
  if (failedWith(failure, 'NO_PRODUCT_SELECTED'))
    return (
      <EmptyState
        title={t('confirm.nothing.title')}
        text={t('confirm.nothing.text')}
        action={
          <span className="row gap-8 align-fill justify-center wrap">
            <LinkButton to={paths.cart}>{t('confirm.nothing.action')}</LinkButton>
            <LinkButton to={ordersPath('all')} variant="outline">
              {t('confirm.way.orders')}
            </LinkButton>
          </span>
        }
      />
    )
  const handlers = { anyDelivery: onRetry, bestVouchers: onRetry, noCoins: onRetry, again: onRetry, refresh: onRetry, total: onRetry }
  return (
    <div role="alert">
      <EmptyState
        title={t('confirm.stuck.title')}
        text={text(failure)}
        action={<OrderRecoveryButtons failure={failure} source={source} handlers={handlers} size="md" />}
      />
    </div>
  )
}
