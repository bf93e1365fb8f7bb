import type { MouseEvent } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import css from './table-of-contents.module.css'

/** The section that the hash names, if the page has it. */
export function sectionFromHash(): HTMLElement | null {
  const { hash } = window.location
  return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
}

interface Props {
  readonly label: string
  readonly parts: readonly { readonly key: string; readonly title: string }[]
  /** In a row and without numbers. */
  readonly row?: boolean
}

export function TableOfContents({ label, parts, row }: Props) {
  /** Scrolls to a section, focuses it and puts its id into the address, without a new entry in the history. */
  const jump = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const part = document.getElementById(id)
    if (!part) return
    window.history.replaceState(window.history.state, '', `#${id}`)
    part.scrollIntoView({ block: 'start' })
    part.focus({ preventScroll: true })
  }
  return (
    <nav className={cx(css.contents, row && css.row)} aria-label={label}>
      <ol>
        {parts.map(({ key, title }) => (
          <li key={key}>
            <a href={`#${key}`} onClick={(event) => jump(event, key)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Desktop: the contents beside a document. */
export function ContentsAside(props: Omit<Props, 'row'>) {
  const { t } = useTranslation()
  return (
    <div className={css.aside}>
      <h2>{t('legal.contents')}</h2>
      <TableOfContents {...props} />
    </div>
  )
}
