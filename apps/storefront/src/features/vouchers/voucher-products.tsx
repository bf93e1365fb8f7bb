import { LIMITS } from '@nusaria/contracts/limits'
import type { VoucherOffer } from '@nusaria/contracts/voucher'
import TicketPercent from 'lucide/dist/esm/icons/ticket-percent.mjs'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCartDetailQuery } from '#commerce/cart/cart-count.ts'
import { PagedProductGrid, productKey } from '#commerce/product/paged-product-grid.tsx'
import { renderQuickAdd } from '#commerce/product/quick-add-button.tsx'
import { SpendProgress } from '#commerce/voucher/spend-progress.tsx'
import { useShortfall } from '#commerce/voucher/use-shortfall.ts'
import { useVoucherTexts } from '#commerce/voucher/use-voucher-texts.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { SumBar } from '#ui/layout/bottom-bar.tsx'
import { SectionHead } from '#ui/layout/panel.tsx'
import { usePagedList } from '#ui/paging/paged-list.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Total } from '#ui/primitives/price.tsx'
import { usePromotionCouponProductListInfiniteQuery, useSearchCouponSearchInfiniteQuery } from './api.ts'
import css from './voucher-products.module.css'

const page_size = LIMITS.recommendPageSize

function AllProducts({ couponNo }: { readonly couponNo: string }) {
  const query = usePromotionCouponProductListInfiniteQuery({ coupon_no: couponNo, page_size })
  return <PagedProductGrid list={usePagedList(query, { keyOf: productKey })} renderAction={renderQuickAdd} />
}

interface SearchProps {
  readonly couponNo: string
  readonly keyword: string
  readonly onShowAll: () => void
}

function SearchResults({ couponNo, keyword, onShowAll }: SearchProps) {
  const { t } = useTranslation('promotion')
  const query = useSearchCouponSearchInfiniteQuery({ coupon_no: couponNo, keyword, page_size })
  const list = usePagedList(query, { keyOf: productKey, listKey: keyword })
  return (
    <>
      <p role="status" className={cx('below-12 size-13 tone-ink-2', css.found)}>
        {(list.total ?? 0) > 0 && t('campaign.within.found', { count: list.total, keyword })}
      </p>
      <PagedProductGrid
        list={list}
        renderAction={renderQuickAdd}
        empty={
          <EmptyState
            drawing="nothing"
            inline
            title={t('campaign.within.none.title', { keyword })}
            text={t('campaign.within.none.text')}
            action={
              <Button variant="outline" onClick={onShowAll}>
                {t('campaign.within.none.action')}
              </Button>
            }
          />
        }
      />
    </>
  )
}

/** What the cart still needs for a voucher, while its goods are put into it, and the way back to the cart. */
function VoucherSpending({ voucher }: { readonly voucher: VoucherOffer }) {
  const { t } = useTranslation('orderVoucher')
  const desktop = useLayout() === 'desktop'
  const { data: cart, fulfilledTimeStamp } = useCartDetailQuery()
  const { data } = useShortfall({ asOf: fulfilledTimeStamp, coupon_no: voucher.coupon_no })
  const { short } = useVoucherTexts()(voucher)
  const back = (
    <LinkButton to={paths.cart} size="lg" variant={cart?.total_quantity === 0 ? 'outline' : 'primary'}>
      {t('spending.cart')}
    </LinkButton>
  )
  const progress = data && (
    <SpendProgress
      slim={!desktop}
      icon={TicketPercent}
      reached={data.shortfall === 0}
      counted={data.counted_amount}
      minimum={data.minimum_spend}
    >
      {data.shortfall > 0
        ? t('spending.more', { gain: short, amount: formatRupiah(data.shortfall) })
        : t(data.counted_amount === 0 ? 'spending.empty' : 'spending.reached', { gain: short })}
    </SpendProgress>
  )
  if (desktop)
    return (
      <div className={cx('grid gap-16 align-center', css.spending)}>
        {progress}
        {back}
      </div>
    )
  if (!cart) return null
  return (
    <SumBar
      notes={progress}
      label={t('spending.inCart', { count: cart.total_quantity })}
      sum={<Total amount={cart.product_amount} size={20} />}
      busy={false}
    >
      {back}
    </SumBar>
  )
}

/** The products that a voucher applies to, with a search. The keyword is in the URL (`q`), so that going back restores it. `spending`: with what the cart still needs. */
export function VoucherProducts({ voucher, spending }: { readonly voucher: VoucherOffer; readonly spending: boolean }) {
  const { t } = useTranslation('promotion')
  const [params, setParams] = useSearchParams()
  const keyword = params.get('q')?.slice(0, 100).trim() ?? ''
  // A new key resets the text of the search field.
  const [field, setField] = useState({ key: 0, initialText: keyword })
  const search = (text: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (text) after.set('q', text)
        else after.delete('q')
        return after
      },
      { replace: true },
    )
  const desktop = useLayout() === 'desktop'
  const progress = spending && <VoucherSpending voucher={voucher} />
  const showAll = () => {
    search('')
    setField({ key: field.key + 1, initialText: '' })
  }
  return (
    <>
      {desktop && progress}
      <section>
        <div className={cx('row below-14 align-end justify-between wrap', css.head)}>
          <SectionHead title={t('campaign.products')} note={voucher.product_scope === 'all' ? t('campaign.allProducts') : undefined} />
          <SearchField
            key={field.key}
            label={t('campaign.within.search')}
            clearLabel={t('campaign.within.clear')}
            initialText={field.initialText}
            keyword={keyword}
            onSearch={search}
          />
        </div>
        {keyword === '' ? (
          <AllProducts couponNo={voucher.coupon_no} />
        ) : (
          <SearchResults couponNo={voucher.coupon_no} keyword={keyword} onShowAll={showAll} />
        )}
      </section>
      {!desktop && progress}
    </>
  )
}
