import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../shared/ui/paint/icon.tsx'
import css from './apply-form.module.css'

interface Props {
  readonly id?: string
  readonly children: ReactNode
}

/** What a part of the form lacks, below it. */
export function SectionError({ id, children }: Props) {
  return (
    <p id={id} className={css.error} role="alert">
      <Icon of={CircleAlert} size={14} stroke={2} />
      {children}
    </p>
  )
}
