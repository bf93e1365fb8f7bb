import type { CartLine } from '@nusaria/contracts/cart'
import type { ReactNode } from 'react'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import type { CartActions } from './cart-actions.ts'
import { CartLineRow } from './cart-line.tsx'
import css from './line-group.module.css'
import { isUnavailable } from './line-state.ts'
import { UnavailableLine } from './unavailable-line.tsx'

interface Props {
  readonly lines: readonly CartLine[]
  readonly tools: CartActions
  /** What they have in common, if that is worth a heading. */
  readonly title?: string
  /** Names the list where there is no heading. */
  readonly label?: string
  /** What can be done with all of them. */
  readonly action?: ReactNode
}

/** Lines that belong together, in a box; nothing without lines. */
export function LineGroup({ lines, tools, title, label, action }: Props) {
  if (lines.length === 0) return null
  return (
    <Panel flush className={css.group} title={title} action={action && <span className={css.actions}>{action}</span>}>
      <ul aria-label={label ?? title}>
        {lines.map((line) =>
          isUnavailable(line) ? (
            <UnavailableLine key={line.line_id} line={line} tools={tools} />
          ) : (
            <CartLineRow key={line.line_id} line={line} tools={tools} />
          ),
        )}
      </ul>
    </Panel>
  )
}
