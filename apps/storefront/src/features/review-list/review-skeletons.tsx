import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './review-item.module.css'

/** Reviews on the way, each as tall as a short one. */
export function ReviewSkeletons({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((place) => (
        <div key={place} className={css.review}>
          <span className={css.face} />
          <div className={css.words}>
            <Skeleton height={18} width="40%" gap={4} />
            <Skeleton height={14} width={80} gap={8} />
            <Skeleton height={18} width="92%" gap={4} />
            <Skeleton height={18} width="64%" />
          </div>
        </div>
      ))}
    </div>
  )
}
