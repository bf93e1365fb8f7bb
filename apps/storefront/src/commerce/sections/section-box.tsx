import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import css from './section-box.module.css'

/** As wide as the page's column. `top`: reaches up into the page's header, as banners do. */
export function SectionWidth({ top = false, children }: { readonly top?: boolean; readonly children: ReactNode }) {
  return <div className={cx(css.width, top && css.top)}>{children}</div>
}

export function SectionBox({ children }: { readonly children: ReactNode }) {
  return (
    <section className={css.width}>
      <div className={css.section}>{children}</div>
    </section>
  )
}
