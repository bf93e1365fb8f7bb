import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import type { ListHeaderProps } from './list-header-props.ts'
import css from './result-count.module.css'

type Props = Pick<ListHeaderProps, 'total' | 'failed'> & { readonly keyword: string | null; readonly className?: string }

/** How many products there are; read out when it is known. */
export function ResultCount({ total, failed, keyword, className }: Props) {
  const { t } = useTranslation('search')
  const words = total === undefined ? '' : keyword === null ? t('list.count', { count: total }) : t('list.found', { count: total, keyword })
  return (
    <div className={className}>
      <p role="status" className={css.count}>
        {words}
      </p>
      {total === undefined && !failed && (
        <span className={css.shine} aria-hidden="true">
          <Skeleton height={12} width={160} />
        </span>
      )}
    </div>
  )
}
