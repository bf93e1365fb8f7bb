import { Banner } from '#commerce/sections/banner.tsx'
import { toFailure } from '#platform/api/to-failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { activityPath, paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { useCmsProjectListQuery } from '../api.ts'
import css from './campaigns.module.css'

/** Newest first. */
export function CampaignList() {
  const { t } = useTranslation('campaign')
  const query = useCmsProjectListQuery({})
  const none = (
    <EmptyState
      drawing="vouchers"
      title={t('empty.title')}
      text={t('empty.text')}
      action={<LinkButton to={paths.home}>{t('empty.action')}</LinkButton>}
    />
  )
  const skeleton = (
    <ul className={cx('grid gap-12', css.list)} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((place) => (
        <li key={place} className={css.place} />
      ))}
    </ul>
  )
  usePageTitle(t('title'))
  return (
    <PageLayout
      title={t('title')}
      action={
        <Link to={paths.coupons} className={cx('hitArea size-13 weight-700 tone-sambal-700 nowrap', css.link)}>
          {t('vouchersAll')}
        </Link>
      }
    >
      {/* The call is refused only where there are no campaigns. */}
      {toFailure(query.error)?.kind === 'business' ? (
        none
      ) : (
        <QueryState query={query} loading={skeleton} isEmpty={({ list }) => list.length === 0} empty={none}>
          {({ list }) => (
            <ul className={cx('grid gap-12', css.list)} aria-label={t('label')}>
              {list.map(({ project_id, title, banner }, index) => (
                <li key={project_id}>
                  {banner ? (
                    <Banner banner={banner} small={index > 0} first={index === 0} />
                  ) : (
                    <Link to={activityPath(project_id)} className={css.plain}>
                      <Panel title={title}>
                        <span>{t('open')}</span>
                      </Panel>
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
