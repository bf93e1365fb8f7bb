import { LIMITS } from '@nusaria/contracts/limits'
import type { VoucherOffer } from '@nusaria/contracts/promotion'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { Button, LinkButton } from '../../shared/ui/button.tsx'
import { Panel, SectionHead } from '../../shared/ui/panel.tsx'
import { ProductCard } from '../../shared/ui/product-card.tsx'
import { ProductGrid, ProductSkeletons } from '../../shared/ui/product-grid.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import css from './campaign.module.css'
import { usePromotionCouponProductListQuery } from './promotion-api.ts'

interface PageProps {
  readonly couponNo: string
  readonly page: number
  readonly last: boolean
  readonly onMore: () => void
}

function ProductPage({ couponNo, page, last, onMore }: PageProps) {
  const { t } = useTranslation()
  const query = usePromotionCouponProductListQuery({ coupon_no: couponNo, page_num: page, page_size: LIMITS.recommendPageSize })
  return (
    <QueryState
      query={query}
      inline
      loading={
        <ProductGrid>
          <ProductSkeletons />
        </ProductGrid>
      }
    >
      {({ list, total }) => (
        <>
          <ProductGrid>
            {list.map((product) => (
              <ProductCard key={product.product_no} product={product} />
            ))}
          </ProductGrid>
          {last && page * LIMITS.recommendPageSize < total && (
            <div className={css.more}>
              <Button variant="outline" onClick={onMore}>
                {t('action.loadMore')}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryState>
  )
}

/** What a voucher applies to: all of the shop, or the products listed. */
export function CampaignProducts({ offer }: { readonly offer: VoucherOffer }) {
  const { t } = useTranslation('promotion')
  const [pages, setPages] = useState(1)
  if (offer.product_scope === 'all')
    return (
      <Panel>
        <div className={css.all}>
          <p>{t('campaign.allProducts')}</p>
          <LinkButton to={paths.home} variant="soft">
            {t('campaign.browse')}
          </LinkButton>
        </div>
      </Panel>
    )
  return (
    <section>
      <SectionHead title={t('campaign.products')} />
      <div className={css.products}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <ProductPage key={page} couponNo={offer.coupon_no} page={page} last={page === pages} onMore={() => setPages(pages + 1)} />
        ))}
      </div>
    </section>
  )
}
