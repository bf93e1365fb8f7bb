import CircleHelp from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../primitives/icon.tsx'
import { Link } from '../primitives/link.tsx'
import css from './list-help-link.module.css'

export function ListHelpLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={cx('row above-20 hitArea gap-6 justify-center size-13 line-24 weight-700', css.link)}>
      <Icon of={CircleHelp} size={16} />
      <span>{children}</span>
    </Link>
  )
}
