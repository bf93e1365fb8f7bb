import { CircleX } from 'lucide-react'
import css from '../../entities/verification-code/auth.module.css'
import { IconButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'

/** Empties the field it stands in. */
export function ClearButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <IconButton label={label} className={css.clear} onClick={onClick}>
      <Icon of={CircleX} size={18} />
    </IconButton>
  )
}
