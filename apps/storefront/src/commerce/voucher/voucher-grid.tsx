import type { VoucherTerms } from '@nusaria/contracts/voucher'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { useVoucherTexts } from './use-voucher-texts.ts'
import css from './voucher-grid.module.css'

export function VoucherGrid({ children }: { readonly children: ReactNode }) {
  return <div className={cx('grid gap-panels', css.grid)}>{children}</div>
}

export function VoucherSkeleton() {
  return (
    <div className={cx('grid gap-panels', css.grid)} aria-hidden="true">
      <Skeleton height={112} radius={12} />
    </div>
  )
}

export function VoucherChip({ voucher }: { readonly voucher: VoucherTerms }) {
  const texts = useVoucherTexts()(voucher)
  return <span className={cx(css.voucher, voucher.kind === 'shipping' && css.shipping)}>{texts.short}</span>
}
