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
import { Note } from '#ui/feedback/note.tsx'
import { EmptyState, ErrorState } from '#ui/feedback/state.tsx'
import { UnstoredText } from '#ui/feedback/storage-note.tsx'
import { type ButtonSize, LinkButton } from '#ui/primitives/button.tsx'
import { ErrorTarget, type Recovery, RecoveryButtons } from '#ui/refusals/error-target.tsx'
import { addressSelectionState } from './address-section.tsx'
import type { OrderChange } from './order-changes.tsx'
import type { DroppedChoice } from './use-confirmation.ts'

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

interface RecoveryProps {
  readonly source: OrderSource
  readonly handlers: RecoveryHandlers
}

interface PageState extends RecoveryProps {
  readonly failure: Failure | undefined
  readonly notPlaced: boolean
  readonly dropped: DroppedChoice | null
  readonly changes: readonly OrderChange[]
}

/** What the notes of the page need. */
export const PartNotesContext = createContext<PageState | null>(null)

/** Notes beside one part of the page: its refusal with the next steps, a choice that was reset, what has changed. */
export function PartNotes({ at, className }: { readonly at: OrderErrorTarget; readonly className?: string }) {
  const { t } = useTranslation('checkout')
  const page = use(PartNotesContext)
  if (!page) return null
  const { source, handlers, failure, notPlaced, dropped, changes } = page
  return (
    <>
      <ErrorTarget at={at} failure={failure} refusals={orderRefusals} className={className}>
        {(refused) => (
          <>
            <RefusalText failure={refused} notPlaced={notPlaced} />
            {isOutcomeUnknown(refused) && (
              <>
                {' '}
                <UnstoredText />
              </>
            )}
            <RecoverySteps failure={refused} source={source} handlers={handlers} />
          </>
        )}
      </ErrorTarget>
      {dropped === at && (
        <Note tone="amber" role="status" className={className}>
          {t(`confirm.dropped.${dropped}`)}
        </Note>
      )}
      {(at === 'address' || at === 'delivery') && changes.some(({ kind }) => kind === at) && (
        <Note tone="amber" className={className}>
          {t(`confirm.changed.${at}`)}
        </Note>
      )}
    </>
  )
}

/** May suspend: within `ErrorTarget` only this text waits. */
function RefusalText({ failure, notPlaced }: { readonly failure: Failure; readonly notPlaced: boolean }) {
  return <span>{useOrderRefusalText()(failure, notPlaced)}</span>
}

interface StepsProps extends RecoveryProps {
  readonly failure: Failure
  /** `sm` in a note, `md` instead of the page. */
  readonly size?: ButtonSize
}

/** The next steps after a refusal, the most likely first. */
function RecoverySteps({ failure, source, handlers, size = 'sm' }: StepsProps) {
  const { t } = useTranslation('checkout')
  const recovery = (action: OrderRecoveryAction): Recovery | null => {
    switch (action) {
      case 'address':
        return { label: t('confirm.way.address'), to: paths.addresses, state: addressSelectionState }
      case 'goods': {
        if (source.type === 'cart') return { label: t('confirm.way.cart'), to: paths.cart }
        const product = failure.kind === 'business' ? failure.params.product_no : undefined
        if (typeof product === 'string') return { label: t('confirm.way.product'), to: productPath(product) }
        return { label: t('confirm.way.shop'), to: paths.home }
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
  return <RecoveryButtons actions={findRecoveryActions(failure, source)} recovery={recovery} size={size} />
}

interface ErrorProps {
  readonly failure: Failure | undefined
  readonly source: OrderSource
  readonly onRetry: () => void
}

/** Instead of the page, when the order can't be confirmed at all. */
export function ConfirmError({ failure, source, onRetry }: ErrorProps) {
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
        action={<RecoverySteps failure={failure} source={source} handlers={handlers} size="md" />}
      />
    </div>
  )
}
