import { Kawung } from '../../shared/ui/paint/kawung.tsx'
import css from './payment-result.module.css'

/** Four petals behind a disc: a tick when it went well, a clock while it is open, a stroke when it is over. */
export function ResultIcon({ tone }: { readonly tone: 'good' | 'open' | 'over' }) {
  return (
    <span className={`${css.mark} ${css[tone]}`} aria-hidden="true">
      <Kawung className={css.petals} />
      <svg viewBox="0 0 112 112" className={css.disc} aria-hidden="true">
        <circle cx="56" cy="56" r="27" fill="currentColor" />
        <g fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
          {tone === 'good' && <path d="M45 57l8 8 15-16" />}
          {tone === 'open' && <path d="M56 43v14l9 6" />}
          {tone === 'over' && <path d="M46 56h20" />}
        </g>
      </svg>
    </span>
  )
}
