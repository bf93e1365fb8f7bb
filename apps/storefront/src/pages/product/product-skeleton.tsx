import { cx } from '../../shared/ui/cx.ts'
import css from './product.module.css'

/** The page's boxes while the product is on the way. */
export function ProductSkeleton() {
  return (
    <div className={css.skeleton} aria-hidden="true">
      <div className={cx(css.picture, css.shine)} />
      <div className={css.lines}>
        <i className={css.shine} style={{ width: '48%' }} />
        <i className={css.shine} />
        <i className={css.shine} style={{ width: '72%' }} />
        <i className={cx(css.shine, css.block)} />
        <i className={cx(css.shine, css.block)} />
      </div>
    </div>
  )
}
