import type { VoucherTerms } from '@nusaria/contracts/promotion'
import { cx } from '../ui/cx.ts'
import css from './voucher-chip.module.css'
import { useVoucherWords } from './voucher-words.ts'

/** A voucher in a word or two. */
export function VoucherChip({ voucher }: { readonly voucher: VoucherTerms }) {
  const words = useVoucherWords()(voucher)
  return <span className={cx(css.chip, voucher.kind === 'shipping' && css.shipping)}>{words.short}</span>
}
