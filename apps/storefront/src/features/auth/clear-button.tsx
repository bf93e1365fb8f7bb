import { CircleX } from 'lucide-react'
import { IconButton } from '../../shared/ui/button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './auth.module.css'

/** Empties the field it stands in. */
export function ClearButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <IconButton label={label} className={css.clear} onClick={onClick}>
      <Icon of={CircleX} size={18} />
    </IconButton>
  )
}
