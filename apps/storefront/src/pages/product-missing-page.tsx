import { useTranslation } from 'react-i18next'
import { Recommended } from '../features/product/recommended.tsx'
import { paths } from '../shared/paths.ts'
import { LinkButton } from '../shared/ui/button.tsx'
import { NothingFound } from '../shared/ui/drawings.tsx'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { SectionHead } from '../shared/ui/panel.tsx'
import { EmptyState } from '../shared/ui/state.tsx'

/** Where the address of a product leads that the shop doesn't have, or no longer. */
export function ProductMissingPage() {
  const { t } = useTranslation('product')
  return (
    <PageLayout title={t('missing.title')} heading={t('title')} noHeading>
      <EmptyState
        drawing={<NothingFound />}
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <LinkButton to={paths.home} size="lg">
            {t('missing.action')}
          </LinkButton>
        }
      />
      <SectionHead title={t('missing.instead')} />
      <Recommended />
    </PageLayout>
  )
}
