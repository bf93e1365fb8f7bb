import { LIMITS } from '@nusaria/contracts/limits'
import type { VoucherOffer } from '@nusaria/contracts/voucher'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PagedProductGrid } from '../../entities/product/paged-product-grid.tsx'
import { usePromotionCouponProductListQuery, useSearchCouponSearchQuery } from '../../entities/voucher/voucher-api.ts'
import css from '../../entities/voucher/voucher-list.module.css'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { SectionHead } from '../../shared/ui/layout/panel.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { ProductSearchField } from './product-search-field.tsx'

const page_size = LIMITS.recommendPageSize

function useVoucherProducts(coupon_no: string, page_num: number) {
  return usePromotionCouponProductListQuery({ coupon_no, page_num, page_size })
}

function useProductSearch({ coupon_no, keyword }: { readonly coupon_no: string; readonly keyword: string }, page_num: number) {
  return useSearchCouponSearchQuery({ coupon_no, keyword, page_num, page_size })
}

function SearchResults({ couponNo, keyword, onAll }: { readonly couponNo: string; readonly keyword: string; readonly onAll: () => void }) {
  const { t } = useTranslation('promotion')
  const args = { coupon_no: couponNo, keyword }
  const total = useProductSearch(args, 1).currentData?.total
  return (
    <>
      <p role="status" className={css.found}>
        {total !== undefined && total > 0 && t('campaign.within.found', { count: total, keyword })}
      </p>
      <PagedProductGrid
        key={keyword}
        usePage={useProductSearch}
        args={args}
        pageSize={page_size}
        empty={
          <EmptyState
            inline
            title={t('campaign.within.none.title', { keyword })}
            text={t('campaign.within.none.text')}
            action={
              <Button variant="outline" onClick={onAll}>
                {t('campaign.within.none.action')}
              </Button>
            }
          />
        }
      />
    </>
  )
}

/** What a voucher applies to, and a search among it. The keyword stands in the address as `q`, so that going back finds it. */
export function VoucherProducts({ offer }: { readonly offer: VoucherOffer }) {
  const { t } = useTranslation('promotion')
  const [params, setParams] = useSearchParams()
  const keyword = params.get('q')?.slice(0, 100).trim() ?? ''
  const [box, setBox] = useState({ turn: 0, typed: keyword })
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
  const all = () => {
    search('')
    setBox({ turn: box.turn + 1, typed: '' })
  }
  return (
    <section>
      <div className={css.productsHead}>
        <SectionHead title={t('campaign.products')} note={offer.product_scope === 'all' ? t('campaign.allProducts') : undefined} />
        <ProductSearchField key={box.turn} initialText={box.typed} keyword={keyword} onSearch={search} />
      </div>
      {keyword === '' ? (
        <PagedProductGrid usePage={useVoucherProducts} args={offer.coupon_no} pageSize={page_size} />
      ) : (
        <SearchResults couponNo={offer.coupon_no} keyword={keyword} onAll={all} />
      )}
    </section>
  )
}
