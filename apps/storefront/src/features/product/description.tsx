import { isBlank, isMarkup } from '@nusaria/contracts/markup'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { cx } from '#ui/cx.ts'
import css from './description.module.css'

const HtmlText = lazyOptional(() => import('#ui/html/html-text.tsx').then((m) => m.HtmlText))

/** Whether a product's description has something to show. */
export const isDescribed = (text: string | undefined): text is string => text !== undefined && !isBlank(text)

/** A product's description: plain text as it is typed, or HTML, whose code loads only then. */
export function Description({ text, className }: { readonly text: string; readonly className: string }) {
  const { t } = useTranslation('product')
  if (isMarkup(text)) return <HtmlText html={text} label={t('description')} className={className} />
  return <p className={cx('breaks', css.plain, className)}>{text}</p>
}
