import type { NavType } from '@nusaria/contracts/nav'
import type { Ref } from 'react'
import { CategoryLink } from '../../entities/category/category-link.tsx'
import css from './category-bar.module.css'
import { moveFocus } from './move-focus.ts'

/** in a row (spec section 9) */
const COLUMNS = 7

interface Props {
  readonly id: string
  readonly type: NavType
  readonly onOpen: () => void
  /** Back to the type above: upwards out of the first row, or backwards from the first child. */
  readonly onLeave: () => void
  /** The pointer has come here. */
  readonly onPoint: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/** The children of a type under the bar. Arrow keys move along their rows and columns. */
export function CategoryPanel({ id, type, onOpen, onLeave, onPoint, ref }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the links inside, which have keys of their own
    <div
      ref={ref}
      id={id}
      className={css.panel}
      onMouseEnter={onPoint}
      onKeyDown={(event) => {
        const first = event.currentTarget.querySelector('a') === document.activeElement
        if (event.key === 'Tab' && event.shiftKey && first) {
          event.preventDefault()
          onLeave()
        } else moveFocus(event, { columns: COLUMNS, onLeave })
      }}
    >
      <div className={css.grid}>
        {type.child_list.map((child, index) => (
          <CategoryLink key={child.nav_type_id} index={index} category={child} size={80} onOpen={onOpen} />
        ))}
      </div>
    </div>
  )
}
