import { LIMITS } from '@nusaria/contracts/limits'
import type { VoucherOffer } from '@nusaria/contracts/voucher'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PagedProductGrid, productKey } from '../../entities/product/paged-product-grid.tsx'
import { usePromotionCouponProductListInfiniteQuery, useSearchCouponSearchInfiniteQuery } from '../../entities/voucher/voucher-api.ts'
import css from '../../entities/voucher/voucher-list.module.css'
import { usePagedList } from '../../shared/paging/use-paged-list.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { SectionHead } from '../../shared/ui/layout/panel.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { ProductSearchField } from './product-search-field.tsx'

const page_size = LIMITS.recommendPageSize

/** The products that a voucher applies to. */
function AllProducts({ couponNo }: { readonly couponNo: string }) {
  const query = usePromotionCouponProductListInfiniteQuery({ coupon_no: couponNo, page_size })
  return <PagedProductGrid list={usePagedList(query, { keyOf: productKey })} />
}

function SearchResults({ couponNo, keyword, onAll }: { readonly couponNo: string; readonly keyword: string; readonly onAll: () => void }) {
  const { t } = useTranslation('promotion')
  const query = useSearchCouponSearchInfiniteQuery({ coupon_no: couponNo, keyword, page_size })
  const list = usePagedList(query, { keyOf: productKey, listKey: keyword })
  return (
    <>
      <p role="status" className={css.found}>
        {(list.total ?? 0) > 0 && t('campaign.within.found', { count: list.total, keyword })}
      </p>
      <PagedProductGrid
        list={list}
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
        <AllProducts couponNo={offer.coupon_no} />
      ) : (
        <SearchResults couponNo={offer.coupon_no} keyword={keyword} onAll={all} />
      )}
    </section>
  )
}
