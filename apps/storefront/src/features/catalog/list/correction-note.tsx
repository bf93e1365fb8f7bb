import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Link } from '#ui/primitives/link.tsx'
import css from './correction-note.module.css'
import type { ListHeaderProps } from './list-facets.ts'

/** Says which words the results are for where that isn't what was typed, with the link to what was typed; of an exact search the other way. */
export function CorrectionNote({ listState: { query, linkTo }, correction }: Pick<ListHeaderProps, 'listState' | 'correction'>) {
  const { t } = useTranslation('search')
  const { source } = query
  if (!correction || source.keyword === null) return null
  const { keyword, left_out } = correction
  const to = (exact: boolean) => linkTo({ ...query, source: exact ? { ...source, exact } : { keyword, typeId: null } })
  if (source.exact)
    return (
      <p className={css.note}>
        <Link {...to(false)}>{t('list.didYouMean', { keyword })}</Link>
      </p>
    )
  return (
    <p className={css.note}>
      <span>{left_out.length > 0 ? t('list.leftOut', { keyword, words: left_out.join(' ') }) : t('list.corrected', { keyword })}</span>{' '}
      <Link {...to(true)}>{t('list.exactly', { keyword: source.keyword })}</Link>
    </p>
  )
}
