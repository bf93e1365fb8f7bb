import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './button.module.css'
import { Link } from './link.tsx'
import { ownText } from './own-text.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'soft' | 'outline' | 'dark' | 'ghost'
/** 48, 40 or 32 px tall */
export type ButtonSize = 'lg' | 'md' | 'sm'

interface ButtonStyle {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** As wide as its container. */
  readonly block?: boolean
}

interface ButtonProps extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner in the same width; clicks do nothing. */
  readonly loading?: boolean
}

function look({ variant = 'primary', size = 'md', block }: ButtonStyle, className?: string): string {
  return cx(css.button, css[variant], css[size], block && css.block, className)
}

export const buttonClass = look

/** Use one primary button per view; in lists one per card. */
export function Button({ variant, size, block, loading = false, className, children, disabled, type = 'button', ...props }: ButtonProps) {
  return (
    <button
      type={type}
      className={look({ variant, size, block }, cx(loading && css.loading, className))}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      {...props}
      onClick={loading ? (event) => event.preventDefault() : props.onClick}
    >
      {loading && <Spinner className={css.spinner} />}
      {ownText(children)}
    </button>
  )
}

interface LinkButtonProps extends ButtonStyle {
  readonly to: string
  readonly state?: unknown
  readonly replace?: boolean
  readonly rel?: string
  readonly onClick?: () => void
  readonly className?: string
  readonly children: ReactNode
}

export function LinkButton({ variant, size, block, className, ...props }: LinkButtonProps) {
  return <Link className={look({ variant, size, block }, className)} {...props} />
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** What it does: its accessible name and tooltip. */
  readonly label: string
  readonly children: ReactNode
}

/** A 40 px square around an icon. */
export function IconButton({ label, className, type = 'button', ...props }: IconButtonProps) {
  return <button type={type} aria-label={label} title={label} className={cx(css.iconButton, className)} {...props} />
}
