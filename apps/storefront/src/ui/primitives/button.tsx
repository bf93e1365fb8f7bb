import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import { cx } from '../cx.ts'
import css from './button.module.css'
import { Link } from './link.tsx'
import { ownText } from './text.tsx'

export function Spinner({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={cx(css.spinner, className)} />
}

/** 48, 40 or 32 px tall */
export type ButtonSize = 'lg' | 'md' | 'sm'

interface ButtonStyle {
  readonly variant?: 'primary' | 'soft' | 'outline' | 'dark' | 'ghost'
  readonly size?: ButtonSize
  readonly block?: boolean
}

interface ButtonProps extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner in the same width; clicks do nothing. */
  readonly loading?: boolean
}

export function buttonClass({ variant = 'primary', size = 'md', block }: ButtonStyle, className?: string): string {
  return cx(css.button, css[variant], css[size], block && css.block, className)
}

/** Of a plain button that was pressed and is busy: it ignores presses and keeps the focus, which `disabled` would take away. */
export const unlessBusy = (busy: boolean, onClick: () => void) => ({
  'aria-disabled': busy || undefined,
  'aria-busy': busy || undefined,
  onClick: busy ? undefined : onClick,
})

/** Use one primary button per view; in lists one per card. */
export function Button({ variant, size, block, loading = false, className, children, disabled, type = 'button', ...props }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, size, block }, cx(loading && css.loading, className))}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      {...props}
      onClick={loading ? (event) => event.preventDefault() : props.onClick}
    >
      {loading && <Spinner className={css.leading} />}
      {ownText(children)}
    </button>
  )
}

export function LinkButton({ variant, size, block, className, ...props }: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link className={buttonClass({ variant, size, block }, className)} {...props} />
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does: its accessible name and tooltip. */
  readonly label: string
}

/** A 40 px square around an icon. */
export function IconButton({ label, className, type = 'button', ...props }: IconButtonProps) {
  return <button type={type} aria-label={label} title={label} className={cx(css.iconButton, className)} {...props} />
}
