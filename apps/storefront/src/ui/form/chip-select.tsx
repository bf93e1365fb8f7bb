import type { IconNode } from 'lucide'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { Icon } from '../primitives/icon.tsx'
import { chipClass } from '../primitives/tag.tsx'
import css from './chip-select.module.css'

interface Props<V extends string> {
  /** For screen readers: what is chosen here. */
  readonly label: string
  readonly icon: IconNode
  readonly value: V
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly onChange: (value: V) => void
}

/** A choice of one as compact as a chip, with the device's own list, which lies unseen over it. */
export function ChipSelect<V extends string>({ label, icon, value, options, onChange }: Props<V>) {
  return (
    <span className={chipClass(false, css.select)}>
      <Icon of={icon} size={14} />
      <span aria-hidden="true">{options.find((option) => option.value === value)?.label}</span>
      <Icon of={ChevronDown} size={14} />
      <select
        aria-label={label}
        value={value}
        // A dialog doesn't begin with it: a select shows the ring of the focus after a touch, too.
        data-no-autofocus=""
        onChange={(event) => {
          const choice = options.find((option) => option.value === event.currentTarget.value)
          if (choice) onChange(choice.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
