import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './auth.module.css'

/** Under an account's field: what happens to one the shop doesn't know yet. */
export function RegistrationHint({ children }: { readonly children: ReactNode }) {
  return (
    <span className={css.hint}>
      <Icon of={Info} size={14} stroke={2} />
      {children}
    </span>
  )
}
