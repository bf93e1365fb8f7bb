import { colors } from '../../../../../brand/nusaria/brand.ts'

/**
 * Every raw value of the look, once. `tokens-css.ts` writes them as CSS variables (`--sambal-50`), `chakra/system.ts` hands the same
 * to Chakra (`bg: 'sambal-50'`). Lengths are in rem, so that the mobile root size scales the page.
 */
const shopColors = {
  paper: '#FBF7F2',
  surface: '#FFFFFF',
  sunken: '#F4EDE4',
  line: '#EBE2D7',
  'line-soft': '#DED3C5',
  'line-strong': '#8F8474',
  'ink-surface': '#241F19',
  ink: '#1F1B16',
  'ink-2': '#574E43',
  'ink-3': '#6E6355',
  'on-dark': '#FFFFFF',
  'on-dark-2': '#C9BEAF',
  'disabled-fg': '#A39888',
  'sambal-50': '#FDECE7',
  'sambal-100': '#FAD5CB',
  sambal: '#CB3721',
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
  pandan: '#2E7D4F',
  'pandan-ink': '#25703F',
  'nila-50': '#E8EEF8',
  nila: '#2C4C7E',
  scrim: 'rgba(31, 27, 22, .56)',
  band: '#F8EBD3',
  hero: '#FBE0A6',
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
  shadows: {
    e1: '0 1px 2px rgba(60, 38, 16, .06), 0 0 0 1px rgba(60, 38, 16, .04)',
    e2: '0 2px 4px rgba(60, 38, 16, .05), 0 .5rem 1.5rem -.375rem rgba(60, 38, 16, .12)',
    e3: '0 .5rem 1rem -.25rem rgba(60, 38, 16, .10), 0 1.5rem 3.5rem -.75rem rgba(60, 38, 16, .26)',
    'e-up': '0 -1px 0 rgba(60, 38, 16, .07), 0 -.5rem 1.5rem -.5rem rgba(60, 38, 16, .10)',
    focus: '0 0 0 2px #FFFFFF, 0 0 0 4px #1F1B16',
  },
  durations: { fast: '120ms', base: '200ms', slow: '320ms' },
  easings: { ease: 'cubic-bezier(.2, .8, .2, 1)', 'ease-exit': 'cubic-bezier(.4, 0, 1, 1)' },
  fonts: {
    font: '"Plus Jakarta Sans Variable", "Jakarta Arial", "Jakarta Roboto", "Jakarta DejaVu", "Noto Sans SC", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif',
  },
} as const

type Colors = Readonly<Record<keyof typeof shopColors, string>>

/** The shop's colours, some of them replaced by a brand's. */
function withBrand(brand: Readonly<Record<string, string>>): Colors {
  return { ...shopColors, ...brand }
}

/** Groups whose names are part of their CSS variables, since colours have the same names. */
const prefixes: Readonly<Record<string, string>> = { radii: 'r-' }

/** The tokens as a `:root` rule, with the colours of a brand. */
export function tokensCss(brand: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ ...tokens, colors: withBrand(brand) }).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => `  --${prefixes[group] ?? ''}${name}: ${value};`),
  )
  return `:root {\n${lines.join('\n')}\n}\n`
}
