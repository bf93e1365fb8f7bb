import { cx } from '#ui/cx.ts'
import { usePicture } from '#ui/primitives/picture.tsx'
import css from './category-scene.module.css'

interface Props {
  readonly url: string
  readonly className?: string | undefined
}

/** The goods of a category in use, beside its name. Without the picture its room stays empty. */
export function CategoryScene({ url, className }: Props) {
  const { lost, source } = usePicture(url)
  return (
    <span className={cx('block', css.scene, className)}>{!lost && <img {...source} alt="" width={600} height={200} loading="lazy" />}</span>
  )
}
