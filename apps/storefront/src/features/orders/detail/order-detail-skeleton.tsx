import { Panel } from '#ui/layout/panel.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './order-detail-page.module.css'

const rows = (count: number) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: all rows are the same
  Array.from({ length: count }, (_, index) => <Skeleton key={index} height={14} width={index % 2 === 0 ? '72%' : '54%'} gap={10} />)

/** Below the field of the status: the stages, the goods, and what stands beside or below them. */
export function OrderDetailSkeleton() {
  return (
    <div className={css.expected} aria-hidden="true">
      <Panel className={css.stages}>
        {[0, 1, 2, 3].map((stage) => (
          <Skeleton key={stage} height={32} width={32} radius={16} />
        ))}
      </Panel>
      <div className={css.columns}>
        <div className={css.column}>
          <Panel>
            <div className={css.goods}>
              <Skeleton height={64} width={64} radius={10} />
              <div>{rows(2)}</div>
            </div>
            {rows(4)}
          </Panel>
          <Panel>{rows(4)}</Panel>
        </div>
        <div className={css.column}>
          <Panel>{rows(4)}</Panel>
          <Panel>{rows(6)}</Panel>
        </div>
      </div>
    </div>
  )
}
