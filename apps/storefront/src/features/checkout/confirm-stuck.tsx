import type { OrderSource } from '@nusaria/contracts/order-entities'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { useFailureText } from '../../shared/api/use-failure-text.ts'
import { paths } from '../../shared/paths.ts'
import { LinkButton } from '../../shared/ui/button.tsx'
import { EmptyState, ErrorState } from '../../shared/ui/state.tsx'
import { choosing } from './address-block.tsx'
import { spotOf } from './failure-spot.ts'

interface Props {
  readonly failure: Failure | undefined
  readonly source: OrderSource
  readonly onRetry: () => void
}

/** No order can be shown at all: why, and the way on. */
export function ConfirmStuck({ failure, source, onRetry }: Props) {
  const { t } = useTranslation('checkout')
  const text = useFailureText()
  if (failure?.kind === 'session') return null
  if (failure?.kind !== 'business') return <ErrorState failure={failure} onRetry={onRetry} />
  if (failedWith(failure, 'NO_PRODUCT_SELECTED'))
    return (
      <EmptyState
        title={t('confirm.nothing.title')}
        text={t('confirm.nothing.text')}
        action={<LinkButton to={paths.cart}>{t('confirm.nothing.action')}</LinkButton>}
      />
    )
  const spot = spotOf(failure)
  const [to, key, state] =
    spot === 'address' || spot === 'delivery'
      ? ([paths.addresses, 'confirm.stuck.toAddress', choosing] as const)
      : source.type === 'cart'
        ? ([paths.cart, 'confirm.stuck.toCart', undefined] as const)
        : ([paths.home, 'confirm.stuck.toHome', undefined] as const)
  return (
    <div role="alert">
      <EmptyState
        title={t('confirm.stuck.title')}
        text={text(failure)}
        action={
          <LinkButton to={to} state={state}>
            {t(key)}
          </LinkButton>
        }
      />
    </div>
  )
}
