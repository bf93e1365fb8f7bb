import { useSearchParams } from 'react-router-dom'
import { VoucherCard } from '../../entities/voucher/voucher-card.tsx'
import { VoucherSkeleton } from '../../entities/voucher/voucher-grid.tsx'
import { usePromotionTermsQuery } from '../../entities/voucher/voucher-list-api.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { formatDateTime } from '../../shared/format/date.ts'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { paths, voucherPath } from '../../shared/paths.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { KeyValue, KeyValueList, Panel } from '../../shared/ui/layout/panel.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { NoResultsDrawing } from '../../shared/ui/paint/drawings.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import css from './page.module.css'

/** The full terms of a voucher: `coupon_no` in the URL. */
export function VoucherTermsPage() {
  const { t } = useTranslation(['promotion', 'errors'])
  const [params] = useSearchParams()
  const coupon_no = params.get('coupon_no') ?? ''
  const query = usePromotionTermsQuery({ coupon_no }, { skip: !coupon_no })
  const missing = !coupon_no || failedWith(query.error, 'VOUCHER_NOT_FOUND', 'INVALID_PARAMETER')
  return (
    <PageLayout title={t('promotion:termsPage.title')} back={paths.coupons} narrow>
      {missing ? (
        <EmptyState
          drawing={<NoResultsDrawing />}
          title={t('promotion:campaign.missing.title')}
          text={t('promotion:campaign.missing.text')}
          action={<LinkButton to={paths.coupons}>{t('promotion:campaign.missing.action')}</LinkButton>}
        />
      ) : (
        <QueryState query={query} loading={<VoucherSkeleton />}>
          {({ paragraphs, language, ...voucher }) => (
            <div className={css.terms}>
              <VisuallyHidden as="h2">{voucher.coupon_name}</VisuallyHidden>
              <VoucherCard
                voucher={voucher}
                action={
                  <LinkButton to={voucherPath(coupon_no)} variant="soft" size="sm">
                    {t('promotion:strip.open')}
                  </LinkButton>
                }
              />
              <Panel title={t('promotion:termsPage.rules')}>
                <KeyValueList>
                  <KeyValue label={t('promotion:termsPage.valid')}>
                    {[voucher.valid_from, voucher.valid_till].flatMap((at) => (at ? formatDateTime(at) : [])).join(' – ')}
                  </KeyValue>
                </KeyValueList>
                <ul className={css.rules} lang={language}>
                  {paragraphs.map((paragraph) => (
                    <li key={paragraph}>{paragraph}</li>
                  ))}
                </ul>
              </Panel>
            </div>
          )}
        </QueryState>
      )}
    </PageLayout>
  )
}
