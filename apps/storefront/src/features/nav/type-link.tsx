import type { NavChild } from '@nusaria/contracts/nav'
import { typeProducts } from '../../shared/paths.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Link } from '../../shared/ui/link.tsx'
import css from './type-link.module.css'

interface Props {
  readonly type: NavChild
  /** px at a 16 px root */
  readonly size: 52 | 64 | 80 | 84
  /** Before it opens. */
  readonly onOpen?: () => void
}

/** A type of the category tree: its picture and its name; leads to its products. */
export function TypeLink({ type, size, onOpen }: Props) {
  return (
    <Link {...typeProducts(type.nav_type_id)} className={cx(css.type, size >= 80 && css.large)} onClick={onOpen}>
      <img
        src={type.icon_url}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      />
      <span>{type.nav_type_name}</span>
    </Link>
  )
}

/** Its box while the tree is on the way. */
export function TypeLinkSkeleton({ size }: Pick<Props, 'size'>) {
  return (
    <span className={cx(css.type, size >= 80 && css.large)} aria-hidden="true">
      <i className={css.shine} style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }} />
      <span className={css.word} />
    </span>
  )
}
