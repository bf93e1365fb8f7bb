import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import css from '../../entities/verification-code/auth.module.css'
import { Icon } from '../../shared/ui/paint/icon.tsx'

/** Under an account's field: what happens to one the shop doesn't know yet. */
export function RegistrationHint({ children }: { readonly children: ReactNode }) {
  return (
    <span className={css.hint}>
      <Icon of={Info} size={14} stroke={2} />
      {children}
    </span>
  )
}
