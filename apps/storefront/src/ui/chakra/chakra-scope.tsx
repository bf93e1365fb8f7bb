import { ChakraProvider, createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { LIMITS } from '@nusaria/contracts/limits'
import { createContext, type ReactNode, useContext } from 'react'
import { tokens } from '../tokens.ts'
import { dialogRecipe, drawerRecipe } from './overlay-recipes.ts'

/** The CSS variables of tokens: on a dark page they have other values. */
function variables<T extends Readonly<Record<string, string>>>(values: T, prefix = ''): Record<keyof T, { value: string }> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, { value: `var(--${prefix}${name})` }])) as Record<
    keyof T,
    { value: string }
  >
}

/**
 * Chakra with the shop's tokens and no more recipes than the shop uses. The reset and the variables that paint are in the first CSS, so its
 * preflight is off; prefix and root aren't in the base config and must be named.
 */
const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    cssVarsPrefix: 'nu',
    cssVarsRoot: ':where(:root, :host)',
    theme: {
      breakpoints: { md: `${LIMITS.mobileBreakpoint}px`, lg: `${LIMITS.desktopMinWidth}px` },
      tokens: {
        colors: variables(tokens.colors),
        radii: variables(tokens.radii, 'r-'),
        shadows: variables(tokens.shadows),
        durations: variables(tokens.durations),
        easings: variables(tokens.easings),
        fonts: variables(tokens.fonts),
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

const InsideChakraScope = createContext(false)

/** Gives what behaves its theme, right where it is: a late provider around the app would remount it. Islands inside one share its theme. */
export function ChakraScope({ children }: { readonly children: ReactNode }) {
  if (useContext(InsideChakraScope)) return children
  return (
    <InsideChakraScope.Provider value={true}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </InsideChakraScope.Provider>
  )
}
