import { Kawung } from './kawung.tsx'

/** An empty basket with the shop's sign on its handle. */
export function EmptyBasketDrawing() {
  return (
    <svg viewBox="0 0 220 180" fill="none" aria-hidden="true">
      <ellipse cx="110" cy="160" rx="86" ry="9" fill="var(--line)" />
      <path d="M60 84c6-38 26-56 50-56s44 18 50 56" stroke="#B9802B" strokeWidth="7" strokeLinecap="round" />
      <g transform="translate(94 10) scale(1.35)" color="var(--sambal)">
        <svg width="24" height="24" x="0" y="0" aria-hidden="true">
          <Kawung />
        </svg>
      </g>
      <path d="M44 82h132l-14 66a10 10 0 0 1-10 8H68a10 10 0 0 1-10-8z" fill="#F3BE6C" />
      <path d="M38 76a6 6 0 0 1 6-6h132a6 6 0 0 1 6 6v10H38z" fill="var(--kunyit)" />
      <g stroke="#C98F35" strokeWidth="3.5" strokeLinecap="round">
        <path d="M54 106h112M59 128h102M76 92l6 58M98 92l3 58M122 92l-3 58M144 92l-6 58" />
      </g>
    </svg>
  )
}

/** A magnifier over an empty shelf. */
export function NoResultsDrawing() {
  return (
    <svg viewBox="0 0 220 180" fill="none" aria-hidden="true">
      <ellipse cx="110" cy="162" rx="84" ry="8" fill="var(--line)" />
      <path d="M36 128h148v12a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8z" fill="var(--kunyit)" />
      <path d="M36 128h148v8H36z" fill="#F3BE6C" />
      <path d="M52 148v12M168 148v12" stroke="#B9802B" strokeWidth="8" strokeLinecap="round" />
      <circle cx="104" cy="74" r="40" fill="var(--surface)" stroke="var(--ink)" strokeWidth="8" />
      <path d="M133 103l30 30" stroke="var(--ink)" strokeWidth="12" strokeLinecap="round" />
      <g transform="translate(80 50)" color="var(--sambal-100)">
        <svg width="48" height="48" aria-hidden="true">
          <Kawung />
        </svg>
      </g>
    </svg>
  )
}

/** A page that came apart. */
export function TornPageDrawing() {
  return (
    <svg viewBox="0 0 220 180" fill="none" aria-hidden="true">
      <ellipse cx="110" cy="162" rx="80" ry="8" fill="var(--line)" />
      <path
        d="M62 26h70l28 28v26l-18 12-16-10-18 14-20-12-16 10-10-6z"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M132 26v22a6 6 0 0 0 6 6h22" fill="var(--sunken)" stroke="var(--edge)" strokeWidth="3" strokeLinejoin="round" />
      <path
        d="M60 108l12-8 16 12 20-12 18 12 16-10 16 8v40a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6z"
        fill="var(--surface)"
        stroke="var(--edge)"
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
