import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatRating } from '../../shared/format/count.ts'
import { currentLanguage } from '../../shared/i18n/language.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import css from './rating.module.css'

/** What reviewers gave on average, of 5. */
export function Rating({ value }: { readonly value: number }) {
  const { t } = useTranslation()
  const text = formatRating(value, currentLanguage())
  return (
    <span className={css.rating}>
      <Icon of={Star} className={css.star} />
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{t('card.rating', { rating: text })}</VisuallyHidden>
    </span>
  )
}
