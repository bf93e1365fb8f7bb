import { Kawung } from './kawung.tsx'

/** A page that came apart. */
export function TornPageDrawing() {
  return (
    <svg viewBox="0 0 220 180" fill="none" aria-hidden="true">
      <ellipse cx="110" cy="162" rx="80" ry="8" fill="var(--line)" />
      <path
        d="M62 26h70l28 28v26l-18 12-16-10-18 14-20-12-16 10-10-6z"
        fill="#fff"
        stroke="#D9CDBE"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M132 26v22a6 6 0 0 0 6 6h22" fill="var(--sunken)" stroke="#D9CDBE" strokeWidth="3" strokeLinejoin="round" />
      <path
        d="M60 108l12-8 16 12 20-12 18 12 16-10 16 8v40a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6z"
        fill="#fff"
        stroke="#D9CDBE"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <g stroke="var(--line)" strokeWidth="5" strokeLinecap="round">
        <path d="M78 48h34M78 62h54M82 134h56M82 146h36" />
      </g>
      <g transform="translate(138 112)" color="var(--sambal)">
        <svg width="46" height="46" aria-hidden="true">
          <Kawung />
        </svg>
      </g>
    </svg>
  )
}
