import type { ReactNode } from 'react'
import css from './login-dialog.module.css'

interface PackProps {
  readonly at: string
  readonly colours: readonly [top: string, bottom: string]
  readonly ink: string
  readonly brand: string
  readonly name: readonly [string, string]
  /** Drawn around (50, 92) on a pack of 100 × 130. */
  readonly children: ReactNode
}

const POUCH = 'M6 0H94L96 10C100 40 101 85 97 122Q96 128 90 128.5C70 131 30 131 10 128.5Q4 128 3 122C-1 85 0 40 4 10Z'

function Pouch({ at, colours: [top, bottom], ink, brand, name, children }: PackProps) {
  return (
    <g transform={at} fontFamily="var(--font)" fontWeight="800" textAnchor="middle" fill={ink}>
      <path d={POUCH} fill={top} />
      <path
        d="M0 66C1 85 1 104 3 122Q4 128 10 128.5C30 131 70 131 90 128.5Q96 128 97 122C99 104 99 85 100 66Z"
        fill={bottom}
        opacity=".55"
      />
      <path d="M5 0H95L96 9.5H4Z" fill="#000" opacity=".1" />
      <path d="M10 22C6 55 6 90 9 116" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".22" />
      <text x="50" y="21" fontSize="6" letterSpacing="1">
        {brand}
      </text>
      <text x="50" y="37" fontSize="15" letterSpacing="-.4">
        {name[0]}
      </text>
      <text x="50" y="52" fontSize="15" letterSpacing="-.4">
        {name[1]}
      </text>
      {children}
    </g>
  )
}

const RAYS = Array.from({ length: 16 }, (_, place) => place * 22.5)

/** Packs of banana chips, cassava chips and honey. */
export function Groceries() {
  return (
    <svg className={css.groceries} viewBox="0 0 380 216" aria-hidden="true">
      <Pouch at="translate(18 50) scale(1.22)" colours={['#F6C544', '#EDAE22']} ink="#4A250D" brand="SARIMBUN" name={['Keripik', 'Pisang']}>
        <circle cx="50" cy="90" r="30" fill="#7A4425" />
        <path d="M33 79C38 99 52 106 70 101C72 99 71 96 68 96C55 97 45 91 39 77Z" fill="#F9D65C" />
        <path d="M33 79C40 93 52 100 70 99" fill="none" stroke="#D9A52B" strokeWidth="1.4" />
        <path d="M33 80L32 74L37 73L39 78Z" fill="#5B3414" />
      </Pouch>
      <g transform="translate(250 58)" fontFamily="var(--font)" fontWeight="800" textAnchor="middle" fill="#6B3A05">
        <rect y="24" width="100" height="132" rx="16" fill="#E08A12" />
        <rect x="9" y="34" width="6" height="110" rx="3" fill="#fff" opacity=".4" />
        <rect x="4" y="0" width="92" height="28" rx="6" fill="#3A2A1A" />
        <rect x="4" y="0" width="92" height="7" rx="3.5" fill="#fff" opacity=".22" />
        <rect y="56" width="100" height="82" fill="#FFF6E1" />
        <path d="M0 56H100V59H0ZM0 135H100V138H0Z" fill="#C4760A" />
        <text x="50" y="71" fontSize="6" letterSpacing="1">
          LEBAHARI
        </text>
        <text x="50" y="86" fontSize="14" letterSpacing="-.4">
          Madu Hutan
        </text>
        <path d="M50 93C56 102 60 108 60 115A10 10 0 0 1 40 115C40 108 44 102 50 93Z" fill="#F2A81D" />
        <path d="M45 115A5 5 0 0 0 49 120" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      </g>
      <Pouch at="translate(116 20) scale(1.5)" colours={['#D9432B', '#B92D1B']} ink="#fff" brand="SARIMBUN" name={['Keripik', 'Singkong']}>
        <g transform="translate(50 92)" fill="#F7B733">
          {RAYS.map((turn) => (
            <path key={turn} transform={`rotate(${turn})`} d="M0 0L-4.4 -32H4.4Z" opacity=".85" />
          ))}
          <circle r="23" />
        </g>
        <path d="M40 84C37 101 45 113 61 112C52 109 49 99 51 83C50 79 42 79 40 84Z" fill="#D5291A" />
        <path d="M39 85C39 79 44 78 46 78C49 78 52 80 52 84C48 82 43 82 39 85Z" fill="#3F9A4C" />
        <path d="M46 78C46 74 48 72 51 71" fill="none" stroke="#3F9A4C" strokeWidth="2.4" strokeLinecap="round" />
      </Pouch>
    </svg>
  )
}
