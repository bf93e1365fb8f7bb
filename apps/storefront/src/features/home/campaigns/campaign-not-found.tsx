import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'

export function CampaignNotFound() {
  const { t } = useTranslation('campaign')
  return (
    <EmptyState
      drawing="page"
      title={t('missing.title')}
      text={t('missing.text')}
      action={<LinkButton to={paths.activities}>{t('missing.action')}</LinkButton>}
    />
  )
}
