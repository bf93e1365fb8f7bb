import Copy from 'lucide/dist/esm/icons/copy.mjs'
import { copyText } from '#platform/browser/copy-text.ts'
import css from './copy-button.module.css'
import { Icon } from './icon.tsx'

interface Props {
  readonly text: string
  readonly label: string
  /** Toasts. */
  readonly done: string
  readonly failed: string
  /** Only the icon; the label is its accessible name. */
  readonly bare?: boolean
}

export function CopyButton({ text, label, done, failed, bare }: Props) {
  return (
    <button
      type="button"
      className={css.copy}
      aria-label={bare ? label : undefined}
      title={label}
      onClick={() => void copyText(text, { done, failed })}
    >
      <Icon of={Copy} size={14} stroke={2} />
      {!bare && <span>{label}</span>}
    </button>
  )
}
