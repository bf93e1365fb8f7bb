import { plainText } from '@nusaria/contracts/plain-text'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '../cx.ts'
import css from './html-text.module.css'
import { sanitise } from './sanitise.ts'

interface Props {
  readonly html: string
  /** What it is, for a table without a caption. */
  readonly label: string
  readonly className?: string | undefined
}

/** A merchant's HTML. The server has no document to sanitise it with: it sends the words alone, which the page then replaces. */
export function HtmlText(props: Props) {
  const { i18n } = useTranslation()
  // A new element for each text: React doesn't know what is in it.
  return <SanitisedText key={i18n.language + props.html} {...props} />
}

function SanitisedText({ html, label, className }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const labels = { newTab: t('footer.newTab'), table: label }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each element
  useLayoutEffect(() => {
    const content = sanitise(html, labels)
    if (!box.current || (!content.textContent?.trim() && !content.querySelector('img'))) return
    box.current.replaceChildren(content)
    box.current.dataset.rich = ''
  }, [])
  return (
    <div ref={box} className={cx('breaks', css.text, className)}>
      {plainText(html)}
    </div>
  )
}
