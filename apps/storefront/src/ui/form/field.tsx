import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../primitives/icon.tsx'
import { ownText } from '../primitives/text.tsx'
import css from './field.module.css'

/** What ties the control of a field to its label, hint and error. */
export interface ControlProps {
  readonly id: string
  /** In place of `required`, with which an empty field would be invalid before the shopper has touched it. */
  readonly 'aria-required': true | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface Props {
  readonly label: ReactNode
  /** The label is only for screen readers. */
  readonly hideLabel?: boolean | undefined
  /** In place of the hint. */
  readonly error?: ReactNode
  readonly hint?: ReactNode
  /** After both: what the field left out. */
  readonly notice?: ReactNode
  readonly required?: boolean | undefined
  /** The id of what else describes the control: to where a code was sent. */
  readonly describedBy?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/** The label, hint and error of a control. */
export function Field({ label, hideLabel, error, hint, notice, required, describedBy, children }: Props) {
  const id = useId()
  const textId = `${id}text`
  const ids = [describedBy, error || hint !== undefined ? textId : undefined].filter(Boolean).join(' ')
  const control: ControlProps = {
    id,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids || undefined,
  }
  return (
    <div className={css.field}>
      <label htmlFor={id} className={cx('below-6 block size-13 line-18 weight-600', hideLabel && 'unseen')}>
        {label}
      </label>
      {children(control)}
      {hint !== undefined && !error && (
        <span id={textId} className={css.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span
          id={textId}
          className={cx('row gap-6 align-fill weight-600 tone-error-700', css.error)}
          aria-live="polite"
          data-part="error-text"
        >
          <Icon of={CircleAlert} size={14} stroke={2} />
          {ownText(error)}
        </span>
      )}
      {notice}
    </div>
  )
}
