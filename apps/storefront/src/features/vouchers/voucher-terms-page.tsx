import type { VoucherTerms } from '@nusaria/contracts/voucher'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TicketSkeletons } from '#commerce/voucher/ticket-skeletons.tsx'
import { VoucherCard } from '#commerce/voucher/voucher-card.tsx'
import { failedWith } from '#platform/api/failure.ts'
import { formatMinute } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths, voucherPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { QueryState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { KeyValue, KeyValueList } from '#ui/layout/panel.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { usePromotionTermsQuery } from './api.ts'
import { VoucherNotFound, VoucherProductRow } from './voucher-parts.tsx'
import css from './voucher-terms-page.module.css'

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Conditions({ voucher }: { readonly voucher: VoucherTerms }) {
  const { t } = useTranslation('voucher')
  const { valid_from, use_within_days, minimum_spend } = voucher
  const scope = [
    ['products', t(voucher.product_scope === 'all' ? 'termsPage.allProducts' : 'termsPage.selected')],
    ['minimum', minimum_spend > 0 ? formatRupiah(minimum_spend) : t('termsPage.none')],
    ['who', t(voucher.flag_new_user ? 'termsPage.newUsers' : 'termsPage.everyone')],
    ['where', t(voucher.flag_app_exclusive ? 'termsPage.app' : 'termsPage.anywhere')],
    ['pay', t(voucher.flag_online_only ? 'termsPage.online' : 'termsPage.anyPay')],
    ['combine', t(voucher.flag_stackable ? 'termsPage.canCombine' : 'termsPage.cannotCombine')],
  ] as const
  return (
    <>
      <Section title={t('termsPage.valid')}>
        <KeyValueList>
          {valid_from && <KeyValue label={t('termsPage.from')}>{formatMinute(valid_from)}</KeyValue>}
          <KeyValue label={t('termsPage.till')}>{formatMinute(voucher.valid_till)}</KeyValue>
          {use_within_days !== null && (
            <KeyValue label={t('termsPage.within')}>{t('termsPage.withinDays', { count: use_within_days })}</KeyValue>
          )}
        </KeyValueList>
      </Section>
      <Section title={t('termsPage.scope')}>
        <KeyValueList>
          {scope.map(([key, value]) => (
            <KeyValue key={key} label={t(`termsPage.${key}`)}>
              {value}
            </KeyValue>
          ))}
        </KeyValueList>
      </Section>
    </>
  )
}

function TermsSkeleton() {
  return (
    <div className={css.columns}>
      <div className={css.ticket}>
        <TicketSkeletons count={1} />
      </div>
      <div className={css.expected}>
        <PanelSkeleton height={{ mobile: 929, desktop: 845 }} rows={12} />
      </div>
    </div>
  )
}

/** What a voucher gives, when, for what and how, and the first products to use it on: `coupon_no` in the URL. */
export function VoucherTermsPage() {
  const { t } = useTranslation(['voucher', 'promotion', 'errors', 'common'])
  const [params] = useSearchParams()
  const coupon_no = params.get('coupon_no') ?? ''
  const query = usePromotionTermsQuery({ coupon_no }, { skip: !coupon_no })
  const missing = !coupon_no || failedWith(query.error, 'VOUCHER_NOT_FOUND', 'INVALID_PARAMETER')
  return (
    <PageLayout title={t('voucher:termsPage.title')} back={paths.coupons}>
      {missing ? (
        <VoucherNotFound />
      ) : (
        <QueryState query={query} loading={<TermsSkeleton />}>
          {({ paragraphs, language, ...voucher }) => (
            <div className={cx('grid gap-24', css.page)}>
              <div className={css.columns}>
                <aside className={css.ticket}>
                  <VisuallyHidden as="h2">{t('promotion:wallet.title')}</VisuallyHidden>
                  <VoucherCard voucher={voucher} />
                  <LinkButton to={voucherPath(coupon_no)} size="lg" block>
                    {t('promotion:strip.open')}
                  </LinkButton>
                </aside>
                <div className={cx('surface padX-16', css.terms)}>
                  <Conditions voucher={voucher} />
                  <Section title={t('voucher:termsPage.how')}>
                    <ol className={css.steps}>
                      {(['claim', 'shop', 'use'] as const).map((step) => (
                        <li key={step}>{t(`voucher:hero.${step}`)}</li>
                      ))}
                    </ol>
                  </Section>
                  <Section title={t('voucher:termsPage.rules')}>
                    <ul className={css.rules} lang={language}>
                      {paragraphs.map((paragraph) => (
                        <li key={paragraph}>{paragraph}</li>
                      ))}
                    </ul>
                  </Section>
                </div>
              </div>
              <VoucherProductRow voucher={voucher} />
            </div>
          )}
        </QueryState>
      )}
    </PageLayout>
  )
}
