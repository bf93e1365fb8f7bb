import type { AfterSaleBrief } from '@nusaria/contracts/after-sale-entities'
import { Undo2 } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { statusLook } from '../../shared/after-sale/status-look.ts'
import { afterSaleDetailPath } from '../../shared/paths.ts'
import { Link } from '../../shared/ui/link.tsx'
import { CardStrip } from '../../shared/ui/list-card.tsx'
import { Tag } from '../../shared/ui/tag.tsx'
import css from './after-sale-strip.module.css'

/** Where a request stands, in a word. */
export function RequestTag({ status }: Pick<AfterSaleBrief, 'status'>) {
  const { t } = useTranslation('afterSale')
  const { word, tag } = statusLook[status]
  return <Tag tone={tag}>{t(`status.${word}`)}</Tag>
}

/** The newest request on an order, as a line of its card that leads to it. */
export function AfterSaleStrip({ request: { after_sale_no, status } }: { readonly request: AfterSaleBrief }) {
  const { t } = useTranslation('order')
  return (
    <CardStrip
      icon={Undo2}
      end={
        <Suspense fallback={null}>
          <RequestTag status={status} />
        </Suspense>
      }
    >
      <Link to={afterSaleDetailPath(after_sale_no)} className={css.link} aria-label={t('afterSale.open', { no: after_sale_no })}>
        {t('afterSale.title')}
      </Link>
    </CardStrip>
  )
}
