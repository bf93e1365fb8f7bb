import { LIMITS } from '@nusaria/contracts/limits'
import { toDigits } from '@nusaria/contracts/typed-text'
import type { Ref } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '../cx.ts'
import css from './code-input.module.css'
import { droppedFromDigits, useDropped } from './dropped.tsx'

interface Props {
  /** Digits typed so far. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** All digits are there. */
  readonly onComplete?: (value: string) => void
  readonly invalid?: boolean
  /** Ids of what says to where the code was sent, and of the error text. */
  readonly describedBy?: string
  readonly autoFocus?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** Six boxes over one real input: the keyboard, pasting and the device's code from a message all work as they do anywhere. */
export function CodeInput({ value, onChange, onComplete, invalid, describedBy, autoFocus, ref }: Props) {
  const { t } = useTranslation()
  const length = LIMITS.codeLength
  const [notice, report] = useDropped()
  const change = (typed: string) => {
    const digits = toDigits(typed).slice(0, length)
    report(droppedFromDigits(typed, digits))
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  return (
    <div className={cx(css.code, invalid && css.invalid)}>
      <input
        ref={ref}
        className={css.input}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d*"
        aria-label={t('code.label', { length })}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        // biome-ignore lint/a11y/noAutofocus: the page asks for nothing but this code
        autoFocus={autoFocus}
      />
      <div className={cx('grid gap-10', css.boxes)} aria-hidden="true">
        {Array.from({ length }, (_, place) => `box-${place}`).map((key, place) => (
          <span key={key} className={cx('center weight-800 digits', css.box, place === Math.min(value.length, length - 1) && css.next)}>
            {value[place]}
          </span>
        ))}
      </div>
      {notice}
    </div>
  )
}
