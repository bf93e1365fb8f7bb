import type { VoucherTerms } from '@nusaria/contracts/promotion'
import { cx } from '../ui/cx.ts'
import css from './voucher-chip.module.css'
import { useVoucherTexts } from './voucher-words.ts'

/** A voucher in a word or two. */
export function VoucherChip({ voucher }: { readonly voucher: VoucherTerms }) {
  const words = useVoucherTexts()(voucher)
  return <span className={cx(css.chip, voucher.kind === 'shipping' && css.shipping)}>{words.short}</span>
}
