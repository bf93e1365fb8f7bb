import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../../shared/ui/feedback/state.tsx'
import { LinkButton } from '../../../shared/ui/paint/button.tsx'
import { NoResultsDrawing } from '../../../shared/ui/paint/drawings.tsx'
import css from './after-sale-not-found.module.css'

/** No such request, or another account's. */
export function AfterSaleNotFound({ why }: { readonly why: 'missing' | 'foreign' }) {
  const { t } = useTranslation('afterSale')
  return (
    <EmptyState
      drawing={<NoResultsDrawing />}
      title={t(`${why}.title`)}
      text={t(`${why}.text`)}
      action={
        <div className={css.ways}>
          <LinkButton to={paths.afterSales}>{t('missing.action')}</LinkButton>
          <LinkButton to={paths.orders} variant="outline">
            {t('missing.orders')}
          </LinkButton>
        </div>
      }
    />
  )
}
