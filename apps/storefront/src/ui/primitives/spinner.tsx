import { cx } from '../cx.ts'
import css from './spinner.module.css'

/** A spinning ring, 16 px, in the text's colour. */
export function Spinner({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={cx(css.spinner, className)} />
}
