import type { ColorName } from './tokens.ts'

type Values = Readonly<Record<string, string>>

/** What a dark page has instead of the colours in `tokens.ts`. Page, cards and what is above them are three steps; each gets lighter. */
const shopDark = {
  paper: '#15110D',
  surface: '#211C17',
  raised: '#2B251E',
  sunken: '#2E2821',
  bone: '#2B251E',
  'bone-2': '#383027',
  line: '#3A3229',
  rail: '#4A4035',
  edge: '#574C40',
  'line-soft': '#4A4035',
  'line-strong': '#908474',
  faint: '#6B5F51',
  mute: '#7A6F63',
  'ink-surface': '#332C24',
  ink: '#F3ECE3',
  'ink-2': '#CFC5B8',
  'ink-3': '#ADA294',
  'disabled-fg': '#7A6F63',
  'sambal-50': '#3D1F17',
  'sambal-100': '#52291E',
  'sambal-ink': '#FF8266',
  'sambal-ground': '#7A2416',
  'sambal-600': '#962918',
  'sambal-700': '#FF9C85',
  'error-50': '#3D1F17',
  error: '#E5604B',
  'error-700': '#FF9C85',
  'kunyit-50': '#36290F',
  'kunyit-ink': '#F5C25E',
  'pandan-50': '#18301F',
  'pandan-200': '#3F6B50',
  'pandan-ink': '#7CCB9A',
  'nila-50': '#1D2A40',
  'nila-ink': '#9DBEF2',
  scrim: 'rgba(0, 0, 0, .64)',
  behind: '#080605',
  glass: 'rgba(33, 28, 23, .92)',
  shade: 'rgba(21, 17, 13, .78)',
  band: '#2C2316',
  hero: '#3B2E14',
} as const satisfies Partial<Record<ColorName, string>>

/** A border in place of a shadow, which nobody sees on a dark page. */
export const darkShadows = {
  shadow: '0 0 0',
  e1: '0 0 0 1px #2E2821',
  e2: '0 0 0 1px var(--edge)',
  e3: '0 0 0 1px var(--line-soft), 0 1rem 3rem rgb(0 0 0 / .5)',
  'e-up': '0 -1px 0 var(--line)',
} as const

/** Share of a brand's own colour in those that a dark page has of it, the rest being black or white. */
const DERIVED: readonly (readonly [from: string, to: string, share: number, rest: 0 | 255])[] = [
  ['sambal', 'sambal-50', 0.28, 0],
  ['sambal', 'sambal-100', 0.4, 0],
  ['sambal', 'sambal-ground', 0.55, 0],
  ['sambal-600', 'sambal-600', 0.8, 0],
  ['sambal', 'sambal-ink', 0.5, 255],
  ['sambal', 'sambal-700', 0.45, 255],
  ['band', 'band', 0.18, 0],
  ['hero', 'hero', 0.25, 0],
]

function mix(color: string, share: number, rest: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * share + rest * (1 - share)))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The dark colours of a brand: its own, else made of its light ones, else the shop's. */
export function darkColors(light: Values, dark: Values = {}): Readonly<Record<keyof typeof shopDark, string>> {
  const derived = DERIVED.flatMap(([from, to, share, rest]) => (light[from] ? [[to, mix(light[from], share, rest)] as const] : []))
  return { ...shopDark, ...Object.fromEntries(derived), ...dark }
}
