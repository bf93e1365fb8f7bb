import { type NavChild, navContract } from '@nusaria/contracts/nav'
import { injectCalls } from '#platform/api/api.ts'
import { categoryProductsLink } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Link } from '#ui/primitives/link.tsx'
import { usePicture } from '#ui/primitives/picture.tsx'
import './category.tokens.css'
import css from './category-link.module.css'

interface Props {
  readonly category: NavChild
  /** px at a 16 px root */
  readonly size: 52 | 64 | 80 | 84
  /** From 0; gives the background colour. */
  readonly index: number
  readonly onOpen?: () => void
  readonly chosen?: boolean
}

/** Colours of the tiles: `--tile-0` and so on. */
const TILES = 9

export function CategoryLink({ category, size, index, onOpen, chosen }: Props) {
  const side = `${size / 16}rem`
  const { icon_url, nav_type_name } = category
  const { lost, source } = usePicture(icon_url, `${size}px`)
  return (
    <Link
      {...categoryProductsLink(category.nav_type_id)}
      className={cx(css.type, size >= 80 && css.large, chosen && css.chosen)}
      data-chosen={chosen}
      onClick={onOpen}
    >
      <span className={css.tile} style={{ width: side, height: side, background: `var(--tile-${index % TILES})` }}>
        {lost ? <b aria-hidden="true">{nav_type_name.charAt(0)}</b> : <img {...source} alt="" width={size} height={size} loading="lazy" />}
      </span>
      <span className={css.name}>{nav_type_name}</span>
    </Link>
  )
}

export function CategoryLinkSkeleton({ size }: Pick<Props, 'size'>) {
  const side = `${size / 16}rem`
  return (
    <span className={cx(css.type, size >= 80 && css.large)} aria-hidden="true">
      <span className={css.tile} style={{ width: side, height: side }} />
      <span className={css.name} />
    </span>
  )
}

export const { useNavTypeListQuery } = injectCalls('nav', navContract, { typeList: { keepUnusedDataFor: 3_600 } })
