import type { VoucherTerms } from '@nusaria/contracts/voucher'
import { cx } from '#ui/cx.ts'
import { useVoucherTexts } from './use-voucher-texts.ts'
import css from './voucher-chip.module.css'

export function VoucherChip({ voucher }: { readonly voucher: VoucherTerms }) {
  const texts = useVoucherTexts()(voucher)
  return <span className={cx(css.voucher, voucher.kind === 'shipping' && css.shipping)}>{texts.short}</span>
}
