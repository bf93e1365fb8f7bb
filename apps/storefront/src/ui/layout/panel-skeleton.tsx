import { useLayout } from '#platform/browser/use-layout.ts'
import { cx } from '../cx.ts'
import { Skeleton } from '../primitives/skeleton.tsx'
import css from './panel-skeleton.module.css'

interface Props {
  /** px at a 16 px root, of the panel that comes, or one for each layout */
  readonly height: number | Readonly<Record<'mobile' | 'desktop', number>>
  readonly rows: number
  /** What a row is: a line of text, a product with its picture, a box to choose. */
  readonly look?: 'lines' | 'goods' | 'choices'
  readonly untitled?: boolean
}

/** A white panel while its content is loading: as tall as what comes, with a title and rows. */
export function PanelSkeleton({ height, rows, look = 'lines', untitled }: Props) {
  const layout = useLayout()
  const px = typeof height === 'number' ? height : height[layout]
  return (
    <div className={cx('column surface padX-16 padY-16 gap-16', css.panel)} style={{ minHeight: `${px / 16}rem` }} aria-hidden="true">
      {!untitled && <Skeleton height={20} width="38%" />}
      <div className={cx('grid gap-10', css.rows, css[look])}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all rows are the same
          <div key={row} className={cx('row gap-12 justify-between', css.row)}>
            {look === 'goods' && <Skeleton height={64} width={64} radius={10} />}
            <div className={cx('grid gap-8', css.words)}>
              <Skeleton height={14} width={row % 2 === 0 ? '72%' : '54%'} />
              {look !== 'lines' && <Skeleton height={12} width="40%" />}
            </div>
            {look !== 'choices' && <Skeleton height={14} width="16%" />}
          </div>
        ))}
      </div>
    </div>
  )
}
