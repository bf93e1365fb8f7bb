import { useLayout } from '../../shared/browser/use-layout.ts'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './product-skeleton.module.css'

function Mobile() {
  return (
    <div className={css.mobile}>
      <div className={css.picture} />
      <div className={css.body}>
        <Skeleton height={38} width={190} gap={8} />
        <Skeleton height={22} width="92%" gap={6} />
        <Skeleton height={22} width="56%" gap={12} />
        <Skeleton height={18} width="70%" gap={20} />
        <Skeleton height={220} radius={16} gap={12} />
        <Skeleton height={190} radius={16} />
      </div>
    </div>
  )
}

function Desktop() {
  return (
    <div className={css.desktop}>
      <div>
        <div className={css.picture} />
        <Skeleton height={90} radius={14} />
      </div>
      <div>
        <Skeleton height={24} width={160} gap={12} />
        <Skeleton height={32} width="80%" gap={8} />
        <Skeleton height={32} width="52%" gap={12} />
        <Skeleton height={20} width="60%" gap={20} />
        <Skeleton height={86} radius={16} gap={22} />
        <Skeleton height={44} gap={22} />
        <Skeleton height={44} gap={22} />
        <Skeleton height={54} radius={14} />
      </div>
    </div>
  )
}

/** The page's placeholder while the product is loading. */
export function ProductSkeleton() {
  const mobile = useLayout() === 'mobile'
  return <div aria-hidden="true">{mobile ? <Mobile /> : <Desktop />}</div>
}
