import { Kawung } from '../../shared/ui/kawung.tsx'

/** A phone, and the way to turn it. */
export function PhoneUpright() {
  return (
    <svg viewBox="0 0 160 160" fill="none" aria-hidden="true">
      <circle cx="80" cy="80" r="76" fill="var(--kunyit-50)" />
      <rect x="20" y="88" width="92" height="50" rx="10" fill="var(--line)" transform="rotate(-8 66 113)" />
      <rect x="58" y="26" width="54" height="98" rx="11" fill="var(--surface)" stroke="var(--ink)" strokeWidth="5" />
      <g color="var(--sambal)">
        <svg x="70" y="60" width="30" height="30" aria-hidden="true">
          <Kawung />
        </svg>
      </g>
      <path
        d="M122 62a40 40 0 0 1-4 58m0 0 14-2m-14 2-1-14"
        stroke="var(--sambal)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
