import { VoucherStrip } from '../../features/promotion/voucher-strip.tsx'
import { SectionHead } from '../../shared/ui/panel.tsx'
import css from './home.module.css'

/** Vouchers to claim, in a row. */
export function VouchersSection({ title }: { readonly title: string }) {
  return (
    <section className={css.wrap}>
      <div className={css.section}>
        <SectionHead title={title} />
        <VoucherStrip />
      </div>
    </section>
  )
}
