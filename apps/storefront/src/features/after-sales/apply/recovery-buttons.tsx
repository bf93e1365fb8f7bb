import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { CustomerService } from '../../../entities/customer-service/customer-service.tsx'
import type { Failure } from '../../../shared/api/failure.ts'
import { afterSaleDetailPath, orderDetailPath, ordersPath, paths } from '../../../shared/paths.ts'
import { Button, LinkButton } from '../../../shared/ui/paint/button.tsx'
import { errorTargetOf, failureParam } from './error-target.ts'
import type { RecoveryAction } from './recovery-actions.ts'
import { recoveryActions } from './recovery-actions.ts'
import { RecoveryContext } from './recovery-context.ts'
import css from './refusal-note.module.css'

/** The next steps after a refusal, the likeliest first. */
export function RecoveryButtons({ failure }: { readonly failure: Failure }) {
  const { t } = useTranslation('afterSaleForm')
  const ways = use(RecoveryContext)
  if (!ways) return null
  const spot = errorTargetOf(failure)
  const button = (way: RecoveryAction) => {
    const look = { variant: 'outline', size: 'sm', className: css.way } as const
    const link = (to: string) => (
      <LinkButton key={way} to={to} {...look}>
        {t(`way.${way as 'order'}`)}
      </LinkButton>
    )
    switch (way) {
      case 'request':
        return link(afterSaleDetailPath(failureParam(failure, 'after_sale_no') ?? ways.afterSaleNo ?? ''))
      case 'requests':
        return link(paths.afterSales)
      case 'order':
        return link(orderDetailPath(ways.orderNo))
      case 'orders':
        return link(ordersPath('all'))
      case 'contact':
        return <CustomerService key={way} className={css.contact} />
      case 'fill':
        return (
          <Button key={way} onClick={() => ways.focusSection(spot)} {...look}>
            {t(`fill.${spot as 'reason'}`)}
          </Button>
        )
      case 'dropPicture':
        return (
          <Button key={way} onClick={() => ways.removePicture(failure)} {...look}>
            {t('way.dropPicture')}
          </Button>
        )
      default:
        return (
          <Button key={way} onClick={way === 'again' ? ways.resend : ways.reload} {...look}>
            {t(spot === 'total' ? 'way.accept' : `way.${way}`)}
          </Button>
        )
    }
  }
  return <span className={css.ways}>{recoveryActions(failure, ways.afterSaleNo).map(button)}</span>
}
