import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { LIMITS } from '@nusaria/contracts/limits'
import { tokens } from '../tokens.ts'
import { dialogRecipe, drawerRecipe } from './overlay-recipes.ts'

function tokenValues<T extends Readonly<Record<string, string>>>(values: T): Record<keyof T, { value: string }> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as Record<keyof T, { value: string }>
}

/**
 * Chakra with the shop's tokens and no more recipes than the shop uses. The reset and the variables that paint are in the first CSS, so its
 * preflight is off; prefix and root aren't in the base config and must be named.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    cssVarsPrefix: 'nu',
    cssVarsRoot: ':where(:root, :host)',
    theme: {
      breakpoints: { md: `${LIMITS.mobileBreakpoint}px`, lg: `${LIMITS.desktopMinWidth}px` },
      tokens: {
        colors: tokenValues(tokens.colors),
        radii: tokenValues(tokens.radii),
        shadows: tokenValues(tokens.shadows),
        durations: tokenValues(tokens.durations),
        easings: tokenValues(tokens.easings),
        fonts: tokenValues(tokens.fonts),
      },
      keyframes: {
        'fade-in': { from: { opacity: 0 } },
        'fade-out': { to: { opacity: 0 } },
        'zoom-in': { from: { opacity: 0, transform: 'scale(.96)' } },
        'slide-up': { from: { transform: 'translateY(100%)' } },
        'slide-down': { to: { transform: 'translateY(100%)' } },
      },
      slotRecipes: {
        dialog: dialogRecipe,
        drawer: drawerRecipe,
      },
    },
  }),
)
