import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'

/** For a request that doesn't exist or belongs to another account. */
export function AfterSaleNotFound({ reason }: { readonly reason: 'missing' | 'foreign' }) {
  const { t } = useTranslation('afterSale')
  return (
    <EmptyState
      drawing="returns"
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      action={
        <div className="row gap-12 align-fill justify-center wrap">
          <LinkButton to={paths.afterSales}>{t('missing.action')}</LinkButton>
          <LinkButton to={paths.orders} variant="outline">
            {t('missing.orders')}
          </LinkButton>
        </div>
      }
    />
  )
}
