import type { ReactNode } from 'react'
import { Kawung } from '../kawung.tsx'

/** The ground of each drawing: a pale disc, a shadow on the floor, two petals in the air. All colours are the theme's. */
export function Canvas({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 220 180" fill="none" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="110" cy="88" r="78" fill="var(--kunyit-50)" />
      <ellipse cx="110" cy="164" rx="82" ry="8" fill="var(--line)" />
      <path
        d="M30 58c7-2 11-6 13-13 2 7 6 11 13 13-7 2-11 6-13 13-2-7-6-11-13-13zM172 32c5-1 8-4 9-9 1 5 4 8 9 9-5 1-8 4-9 9-1-5-4-8-9-9z"
        fill="var(--kunyit-200)"
      />
      {children}
    </svg>
  )
}

export function Shade({ d, lit }: { readonly d: string; readonly lit?: boolean }) {
  return <path d={d} fill={lit ? 'var(--on-dark)' : 'var(--on-bright)'} opacity={lit ? 0.32 : 0.12} />
}

interface SignProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color?: string
}

/** The shop's sign, by its upper left corner. */
export function Sign({ x, y, size, color = 'var(--sambal)' }: SignProps) {
  return (
    <g transform={`translate(${x} ${y})`} color={color}>
      <svg width={size} height={size} aria-hidden="true">
        <Kawung />
      </svg>
    </g>
  )
}
