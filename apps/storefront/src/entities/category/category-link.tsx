import type { NavChild } from '@nusaria/contracts/nav'
import { useState } from 'react'
import { categoryProductsLink } from '../../shared/paths.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './category-link.module.css'

interface Props {
  readonly type: NavChild
  /** px at a 16 px root */
  readonly size: 52 | 64 | 80 | 84
  /** Its place among its neighbours, from 0: the ground changes along them. */
  readonly place: number
  /** Before it opens. */
  readonly onOpen?: () => void
  /** The one chosen last. */
  readonly chosen?: boolean
}

const TILE_COLORS = ['#FBE6D6', '#DDF0EF', '#FCEFCB', '#E1F1E6', '#E0EDF5', '#FBE3E1', '#E9EEDB', '#F7E0D3', '#F3E9DB'] as const

/** A type of the category tree: its picture, its initial when that fails, and its name; leads to its products. */
export function CategoryLink({ type, size, place, onOpen, chosen }: Props) {
  const side = `${size / 16}rem`
  const [failed, setFailed] = useState('')
  const { icon_url, nav_type_name } = type
  return (
    <Link
      {...categoryProductsLink(type.nav_type_id)}
      className={cx(css.type, size >= 80 && css.large, chosen && css.chosen)}
      data-chosen={chosen}
      onClick={onOpen}
    >
      <span className={css.tile} style={{ width: side, height: side, background: TILE_COLORS[place % TILE_COLORS.length] }}>
        {failed === icon_url ? (
          <b aria-hidden="true">{nav_type_name.charAt(0)}</b>
        ) : (
          <img src={icon_url} alt="" width={size} height={size} loading="lazy" onError={() => setFailed(icon_url)} />
        )}
      </span>
      <span className={css.name}>{nav_type_name}</span>
    </Link>
  )
}

/** Its box while the tree is on the way. */
export function CategoryLinkSkeleton({ size }: Pick<Props, 'size'>) {
  const side = `${size / 16}rem`
  return (
    <span className={cx(css.type, size >= 80 && css.large)} aria-hidden="true">
      <span className={css.tile} style={{ width: side, height: side }} />
      <span className={css.name} />
    </span>
  )
}
