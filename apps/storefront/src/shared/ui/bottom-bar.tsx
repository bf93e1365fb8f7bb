import type { ReactNode } from 'react'
import css from './bottom-bar.module.css'

/** The action of a mobile page, always at hand at its bottom. Keeps room for itself at the end of the page. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className={css.room} />
      <div className={css.bar}>{children}</div>
    </>
  )
}
