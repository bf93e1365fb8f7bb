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
  readonly purchase: PurchaseActions
  readonly slots: ProductSlots
  /** The SKU in the URL, if any. */
  readonly skuNo: string | null
  readonly onSku: (skuNo: string) => void
}

/**
 * A product and the controls to buy it. On a phone the buttons first open a sheet to choose SKU and quantity, unless the shopper has chosen
 * them in the page. Page and sheet share one selection.
 */
export function ProductView({ product, purchase, slots, skuNo, onSku }: Props) {
  const mobile = useLayout() === 'mobile'
  const selection = useSkuSelection(product, skuNo, onSku)
  const [sheet, setSheet] = useState(false)
  useReportVisit(product.product_no)

  const { sku, quantity } = selection
  const add = async () => {
    if (!(await purchase.onAdd(sku.sku_no, quantity))) return
    setSheet(false)
    selection.onPurchased()
  }
  const actions = { onAdd: () => void add(), onBuy: () => purchase.onBuy(sku.sku_no, quantity) }
  if (!mobile) return <ProductDesktop product={product} selection={selection} purchase={purchase} slots={slots} {...actions} />

  const asking = { onAdd: () => setSheet(true), onBuy: () => setSheet(true) }
  return (
    <>
      <ProductMobile product={product} selection={selection} slots={slots} />
      <BuyBar
        product={product}
        purchase={sheet ? { ...purchase, failure: undefined } : purchase}
        sku={sku}
        notice={slots.restockAlert}
        {...(selection.byShopper ? actions : asking)}
      />
      <SkuSheet
        open={sheet}
        onClose={() => setSheet(false)}
        product={product}
        selection={selection}
        purchase={purchase}
        restockAlert={slots.restockAlert}
        {...actions}
      />
    </>
  )
}
