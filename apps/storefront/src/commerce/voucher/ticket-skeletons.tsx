import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './ticket-skeletons.module.css'
import { VoucherGrid } from './voucher-grid.tsx'

export function TicketSkeletons({ count = 4 }: { readonly count?: 1 | 4 }) {
  return (
    <VoucherGrid>
      {[0, 1, 2, 3].slice(0, count).map((ticket) => (
        <div key={ticket} aria-hidden="true">
          <div className={css.ticket}>
            <Skeleton height={124} radius={0} />
            <div className="padX-16 padY-14">
              <Skeleton height={15} width="64%" gap={8} />
              <Skeleton height={12} width="48%" gap={12} />
              <Skeleton height={18} width="80%" />
            </div>
          </div>
        </div>
      ))}
    </VoucherGrid>
  )
}
