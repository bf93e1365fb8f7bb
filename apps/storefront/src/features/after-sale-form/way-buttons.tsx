import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { afterSaleDetailPath, orderDetailPath, ordersPath, paths } from '../../shared/paths.ts'
import { CustomerService } from '../../shared/service/customer-service.tsx'
import { Button, LinkButton } from '../../shared/ui/button.tsx'
import { namedIn, spotOf } from './failure-spot.ts'
import { Ways } from './form-ways.ts'
import type { Way } from './next-ways.ts'
import { waysOf } from './next-ways.ts'
import css from './spot.module.css'

/** The next steps after a refusal, the likeliest first. */
export function WayButtons({ failure }: { readonly failure: Failure }) {
  const { t } = useTranslation('afterSaleForm')
  const ways = use(Ways)
  if (!ways) return null
  const spot = spotOf(failure)
  const button = (way: Way) => {
    const look = { variant: 'outline', size: 'sm', className: css.way } as const
    const link = (to: string) => (
      <LinkButton key={way} to={to} {...look}>
        {t(`way.${way as 'order'}`)}
      </LinkButton>
    )
    switch (way) {
      case 'request':
        return link(afterSaleDetailPath(namedIn(failure, 'after_sale_no') ?? ways.afterSaleNo ?? ''))
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
          <Button key={way} onClick={() => ways.fill(spot)} {...look}>
            {t(`fill.${spot as 'reason'}`)}
          </Button>
        )
      case 'dropPicture':
        return (
          <Button key={way} onClick={() => ways.dropPicture(failure)} {...look}>
            {t('way.dropPicture')}
          </Button>
        )
      default:
        return (
          <Button key={way} onClick={ways[way]} {...look}>
            {t(spot === 'total' ? 'way.accept' : `way.${way}`)}
          </Button>
        )
    }
  }
  return <span className={css.ways}>{waysOf(failure, ways.afterSaleNo).map(button)}</span>
}
