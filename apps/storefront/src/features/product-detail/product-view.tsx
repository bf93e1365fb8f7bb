import type { ProductDetail } from '@nusaria/contracts/product'
import { useState } from 'react'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { BuyBar, SkuSheet } from './mobile-buy-bar.tsx'
import { ProductDesktop } from './product-desktop.tsx'
import { useReportVisit } from './product-detail-api.ts'
import { ProductMobile } from './product-mobile.tsx'
import type { ProductSlots, PurchaseActions } from './product-slots.ts'
import { useSkuSelection } from './use-sku-selection.ts'

interface Props {
  readonly product: ProductDetail
  readonly buying: PurchaseActions
  readonly slots: ProductSlots
  /** The SKU in the URL, if any. */
  readonly skuNo: string | null
  readonly onSku: (skuNo: string) => void
}

/**
 * A product and the controls to buy it. On a phone the buttons first open a sheet to choose SKU and quantity, unless the shopper has chosen
 * them in the page. Page and sheet share one selection.
 */
export function ProductView({ product, buying, slots, skuNo, onSku }: Props) {
  const mobile = useLayout() === 'mobile'
  const chosen = useSkuSelection(product, skuNo, onSku)
  const [sheet, setSheet] = useState(false)
  useReportVisit(product.product_no)

  const { sku, quantity } = chosen
  const add = async () => {
    if (!(await buying.onAdd(sku.sku_no, quantity))) return
    setSheet(false)
    chosen.bought()
  }
  const actions = { onAdd: () => void add(), onBuy: () => buying.onBuy(sku.sku_no, quantity) }
  if (!mobile) return <ProductDesktop product={product} chosen={chosen} buying={buying} slots={slots} {...actions} />

  const asking = { onAdd: () => setSheet(true), onBuy: () => setSheet(true) }
  return (
    <>
      <ProductMobile product={product} chosen={chosen} slots={slots} />
      <BuyBar
        product={product}
        buying={sheet ? { ...buying, failure: undefined } : buying}
        sku={sku}
        notice={slots.restockAlert}
        {...(chosen.byShopper ? actions : asking)}
      />
      <SkuSheet
        open={sheet}
        onClose={() => setSheet(false)}
        product={product}
        chosen={chosen}
        buying={buying}
        restockAlert={slots.restockAlert}
        {...actions}
      />
    </>
  )
}
