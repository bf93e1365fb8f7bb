import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './choice.module.css'

interface Props {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  readonly name?: string
  /** Its name when there is no visible label. */
  readonly label?: string
  /** The visible label; may contain links. */
  readonly children?: ReactNode
}

interface CheckboxProps extends Omit<Props, 'checked'> {
  /** `indeterminate`: some of several are checked. */
  readonly checked: boolean | 'indeterminate'
  readonly invalid?: boolean
}

/** The mark of a checkbox whose label is something larger. */
export const squareMark = cx(css.mark, css.square)

export function Checkbox({ checked, onChange, disabled, invalid, name, label, children }: CheckboxProps) {
  return (
    <label className={cx('row gap-10 align-start inline', css.checkbox)}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = checked === 'indeterminate'
        }}
        type="checkbox"
        className={squareMark}
        name={name}
        checked={checked === true}
        disabled={disabled}
        aria-label={label}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children !== undefined && <span className={cx('size-13 line-20 tone-ink-2', css.label)}>{children}</span>}
    </label>
  )
}

/** Changes take effect without a button to confirm. */
export function Switch({ checked, onChange, disabled, label }: Omit<Props, 'children' | 'name'>) {
  return (
    <label className={css.toggle}>
      <input
        type="checkbox"
        className={css.track}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
