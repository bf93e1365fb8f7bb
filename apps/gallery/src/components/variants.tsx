import type { ReactNode } from 'react'
import css from './variants.module.css'

/** States of a piece, one below the other; `across`: side by side. */
export function Variants({ across, children }: { readonly across?: boolean; readonly children: ReactNode }) {
  return <div className={across ? css.across : css.rows}>{children}</div>
}

/** Room of a phone's width, for what fills what it gets. */
export function PhoneWidth({ children }: { readonly children: ReactNode }) {
  return <div className={css.phone}>{children}</div>
}
