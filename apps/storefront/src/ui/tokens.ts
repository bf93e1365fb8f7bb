import { colors } from '../../brand.ts'

/**
 * Every raw value of the look, once: CSS variables (`--sambal-50`) that Chakra has by the same names. Lengths are in rem, so that the mobile
 * root size scales the page. Names that end in `-ink` are for text; those without are fills, the same on a dark page (`dark-colors.ts`).
 */
const shopColors = {
  paper: '#FBF7F2',
  surface: '#FFFFFF',
  /** A surface above others: dialogs, sheets, menus. */
  raised: '#FFFFFF',
  sunken: '#F4EDE4',
  bone: '#F1E9DF',
  'bone-2': '#FAF5EE',
  line: '#EBE2D7',
  rail: '#E6DCCF',
  edge: '#D9CDBE',
  faint: '#CFC3B4',
  mute: '#BDB1A1',
  'line-soft': '#DED3C5',
  'line-strong': '#8F8474',
  'ink-surface': '#241F19',
  ink: '#1F1B16',
  'ink-2': '#574E43',
  'ink-3': '#6E6355',
  /** On kunyit and what else is bright on every page. */
  'on-bright': '#1F1B16',
  'on-dark': '#FFFFFF',
  'on-dark-2': '#C9BEAF',
  'disabled-fg': '#A39888',
  'sambal-50': '#FDECE7',
  'sambal-100': '#FAD5CB',
  sambal: '#CB3721',
  'sambal-ink': 'var(--sambal)',
  /** A large part of a page. */
  'sambal-ground': 'var(--sambal)',
  'sambal-600': '#B52D19',
  'sambal-700': '#A62A18',
  'sambal-900': '#6E1B0F',
  'error-50': '#FDECE7',
  error: '#CB3721',
  'error-700': '#A62A18',
  'kunyit-50': '#FFF3D6',
  'kunyit-200': '#FBDB94',
  kunyit: '#F2A81D',
  'kunyit-ink': '#7D4E00',
  'pandan-50': '#E5F3EA',
  'pandan-200': '#A9CFB8',
  pandan: '#2E7D4F',
  'pandan-ink': '#25703F',
  'nila-50': '#E8EEF8',
  nila: '#2C4C7E',
  'nila-ink': 'var(--nila)',
  scrim: 'rgba(31, 27, 22, .56)',
  /** Paper under the scrim, where nothing can be laid over it. */
  behind: 'color-mix(in srgb, #1F1B16 56%, var(--paper))',
  /** On pictures, below dark signs. */
  glass: 'rgba(255, 255, 255, .92)',
  /** Over bright fills that a dark page has no fill for. */
  shade: '#0000',
  band: '#F8EBD3',
  hero: '#FBE0A6',
  silver: '#CFC6BA',
  bronze: '#D79B6C',
} as const

export const tokens = {
  colors: withBrand(colors),
  radii: {
    tag: '.375rem',
    sm: '.5rem',
    md: '.75rem',
    lg: '1rem',
    dialog: '1.25rem',
    xl: '1.5rem',
    full: '62.4375rem',
  },
  /** For `rgb(var(--night) / 40%)`: over pictures and pages, and for shadows. */
  channels: { night: '31 27 22', shadow: '60 38 16' },
  shadows: {
    e1: '0 1px 2px rgba(60, 38, 16, .06), 0 0 0 1px rgba(60, 38, 16, .04)',
    e2: '0 2px 4px rgba(60, 38, 16, .05), 0 .5rem 1.5rem -.375rem rgba(60, 38, 16, .12)',
    e3: '0 .5rem 1rem -.25rem rgba(60, 38, 16, .10), 0 1.5rem 3.5rem -.75rem rgba(60, 38, 16, .26)',
    'e-up': '0 -1px 0 rgba(60, 38, 16, .07), 0 -.5rem 1.5rem -.5rem rgba(60, 38, 16, .10)',
    focus: '0 0 0 2px var(--surface), 0 0 0 4px var(--ink)',
  },
  /** What moves over a part that loads. */
  images: { shine: 'linear-gradient(100deg, var(--bone) 30%, var(--bone-2) 50%, var(--bone) 70%) 0 0 / 240% 100%' },
  durations: { fast: '120ms', base: '200ms', slow: '320ms' },
  easings: { ease: 'cubic-bezier(.2, .8, .2, 1)', 'ease-exit': 'cubic-bezier(.4, 0, 1, 1)' },
  fonts: {
    font: '"Plus Jakarta Sans Variable", "Jakarta Arial", "Jakarta Roboto", "Jakarta DejaVu", "Noto Sans SC", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif',
  },
} as const

export type ColorName = keyof typeof shopColors
type Colors = Readonly<Record<ColorName, string>>

/** The shop's colours, some of them replaced by a brand's. */
export function withBrand(brand: Readonly<Record<string, string>>): Colors {
  return { ...shopColors, ...brand }
}
