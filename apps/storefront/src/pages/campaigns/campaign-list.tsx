import { useTranslation } from 'react-i18next'
import { Banner } from '../../features/cms/banner.tsx'
import { useCmsProjectListQuery } from '../../features/cms/cms-api.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { activityPath, paths } from '../../shared/paths.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './campaigns.module.css'

function CampaignListSkeleton() {
  return (
    <ul className={css.list} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((place) => (
        <li key={place} className={css.place} />
      ))}
    </ul>
  )
}

/** The present campaigns, newest first, as banners that link to their pages. */
export function CampaignList() {
  const { t } = useTranslation('campaign')
  const query = useCmsProjectListQuery({})
  const none = (
    <EmptyState title={t('empty.title')} text={t('empty.text')} action={<LinkButton to={paths.home}>{t('empty.action')}</LinkButton>} />
  )
  usePageTitle(t('title'))
  return (
    <PageLayout
      title={t('title')}
      action={
        <Link to={paths.coupons} className={css.link}>
          {t('vouchersAll')}
        </Link>
      }
    >
      {failedWith(query.error, 'PAGE_CONTENT_MISSING') ? (
        none
      ) : (
        <QueryState query={query} loading={<CampaignListSkeleton />} isEmpty={({ list }) => list.length === 0} empty={none}>
          {({ list }) => (
            <ul className={css.list} aria-label={t('label')}>
              {list.map(({ project_id, title, banner }, index) => (
                <li key={project_id}>
                  {banner ? (
                    <Banner banner={banner} small={index > 0} first={index === 0} />
                  ) : (
                    <Link to={activityPath(project_id)} className={css.plain}>
                      <Panel title={title}>{t('open')}</Panel>
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      )}
    </PageLayout>
  )
}
