import { darkColors, darkShadows } from './dark-colors.ts'
import { tokens, withBrand } from './tokens.ts'

type Values = Readonly<Record<string, string>>

const variables = (values: Values, prefix = '') => Object.entries(values).map(([name, value]) => `  --${prefix}${name}: ${value};`)

function toRules(brand: Values, brandDark: Values): { readonly light: string; readonly dark: string } {
  // A radius may have the name of a colour.
  const light = Object.entries({ ...tokens, colors: withBrand(brand) }).flatMap(([group, values]) =>
    variables(values, group === 'radii' ? 'r-' : ''),
  )
  const dark = ['  color-scheme: dark;', ...variables(darkColors(brand, brandDark)), ...variables(darkShadows)]
  return { light: light.join('\n'), dark: dark.join('\n') }
}

/** A share of the colour of texts, on the ground of cards. */
const share = (percent: number) => `color-mix(in srgb, var(--ink) ${percent}%, var(--surface))`

/** For a shopper who asks for more contrast, on light pages and dark ones: texts beside others, lines, and the edges of cards in place of shadows. */
const MORE_CONTRAST: Values = {
  'ink-2': 'var(--ink)',
  'ink-3': share(85),
  'disabled-fg': share(65),
  ...Object.fromEntries(['line', 'line-soft', 'edge', 'faint', 'mute'].map((name) => [name, share(60)])),
  'line-strong': share(85),
  e1: '0 0 0 1px var(--line)',
  e2: '0 0 0 1px var(--line)',
}
const stronger = `@media screen and (prefers-contrast: more) {\n:root {\n${variables(MORE_CONTRAST).join('\n')}\n}\n}\n`

/** A `:root` rule with the colours of a brand, and one for a dark page, whose attribute `theme-script.ts` sets. Paper is always light. */
export function tokensCss(brand: Values, brandDark: Values = {}): string {
  const { light, dark } = toRules(brand, brandDark)
  return `:root {\n${light}\n}\n@media not print {\n[data-theme=dark] {\n${dark}\n}\n}\n${stronger}`
}

/** The same for tools, which are dark where the system is. */
export function systemTokensCss(brand: Values, brandDark: Values = {}): string {
  const { light, dark } = toRules(brand, brandDark)
  return `:root {\n${light}\n}\n@media screen and (prefers-color-scheme: dark) {\n:root {\n${dark}\n}\n}\n`
}
