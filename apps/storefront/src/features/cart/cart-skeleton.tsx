import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import line from './cart-line.module.css'
import css from './cart-skeleton.module.css'
import view from './cart-view.module.css'

/** The progress to free shipping and three lines on the way. */
export function CartSkeleton() {
  return (
    <div className={view.columns} aria-hidden="true">
      <div className={view.stack}>
        <Skeleton height={68} radius={14} />
        <Panel flush>
          {[0, 1, 2].map((at) => (
            <div key={at} className={line.line}>
              <div className={css.row}>
                <Skeleton height={22} width={22} />
                <Skeleton height={84} width={84} radius={10} />
                <div>
                  <Skeleton height={12} width="92%" gap={8} />
                  <Skeleton height={12} width="60%" gap={14} />
                  <Skeleton height={20} width="46%" />
                </div>
              </div>
            </div>
          ))}
        </Panel>
      </div>
    </div>
  )
}
