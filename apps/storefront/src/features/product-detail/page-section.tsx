import type { ReactNode } from 'react'
import css from './page-section.module.css'
import type { Section } from './sections.ts'
import { sectionId } from './sections.ts'

/** A part of the page that can be jumped to. */
export function PageSection({ of, children }: { readonly of: Section; readonly children: ReactNode }) {
  return (
    <div id={sectionId(of)} tabIndex={-1} className={css.section}>
      {children}
    </div>
  )
}
