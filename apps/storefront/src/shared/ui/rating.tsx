import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatRating } from '../format/count.ts'
import { currentLanguage } from '../i18n/language.ts'
import { Icon } from './icon.tsx'
import css from './rating.module.css'
import { VisuallyHidden } from './unseen.tsx'

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
