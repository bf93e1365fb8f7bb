import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { VoucherSkeleton } from '../../entities/voucher/voucher-skeleton.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { ProductVoucherList } from './product-voucher-list.tsx'
import { useProductVouchers } from './use-product-vouchers.ts'

/** Tickets beside the facts; the rest is behind the line above. */
const SHOWN = 3

function Tickets({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation(['promotion', 'product'])
  const { open, query } = useProductVouchers(productNo)
  if (open ? open.length === 0 : query.isError) return null
  return (
    <Panel title={t('campaign.titleAll')}>
      {open ? <ProductVoucherList offers={open.slice(0, SHOWN)} brief /> : <VoucherSkeleton count={1} />}
    </Panel>
  )
}

/** Desktop: the vouchers of a product as tickets. Nothing when there are none, or they can't be fetched: the line above says so. */
export function VoucherTickets({ productNo }: { readonly productNo: string }) {
  return (
    <Suspense fallback={null}>
      <Tickets productNo={productNo} />
    </Suspense>
  )
}
