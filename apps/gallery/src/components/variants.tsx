import type { ReactNode } from 'react'
import css from './variants.module.css'

/** Variants of a component, one below the other; `across`: side by side. */
export function Variants({ across, children }: { readonly across?: boolean; readonly children: ReactNode }) {
  return <div className={across ? css.across : css.rows}>{children}</div>
}

/** A box as wide as a phone, for components that fill their container. */
export function PhoneWidth({ children }: { readonly children: ReactNode }) {
  return <div className={css.phone}>{children}</div>
}
