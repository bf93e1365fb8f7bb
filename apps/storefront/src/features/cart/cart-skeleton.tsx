import { Panel } from '../../shared/ui/panel.tsx'
import { Shine } from '../../shared/ui/shine.tsx'
import css from './cart-line.module.css'

/** Three lines on the way. */
export function CartSkeleton() {
  return (
    <Panel>
      <div aria-hidden="true">
        {[0, 1, 2].map((line) => (
          <div key={line} className={css.line}>
            <Shine height={22} width={22} />
            <Shine height={84} radius={10} />
            <div className={css.words}>
              <Shine height={12} width="92%" gap={8} />
              <Shine height={12} width="60%" gap={14} />
              <Shine height={20} width="46%" />
            </div>
          </div>
        ))}
      </div>
    </Panel>
  )
}
