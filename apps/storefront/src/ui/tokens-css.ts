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

/** A `:root` rule with the colours of a brand, and one for a dark page, whose attribute `theme-script.ts` sets. Paper is always light. */
export function tokensCss(brand: Values, brandDark: Values = {}): string {
  const { light, dark } = toRules(brand, brandDark)
  return `:root {\n${light}\n}\n@media not print {\n[data-theme=dark] {\n${dark}\n}\n}\n`
}

/** The same for tools, which are dark where the system is. */
export function systemTokensCss(brand: Values, brandDark: Values = {}): string {
  const { light, dark } = toRules(brand, brandDark)
  return `:root {\n${light}\n}\n@media screen and (prefers-color-scheme: dark) {\n:root {\n${dark}\n}\n}\n`
}
