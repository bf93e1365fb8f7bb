import type { IconNode } from 'lucide'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import type { ReactNode } from 'react'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Badge } from '#ui/primitives/tag.tsx'
import css from './menu.module.css'

export interface MenuEntry {
  readonly to: string
  readonly icon: IconNode
  readonly label: string
  /** The current choice, at the end of the row. */
  readonly note?: ReactNode
  /** What waits there; the label says it to screen readers. */
  readonly badge?: { readonly count: number; readonly label: string }
}

interface MenuProps {
  /** For screen readers. */
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

export function Menu({ label, entries }: MenuProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.menu}>
        {entries.map(({ to, icon, label, note, badge }) => (
          <li key={to}>
            <Link to={to} aria-label={badge?.count ? badge.label : undefined}>
              <Icon of={icon} size={20} />
              <span>{label}</span>
              {note !== undefined && <small>{note}</small>}
              {badge && <Badge count={badge.count} />}
              <Icon of={ChevronRight} size={16} className={css.more} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
