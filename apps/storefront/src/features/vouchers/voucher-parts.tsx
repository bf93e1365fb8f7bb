import type { VoucherOffer, VoucherTerms } from '@nusaria/contracts/voucher'
import { ProductCard } from '#commerce/product/product-card.tsx'
import { ROW_LENGTH, Row, RowSkeletons } from '#commerce/product/product-row.tsx'
import { useVoucherTexts } from '#commerce/voucher/use-voucher-texts.ts'
import { toFailure } from '#platform/api/to-failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths, voucherPath } from '#platform/routing/paths.ts'
import { EmptyState, InlineError } from '#ui/feedback/state.tsx'
import { SectionHead } from '#ui/layout/panel.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { usePromotionCouponProductListInfiniteQuery } from './api.ts'

export function VoucherNotFound() {
  const { t } = useTranslation('promotion')
  return (
    <EmptyState
      drawing="vouchers"
      title={t('campaign.missing.title')}
      text={t('campaign.missing.text')}
      action={<LinkButton to={paths.coupons}>{t('campaign.missing.action')}</LinkButton>}
    />
  )
}

const MAX_ROWS = 3

/** The vouchers whose products are worth showing: those for some products, else the first one for all of them. */
export function vouchersWithRow(offers: readonly VoucherOffer[]): readonly VoucherOffer[] {
  const usable = offers.filter(({ claim_state }) => claim_state === 'claimable' || claim_state === 'claimed')
  const narrow = usable.filter(({ product_scope }) => product_scope === 'selected')
  return narrow.length > 0 ? narrow.slice(0, MAX_ROWS) : usable.slice(0, 1)
}

/** The first products that a voucher applies to, with a link to all of them. Renders nothing without any. */
export function VoucherProductRow({ voucher }: { readonly voucher: VoucherTerms }) {
  const { t } = useTranslation(['voucher', 'common'])
  const { short, minimum } = useVoucherTexts()(voucher)
  const { coupon_no, coupon_name, product_scope } = voucher
  const query = usePromotionCouponProductListInfiniteQuery({ coupon_no, page_size: ROW_LENGTH })
  const products = query.data?.pages[0]?.list
  if (products?.length === 0) return null
  const title = product_scope === 'all' ? t('voucher:rows.all') : t('voucher:rows.selected', { name: coupon_name })
  return (
    <section>
      <SectionHead
        title={title}
        note={`${short} · ${minimum}`}
        action={
          <LinkButton to={voucherPath(coupon_no)} variant="outline" size="sm" aria-label={t('voucher:rows.more', { title })}>
            {t('common:action.seeAll')}
          </LinkButton>
        }
      />
      {!products && query.isError ? (
        <InlineError failure={toFailure(query.error)} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <Row>{products ? products.map((product) => <ProductCard key={product.product_no} product={product} />) : <RowSkeletons />}</Row>
      )}
    </section>
  )
}
