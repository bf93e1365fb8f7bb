import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { LinkButton } from '../../shared/ui/button.tsx'
import { NothingFound } from '../../shared/ui/drawings.tsx'
import { EmptyState } from '../../shared/ui/state.tsx'

/** No such order, or not this member's. */
export function OrderMissing() {
  const { t } = useTranslation('order')
  return (
    <EmptyState
      drawing={<NothingFound />}
      title={t('missing.title')}
      text={t('missing.text')}
      action={<LinkButton to={paths.orders}>{t('missing.action')}</LinkButton>}
    />
  )
}
