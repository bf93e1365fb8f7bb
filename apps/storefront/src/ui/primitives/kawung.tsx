import { sign, wordmark } from '@nusaria/brand'
import { useId } from 'react'
import { cx } from '../cx.ts'
import css from './kawung.module.css'

function RotatedPath({ path }: { readonly path: string }) {
  return sign.turns.map((turn) => <path key={turn} transform={`rotate(${turn} 12 12)`} d={path} />)
}

/** The brand's sign, 24 by 24, in the text's colour. */
export function Kawung({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <g fill="currentColor">
        <RotatedPath path={sign.path} />
      </g>
    </svg>
  )
}

interface PatternProps {
  /** px at a 16 px root, of one tile */
  readonly tile?: number
  readonly color: string
  readonly opacity: number
  readonly className?: string
}

/** The sign all over the nearest positioned box, under its content. At most 8 % under text. */
export function KawungPattern({ tile = 56, color, opacity, className }: PatternProps) {
  const id = useId()
  return (
    <svg className={cx(css.pattern, className)} width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <g opacity={opacity} fill={color} transform={`scale(${tile / 24})`}>
            <RotatedPath path={sign.path} />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

interface LogoProps {
  /** px at a 16 px root */
  readonly size?: number
  /** `dark`: on sambal, the tile is white; `ink`: on ink, only the name is. */
  readonly on?: 'light' | 'dark' | 'ink'
}

export function Logo({ size = 34, on = 'light' }: LogoProps) {
  const tile = on === 'dark' ? 'var(--on-dark)' : 'var(--sambal)'
  const petals = on === 'dark' ? 'var(--sambal)' : 'var(--on-dark)'
  return (
    <span
      className={cx('row gap-10 inline weight-800', css.logo, on !== 'light' && css.onDark)}
      style={{ fontSize: `${(size * 0.72) / 16}rem` }}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}>
        <rect width="32" height="32" rx="9" fill={tile} />
        <g transform="translate(2.8 2.8) scale(1.1)">
          <g fill={petals}>
            <RotatedPath path={sign.path} />
          </g>
          <g stroke={tile} strokeWidth="1.1" strokeLinecap="round">
            <RotatedPath path={sign.line} />
          </g>
          <circle cx="12" cy="12" r="1.5" fill="var(--kunyit)" />
        </g>
      </svg>
      <span className={css.name} translate="no">
        {wordmark}
      </span>
    </span>
  )
}
