import { useTranslation } from 'react-i18next'
import { paths } from '../shared/paths.ts'
import { LinkButton } from '../shared/ui/button.tsx'
import { NoResultsDrawing } from '../shared/ui/drawings.tsx'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { EmptyState } from '../shared/ui/state.tsx'
import { RecommendedSection } from './recommended-below.tsx'

/** Any address the shop doesn't have. */
export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <PageLayout title={t('notFound.title')} noHeading>
      <EmptyState
        drawing={<NoResultsDrawing />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={<LinkButton to={paths.home}>{t('notFound.home')}</LinkButton>}
      />
      <RecommendedSection title={t('notFound.instead')} />
    </PageLayout>
  )
}
