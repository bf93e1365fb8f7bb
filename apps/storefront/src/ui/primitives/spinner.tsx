import { cx } from '../cx.ts'
import css from './spinner.module.css'

export function Spinner({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={cx(css.spinner, className)} />
}
