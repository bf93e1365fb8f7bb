import type { AfterSaleBrief } from '@nusaria/contracts/after-sale-entities'
import { Undo2 } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { AfterSaleStatusTag } from '../../entities/after-sale/after-sale-status-tag.tsx'
import { afterSaleDetailPath } from '../../shared/paths.ts'
import { CardStrip } from '../../shared/ui/layout/list-card.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './after-sale-strip.module.css'

/** The newest request on an order, as a line of its card that leads to it. */
export function AfterSaleStrip({ request }: { readonly request: AfterSaleBrief }) {
  const { t } = useTranslation('order')
  const { after_sale_no } = request
  return (
    <CardStrip
      icon={Undo2}
      end={
        <Suspense fallback={null}>
          <AfterSaleStatusTag request={request} />
        </Suspense>
      }
    >
      <Link to={afterSaleDetailPath(after_sale_no)} className={css.link} aria-label={t('afterSale.open', { no: after_sale_no })}>
        {t('afterSale.title')}
      </Link>
    </CardStrip>
  )
}
