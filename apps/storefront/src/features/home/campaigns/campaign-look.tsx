import type { CmsLook } from '@nusaria/contracts/cms'
import { useId } from 'react'
import './campaign-look.tokens.css'
import css from './campaign-look.module.css'

/** Tiles of 64 by 64, in the colour of the text: shapes that are filled, and lines. */
const MOTIFS: Readonly<Record<CmsLook['motif'], { readonly fill?: string; readonly line?: string }>> = {
  petals: {
    fill: 'M32 30C22 22 22 10 32 4c10 6 10 18 0 26zM32 34c-10 8-10 20 0 26 10-6 10-18 0-26zM30 32C22 22 10 22 4 32c6 10 18 10 26 0zM34 32c8-10 20-10 26 0-6 10-18 10-26 0z',
  },
  checks: { fill: 'M0 0h32v32H0zM32 32h32v32H32z' },
  steam: { line: 'M16 60c-12-10 12-18 0-28s12-18 0-28M48 76c-12-10 12-18 0-28s12-18 0-28M48 12c-12-10 12-18 0-28' },
  crumbs: {
    fill: 'M10 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM40 8l10 4-6 8zM28 36a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM8 44l9-3 1 9zM50 46a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  },
  confetti: {
    fill: 'M8 10l12 4-2 5-12-4zM44 6l5 2-6 11-5-2zM30 30h10v5H30zM10 42l5-3 6 11-5 3zM50 44l11 5-2 5-11-5zM58 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  },
  rays: { line: 'M-8 40L16 24 8 48 40 20M24 72L48 56 40 80 72 52M56 8L80-8' },
}

function Motif({ motif }: Pick<CmsLook, 'motif'>) {
  const id = useId()
  const { fill, line } = MOTIFS[motif] ?? {}
  return (
    <svg aria-hidden="true">
      <pattern id={id} width="64" height="64" patternUnits="userSpaceOnUse">
        <path d={fill} fill="currentColor" />
        <path d={line} fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} opacity="0.5" />
    </svg>
  )
}

/** The ornament behind the head of a campaign's page, and the colours of what is in `data-campaign-look`. */
export function LookHead({ motif }: Pick<CmsLook, 'motif'>) {
  return (
    <div className={css.head}>
      <Motif motif={motif} />
    </div>
  )
}
