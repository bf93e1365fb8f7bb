import css from './skeleton.module.css'

interface Props {
  /** px at a 16 px root */
  readonly height: number
  /** px at a 16 px root, or a share of the width; default: the full width */
  readonly width?: number | `${number}%`
  readonly radius?: number
  /** Room below, px at a 16 px root. */
  readonly gap?: number
}

const rem = (px: number) => `${px / 16}rem`

/** A bar of a skeleton, as big as the later content. Hide the whole skeleton from screen readers. */
export function Skeleton({ height, width, radius, gap = 0 }: Props) {
  return (
    <span
      className={css.bar}
      style={{
        height: rem(height),
        width: typeof width === 'number' ? rem(width) : width,
        borderRadius: radius === undefined ? undefined : rem(radius),
        marginBottom: rem(gap),
      }}
    />
  )
}
