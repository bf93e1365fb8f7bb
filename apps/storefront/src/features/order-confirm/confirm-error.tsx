import type { OrderSource } from '@nusaria/contracts/order-entities'
import { useTranslation } from 'react-i18next'
import { type Failure, failedWith } from '../../shared/api/failure.ts'
import { ordersPath, paths } from '../../shared/paths.ts'
import { EmptyState, ErrorState } from '../../shared/ui/feedback/state.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import css from './confirm-view.module.css'
import { OrderRecoveryButtons, useOrderRefusalText } from './refusal-note.tsx'

interface Props {
  readonly failure: Failure | undefined
  readonly source: OrderSource
  readonly onRetry: () => void
}

/** Instead of the page, when the order can't be confirmed at all. */
export function ConfirmError({ failure, source, onRetry }: Props) {
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
          <span className={css.buttons}>
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
