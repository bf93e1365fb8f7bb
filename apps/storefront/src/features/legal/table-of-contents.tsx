import type { MouseEvent } from 'react'
import { cx } from '../../shared/ui/cx.ts'
import css from './table-of-contents.module.css'

/** Brings a part of the page to the top, puts the focus there and its name into the address, without a step in the history. */
export function scrollToSection(id: string): void {
  const part = document.getElementById(id)
  if (!part) return
  window.history.replaceState(window.history.state, '', `#${id}`)
  part.scrollIntoView({ block: 'start' })
  part.focus({ preventScroll: true })
}

/** The part that the address names, if the page has one of that name. */
export function sectionFromHash(): HTMLElement | null {
  const { hash } = window.location
  return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
}

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
