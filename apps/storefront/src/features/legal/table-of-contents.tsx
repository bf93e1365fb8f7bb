import type { MouseEvent } from 'react'
import { cx } from '../../shared/ui/cx.ts'
import { scrollToSection } from './scroll-to-section.ts'
import css from './table-of-contents.module.css'

interface Props {
  readonly label: string
  readonly parts: readonly { readonly key: string; readonly title: string }[]
  /** Side by side and without numbers. */
  readonly row?: boolean
}

/** A document's parts by name, each leading to its place. */
export function TableOfContents({ label, parts, row }: Props) {
  const jump = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    scrollToSection(id)
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
